import Foundation
import TestSupport
import Testing

@Suite("libclang") struct LibraryTests {
    /// A version that Debian installs, beside that of the toolchain.
    private static let installed = (14...30).lazy
        .map { "/usr/lib/llvm-\($0)" }
        .first { FileManager.default.fileExists(atPath: $0 + "/lib/libclang.so.1") }

    private static let goldens = ["headers-of-2014", "headers-of-2020", "headers-styles"]

    private func inspect(_ golden: String, library: String?) throws -> ProcessResult {
        let tool = try #require(builtTool)
        let folder = repositoryRoot.appending(path: "Tests/Golden/\(golden)")
        return try run(
            [tool, "inspect", "input", "--format", "json"],
            environment: ["LIBCLANG_PATH": library],
            directory: folder
        )
    }

    @Test(
        "another version reads the same model",
        .enabled(if: installed != nil, "libclang-14-dev isn't installed"),
        arguments: goldens
    )
    func versions(golden: String) throws {
        let library = try #require(Self.installed) + "/lib/libclang.so.1"
        let own = try inspect(golden, library: nil)
        let other = try inspect(golden, library: library)
        #expect(own.succeeded && own.output == other.output)
    }

    @Test("a library that can't be loaded is an error that says what to install") func missing()
        throws
    {
        let result = try inspect("headers-styles", library: "/none/libclang.so")
        #expect(result.status == 1)
        #expect(result.stderr.contains("[objc.no-libclang]"))
        #expect(result.stderr.contains("apt-get install libclang1"))
    }

    @Test(
        "its own header declares the same interface",
        .enabled(if: installed != nil, "libclang-14-dev isn't installed")
    )
    func interface() throws {
        let include = try #require(Self.installed) + "/include"
        let result = try run([
            "clang", "-fsyntax-only", "-I", include, "-I",
            repositoryRoot.appending(path: "Sources/CClangIndex/include").path,
            repositoryRoot.appending(path: "Tests/ObjCHeaderReaderTests/Interface/compare.c").path,
        ])
        #expect(result.succeeded, "\(result.stderr)")
    }
}

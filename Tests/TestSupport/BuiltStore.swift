import Foundation

/// The libraries for generated code, built next to the tool, for compilers that a test runs.
public struct BuiltStore {
    private let products: URL

    /// `nil` if the tool hasn't been built.
    public init?() {
        guard let builtTool else { return nil }
        products = URL(fileURLWithPath: builtTool).deletingLastPathComponent()
    }

    /// The compiler options for importing the libraries.
    public var importOptions: [String] {
        let folders = [
            products.appending(path: "Modules"), repositoryRoot.appending(path: "Sources/CSQLite"),
        ]
        return folders.flatMap { ["-I", $0.path] } + macroOptions
    }

    /// The program that expands the library's macros. SwiftPM passes it to targets that use the library.
    private var macroOptions: [String] {
        let program = products.appending(path: "ModelStoreMacros-tool").path
        let isBuilt = FileManager.default.isExecutableFile(atPath: program)
        return isBuilt ? ["-load-plugin-executable", "\(program)#ModelStoreMacros"] : []
    }

    /// Compiles files to a program that uses the store, in the language mode of Swift 6.
    ///
    /// - Parameters:
    ///   - others: other libraries than the store. For example: `["ModelStoreTesting"]`.
    ///   - folder: the folder of the program, and of relative paths.
    public func compile(
        _ files: [String],
        to program: String = "program",
        options: [String] = [],
        and others: [String] = [],
        in folder: TemporaryFolder
    ) throws -> ProcessResult {
        let fixed = ["swiftc", "-swift-version", "6", "-module-name", "Program", "-o", program]
        let libraries = try importOptions + linkOptions(and: others)
        return try run(fixed + options + files + libraries, directory: folder.url)
    }

    /// The options for linking a program, which may use other libraries than the store.
    public func linkOptions(and others: [String] = []) throws -> [String] {
        let objects = try (["ModelStore", "ModelTypes"] + others).flatMap { library in
            let folder = products.appending(path: "\(library).build").path
            return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
                .filter { $0.hasSuffix(".swift.o") }.map { "\(folder)/\($0)" }
        }
        return objects + ["-lsqlite3"]
    }
}

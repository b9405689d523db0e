import CClangIndex
import Files

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Loads libclang: the library that `LIBCLANG_PATH` names, that of the Swift toolchain, or the system's.
func loadLibclang() throws(LibclangProblem) -> Libclang {
    guard clang_index_can_load() != 0 else {
        throw .unavailable("this 'modelgen' is linked statically, and can't load libraries")
    }
    if let path = getenv("LIBCLANG_PATH").map({ String(cString: $0) }), !path.isEmpty {
        return try Libclang(path: isFolder(path) ? "\(path)/\(libraryNames[0])" : path)
    }
    for path in toolchainPaths() + systemPaths {
        if let library = try? Libclang(path: path) { return library }
    }
    throw .unavailable("there is none")
}

#if canImport(Darwin)
    private let libraryNames = ["libclang.dylib"]
#else
    private let libraryNames = ["libclang.so", "libclang.so.1"]
#endif

/// The newest version that is looked for by its number.
private let newestVersion = 30

/// The paths in the toolchain whose runtime this process has loaded, and in those of `PATH`.
private func toolchainPaths() -> [String] {
    var folders: [String] = []
    if let runtime = clang_index_runtime_path().map({ String(cString: $0) }),
        let end = runtime.utf8Range(of: "/lib/swift/")
    {
        folders.append(String(runtime[..<end]) + "/lib")
    }
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    for folder in path.split(separator: ":") {
        guard let resolved = realpath("\(folder)/swiftc", nil) else { continue }
        defer { free(resolved) }
        let parts = String(cString: resolved).split(separator: "/").dropLast(2)
        folders.append("/" + parts.joined(separator: "/") + "/lib")
    }
    return folders.flatMap { folder in libraryNames.map { "\(folder)/\($0)" } }.filter(exists)
}

/// Names that the system's loader looks up, and the folders of packages that it doesn't know.
private var systemPaths: [String] {
    #if canImport(Darwin)
        return [
            "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib",
            "/Library/Developer/CommandLineTools/usr/lib", "/opt/homebrew/opt/llvm/lib",
            "/usr/local/opt/llvm/lib",
        ].map { $0 + "/libclang.dylib" }
    #else
        let versions = stride(from: newestVersion, through: 14, by: -1)
        return versions.flatMap { version in
            [
                "libclang-\(version).so.1", "libclang.so.\(version)",
                "/usr/lib/llvm-\(version)/lib/libclang.so.1",
                "/usr/lib/llvm\(version)/lib/libclang.so",
            ]
        } + ["libclang.so.1", "libclang.so"]
    #endif
}

extension String {
    /// The start of the last occurrence of a text.
    fileprivate func utf8Range(of text: String) -> String.Index? {
        indices.reversed().first { self[$0...].hasPrefix(text) }
    }
}

import Foundation

/// The libraries of generated code as they were built beside the tool, for compilers that a test
/// starts.
public struct BuiltStore {
    private let products: URL

    /// `nil` if the tool hasn't been built.
    public init?() {
        guard let builtTool else { return nil }
        products = URL(fileURLWithPath: builtTool).deletingLastPathComponent()
    }

    /// What a compiler needs to import the libraries.
    public var importOptions: [String] {
        let folders = [
            products.appending(path: "Modules"), repositoryRoot.appending(path: "Sources/CSQLite"),
        ]
        return folders.flatMap { ["-I", $0.path] }
    }

    /// What a program is linked with.
    public func linkOptions() throws -> [String] {
        let objects = try ["ModelStore", "ModelTypes"].flatMap { library in
            let folder = products.appending(path: "\(library).build").path
            return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
                .filter { $0.hasSuffix(".swift.o") }.map { "\(folder)/\($0)" }
        }
        return objects + ["-lsqlite3"]
    }
}

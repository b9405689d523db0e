import Foundation
import TestSupport

extension Gate {
    /// Runs a program over the classes in a folder, or over the sample's own.
    ///
    /// - Parameters:
    ///   - program: a file of `samples/run/programs`.
    ///   - model: the file of `samples/run` that describes the classes to Core Data.
    static func run(
        program: String,
        model: String = "Library",
        classes folder: URL? = nil
    ) throws -> ProcessResult {
        let classes = try folder.map(swiftFiles) ?? files(in: "samples/good")
        let names = ["programs/\(program)", model, "Descriptions"]
        let files = names.map { path("samples/run/\($0).swift") }
        return try TestSupport.run([path("run/run.sh")] + files + classes)
    }

    static func files(in relativePath: String) throws -> [String] {
        try swiftFiles(in: folder.appending(path: relativePath))
    }

    static func swiftFiles(in folder: URL) throws -> [String] {
        try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .map { $0.path(percentEncoded: false) }
            .sorted()
    }
}

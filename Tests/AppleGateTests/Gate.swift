import Foundation
import TestSupport

/// The scripts under test and their samples.
enum Gate {
    static let folder = repositoryRoot.appending(path: "Tests/AppleGate")

    /// The scripts stand in for an Apple system: on one, the real frameworks are there.
    static var isSupported: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    static func check(_ arguments: [String], directory: URL? = nil) throws -> ProcessResult {
        try TestSupport.run([path("gate.sh")] + arguments, directory: directory)
    }

    /// Runs a program of `samples/run/programs` together with the good sample.
    /// Runs a program over the classes in a folder, or over the sample's own.
    static func run(program: String, classes folder: URL? = nil) throws -> ProcessResult {
        let classes = try folder.map(swiftFiles) ?? files(in: "samples/good")
        let main = path("samples/run/programs/\(program).swift")
        let library = path("samples/run/Library.swift")
        return try TestSupport.run([path("run/run.sh"), main, library] + classes)
    }

    static func path(_ relativePath: String) -> String {
        folder.appending(path: relativePath).path(percentEncoded: false)
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

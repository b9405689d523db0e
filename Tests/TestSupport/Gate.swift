import Foundation

/// The scripts that compile and run code for Core Data on Linux.
public enum Gate {
    public static let folder = repositoryRoot.appending(path: "Tests/AppleGate")

    /// The scripts replace an Apple system, which has the real frameworks.
    public static var isSupported: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// Compiles files for an Apple target.
    public static func check(_ arguments: [String], directory: URL? = nil) throws -> ProcessResult {
        try run([path("gate.sh")] + arguments, directory: directory)
    }

    /// Compiles folders for an Apple target, each as a module.
    public static func check(modules: [String], options: [String] = []) throws -> ProcessResult {
        let folder = try TemporaryFolder()
        let list = try folder.write(modules.joined(separator: "\n") + "\n", to: "modules.txt")
        return try withExtendedLifetime(folder) { try check(options + ["--batch", list.path]) }
    }

    /// Compiles folders with code for SwiftData, each as a module, against a stub.
    /// - Parameter isIsolated: Whether the modules default to the main actor.
    public static func checkSwiftData(modules: [String], isIsolated: Bool = false) throws
        -> ProcessResult
    {
        try run(
            [path("swiftdata/swiftdata.sh"), "check"] + (isIsolated ? ["--isolated"] : []) + modules
        )
    }

    public static func path(_ relativePath: String) -> String {
        folder.appending(path: relativePath).path(percentEncoded: false)
    }
}

import Foundation
import TestSupport
import Testing

/// The built command line tool.
enum Modelgen {
    static func run(
        _ arguments: [String],
        environment: [String: String?] = [:],
        directory: URL
    ) throws -> ProcessResult {
        let tool = try #require(executable, "modelgen is not built; MODELGEN can name another one")
        return try TestSupport.run(
            [tool] + arguments,
            environment: environment,
            directory: directory
        )
    }

    /// The tool that `MODELGEN` in the environment names, or the one beside the test bundle.
    private static let executable: String? =
        ProcessInfo.processInfo.environment["MODELGEN"]
        ?? startingPoints.lazy
        .compactMap(toolAbove)
        .first

    /// Paths inside the build products. The test bundle is an argument of its runner on Apple systems.
    private static var startingPoints: [URL] {
        let paths =
            [Bundle.main.executablePath].compactMap(\.self) + ProcessInfo.processInfo.arguments
        return paths.filter { $0.hasPrefix("/") }.map { URL(fileURLWithPath: $0) }
    }

    private static func toolAbove(_ start: URL) -> String? {
        var folder = start
        for _ in 0..<5 {
            folder.deleteLastPathComponent()
            let tool = folder.appending(path: "modelgen").path
            if isExecutableFile(tool) { return tool }
        }
        return nil
    }

    private static func isExecutableFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
    }
}

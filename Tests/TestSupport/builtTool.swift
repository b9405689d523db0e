import Foundation

/// The path of the built `modelgen`; `nil` if it hasn't been built.
///
/// The environment variable `MODELGEN` overrides it. Otherwise, it's searched for above the test
/// bundle, which on Apple systems is an argument of its runner.
public let builtTool: String? =
    ProcessInfo.processInfo.environment["MODELGEN"]
    ?? startingPoints.lazy.compactMap(toolAbove).first

/// Paths inside the build products.
private var startingPoints: [URL] {
    let paths = [Bundle.main.executablePath].compactMap(\.self) + ProcessInfo.processInfo.arguments
    return paths.filter { $0.hasPrefix("/") }.map { URL(fileURLWithPath: $0) }
}

private func toolAbove(_ start: URL) -> String? {
    var folder = start
    for _ in 0..<5 {
        folder.deleteLastPathComponent()
        let tool = folder.appending(path: "modelgen").path
        if isExecutableFile(tool) { return tool }
    }
    return nil
}

private func isExecutableFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
}

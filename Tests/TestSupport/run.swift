import Foundation

/// Runs a command and waits for its end.
///
/// For example: `try run(["git", "--version"]).stdout`. The first element is searched for in `PATH`
/// unless it contains a slash. `environment` is merged into the environment of the test process; a
/// `nil` value removes the variable.
@discardableResult
public func run(
    _ command: [String],
    environment: [String: String?] = [:],
    directory: URL? = nil
) throws -> ProcessResult {
    let files = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = overlaid(environment)
    process.currentDirectoryURL = directory
    process.standardInput = FileHandle.nullDevice
    // Files rather than pipes: a pipe that isn't read blocks the process.
    let stdout = try files.handle("stdout")
    let stderr = try files.handle("stderr")
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    process.waitUntilExit()
    return ProcessResult(
        status: process.terminationReason == .exit
            ? process.terminationStatus : -process.terminationStatus,
        stdout: try files.text("stdout"),
        stderr: try files.text("stderr")
    )
}

private func overlaid(_ changes: [String: String?]) -> [String: String] {
    changes.reduce(into: ProcessInfo.processInfo.environment) { result, change in
        result[change.key] = change.value
    }
}

extension TemporaryFolder {
    fileprivate func handle(_ name: String) throws -> FileHandle {
        try FileHandle(forWritingTo: write("", to: name))
    }

    fileprivate func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }
}

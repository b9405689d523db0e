import Foundation
import TestSupport

/// The result of `modelgen generate` for a case.
struct GoldenRun {
    let status: Int32
    let stderr: String
    let written: FolderContents
    /// All files in the output folder after the run, including hidden ones.
    let writtenNames: [String]

    /// Runs the tool in the case's folder, which keeps paths in diagnostics short and equal on all
    /// machines.
    init(_ golden: GoldenCase) throws {
        try self.init(golden, in: golden.folder, output: TemporaryFolder(name: golden.fileName))
    }

    /// Runs the tool in `directory`, a folder above the case's `input`.
    init(
        _ golden: GoldenCase,
        in directory: URL,
        output: TemporaryFolder,
        environment: [String: String?] = [:]
    ) throws {
        let generated = output.url.appending(path: "Generated", directoryHint: .isDirectory)
        let inputs = try golden.inputs().map { relativePath(of: golden.file($0), in: directory) }
        let arguments = ["generate"] + inputs + ["--output", generated.path]
        let result = try Modelgen.run(
            arguments + golden.generateArguments(),
            environment: environment,
            directory: directory
        )
        status = result.status
        stderr = result.stderr
        written = try FolderContents(of: generated)
        writtenNames = try FolderContents(of: generated, withHidden: true).names
    }

    /// The diagnostics on standard error, without the summary.
    var diagnostics: String {
        let marks = [": error: ", ": warning: ", ": note: "]
        let lines = stderr.split(separator: "\n").filter { line in
            marks.contains { line.contains($0) }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

/// The model as `modelgen inspect` prints it.
func inspectedModel(of golden: GoldenCase) throws -> ProcessResult {
    let arguments = try ["inspect", golden.input(), "--format", "json"] + golden.inspectArguments()
    return try Modelgen.run(arguments, directory: golden.folder)
}

private func relativePath(of file: URL, in directory: URL) -> String {
    let folder = directory.path + (directory.path.hasSuffix("/") ? "" : "/")
    return file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.path
}

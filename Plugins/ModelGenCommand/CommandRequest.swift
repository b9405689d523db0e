import Foundation
import PackagePlugin

/// The arguments of `swift package modelgen`.
struct CommandRequest {
    /// `generate` or `check`.
    let command: String
    /// The selected targets of the package; empty for all targets.
    let targets: [String]
    /// The options that are passed on to the tool.
    let options: [String]

    /// - Parameter command: The command to run if the arguments don't contain one.
    init(_ arguments: [String], orElse command: String? = nil) throws {
        var extractor = ArgumentExtractor(arguments)
        let named = extractor.extractOption(named: "package-target")
        // For the tool, `--target` selects the platform of the code. Xcode's dialog passes the
        // selected targets under the same name.
        let all = extractor.extractOption(named: "target")
        let codeTargets = all.filter { ["coredata", "sqlite"].contains($0) }
        targets = named + all.filter { !codeTargets.contains($0) }
        let rest = extractor.remainingArguments
        guard let word = rest.first ?? command, ["generate", "check"].contains(word) else {
            throw CommandError(
                "usage: swift package modelgen generate|check [--package-target NAME]… [OPTION]…"
            )
        }
        self.command = word
        options = rest.dropFirst() + codeTargets.flatMap { ["--target", $0] }
    }

    /// Runs the tool for every configuration, even if it fails for another one. It runs in the root
    /// folder, because paths are relative to it.
    func run(tool: URL, with folders: [ConfiguredFolder], in root: URL) throws {
        var failed: [String] = []
        for folder in folders {
            let line = [command, "--config", folder.configuration(in: root)] + options
            if try !succeeds(tool, line, in: root) { failed.append(folder.name) }
        }
        guard failed.isEmpty else {
            throw CommandError("\(command) failed for \(failed.joined(separator: ", "))")
        }
    }

    private func succeeds(_ tool: URL, _ arguments: [String], in folder: URL) throws -> Bool {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 0
    }
}

/// The reason why the command couldn't be carried out.
struct CommandError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}

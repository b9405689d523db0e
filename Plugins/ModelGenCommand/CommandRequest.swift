import Foundation
import PackagePlugin

/// What `swift package modelgen` is asked for.
struct CommandRequest {
    /// `generate` or `check`.
    let command: String
    /// The targets of the package that are meant; all, if it's empty.
    let targets: [String]
    /// What the tool gets.
    let options: [String]

    /// - Parameter command: what is done if the arguments name no command.
    init(_ arguments: [String], orElse command: String? = nil) throws {
        var extractor = ArgumentExtractor(arguments)
        let named = extractor.extractOption(named: "package-target")
        // For the tool, `--target` says what the code is for. Xcode's dialog passes the targets that are
        // chosen in it under the same name.
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

    /// Runs the tool with every configuration, whatever it says of the others, in the root folder: what
    /// it names is found from there.
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

/// What keeps the command from being carried out.
struct CommandError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}

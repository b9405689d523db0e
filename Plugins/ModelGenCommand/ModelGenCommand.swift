import Foundation
import PackagePlugin

/// `swift package modelgen generate | check`: code that is checked in, for the targets that have a
/// configuration.
@main
struct ModelGenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let rest = extractor.remainingArguments
        guard let command = rest.first, ["generate", "check"].contains(command) else {
            throw CommandError(
                "usage: swift package modelgen generate|check [--target TARGET]… [OPTION]…"
            )
        }
        let targets =
            names.isEmpty ? context.package.targets : try context.package.targets(named: names)
        let configured = targets.filter { FileManager.default.fileExists(atPath: $0.configuration) }
        guard !configured.isEmpty else {
            throw CommandError("no target has a modelgen.json beside its sources")
        }
        // The tool that reads Swift, too.
        let tool = try context.tool(named: "modelgen-swift").url
        var failed: [String] = []
        for target in configured {
            let line = [command, "--config", target.configuration] + rest.dropFirst()
            if try !succeeds(tool, line, in: target.directoryURL) { failed.append(target.name) }
        }
        guard failed.isEmpty else {
            throw CommandError("\(command) failed for \(failed.joined(separator: ", "))")
        }
    }

    /// Runs the tool in the folder of the target, where its output belongs.
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

extension Target {
    fileprivate var configuration: String {
        directoryURL.appendingPathComponent("modelgen.json").path
    }
}

/// What keeps the command from being carried out.
private struct CommandError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}

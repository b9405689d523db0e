import Foundation
import PackagePlugin

/// `swift package modelgen generate | check`: code that is checked in, for the folders that have a
/// configuration.
@main
struct ModelGenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let request = try CommandRequest(arguments)
        let folders = Dictionary(
            context.package.targets.map { ($0.name, $0.directoryURL) }
        ) { first, _ in first }
        try request.run(
            // The tool that reads Swift, too.
            tool: context.tool(named: "modelgen-swift").url,
            with: ConfiguredFolder.all(
                root: context.package.directoryURL,
                targets: folders,
                request
            ),
            in: context.package.directoryURL
        )
    }
}

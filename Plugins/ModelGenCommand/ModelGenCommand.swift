import Foundation
import PackagePlugin

/// `swift package modelgen generate` and `check`: checked-in code, for all folders with a
/// configuration.
@main
struct ModelGenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let request = try CommandRequest(arguments)
        let folders = Dictionary(
            context.package.targets.map { ($0.name, $0.directoryURL) }
        ) { first, _ in first }
        try request.run(
            // This tool can also read Swift files.
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

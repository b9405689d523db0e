import Foundation
import PackagePlugin

/// Generates Swift code for the models of a target, as part of every build.
@main
struct ModelGenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let place = TargetPlace(
            name: target.name,
            folder: target.directoryURL,
            root: context.package.directoryURL,
            targets: context.package.targets.map(\.directoryURL),
            compiled: target.sourceFiles(withSuffix: ".swift").map(\.url)
        )
        return try EmitCall(for: place).map { call in
            [
                try call.command(
                    workFolder: context.pluginWorkDirectoryURL,
                    tool: { try context.tool(named: $0).url }
                )
            ]
        } ?? []
    }
}

#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension ModelGenPlugin: XcodeBuildToolPlugin {
        /// A target of an Xcode project has no folder of its own: that with its name is looked into,
        /// else that of the project.
        func createBuildCommands(
            context: XcodePluginContext,
            target: XcodeTarget
        ) throws -> [Command] {
            let project = context.xcodeProject.directoryURL
            let folder = project.appendingPathComponent(target.displayName)
            let place = TargetPlace(
                name: target.displayName,
                folder: folder.isFolder ? folder : project,
                compiled: target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
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
#endif

#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension ModelGenPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(
            context: XcodePluginContext,
            target: XcodeTarget
        ) throws -> [Command] {
            let project = context.xcodeProject
            let place = TargetPlace(
                name: target.displayName,
                folder: project.folder(of: target) ?? project.directoryURL,
                root: project.directoryURL,
                targets: project.targets.compactMap(project.folder),
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

    extension XcodeProject {
        /// Returns the folder with the name of a target, which doesn't specify one; `nil` if it
        /// doesn't exist.
        fileprivate func folder(of target: XcodeTarget) -> URL? {
            let folder = directoryURL.appendingPathComponent(target.displayName)
            return folder.isFolder ? folder : nil
        }
    }
#endif

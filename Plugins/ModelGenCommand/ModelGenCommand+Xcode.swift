#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension ModelGenCommand: XcodeCommandPlugin {
        /// Xcode's dialog starts without arguments, which means `generate`.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let request = try CommandRequest(arguments, orElse: "generate")
            let project = context.xcodeProject
            // A target of a project doesn't have a folder, so the one with its name is used.
            let folders = project.targets.map { target in
                (
                    target.displayName,
                    project.directoryURL.appendingPathComponent(target.displayName)
                )
            }
            try request.run(
                tool: context.tool(named: "modelgen-swift").url,
                with: ConfiguredFolder.all(
                    root: project.directoryURL,
                    targets: Dictionary(folders) { first, _ in first },
                    request
                ),
                in: project.directoryURL
            )
        }
    }
#endif

#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension ModelGenCommand: XcodeCommandPlugin {
        /// Without arguments, as the dialog of Xcode begins, it generates.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let request = try CommandRequest(arguments, orElse: "generate")
            let project = context.xcodeProject
            // A target of a project has no folder of its own: that with its name is looked into.
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

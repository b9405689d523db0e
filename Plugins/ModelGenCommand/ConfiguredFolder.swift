import Foundation

/// A folder with a `modelgen.json`, which belongs to the package or to a target.
struct ConfiguredFolder {
    /// The name of the folder in messages.
    let name: String
    let url: URL

    private var configuration: URL { url.appendingPathComponent("modelgen.json") }

    private var isThere: Bool { FileManager.default.fileExists(atPath: configuration.path) }

    /// Returns the path of the configuration, relative to the root folder if it is inside.
    func configuration(in root: URL) -> String {
        let (path, start) = (configuration.path, root.path + "/")
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }

    /// Returns the folders of the selected targets; those of all targets and of the package if none
    /// is selected.
    static func all(
        root: URL,
        targets: [String: URL],
        _ request: CommandRequest
    ) throws -> [ConfiguredFolder] {
        for name in request.targets where targets[name] == nil {
            throw CommandError(
                "there is no target '\(name)'; '--package-target' names one, and '--target' says what"
                    + " the code is for: coredata, sqlite or swiftdata"
            )
        }
        let isMeant = { (name: String) in
            request.targets.isEmpty || request.targets.contains(name)
        }
        let chosen = targets.filter { isMeant($0.key) }.sorted { $0.key < $1.key }
            .map { ConfiguredFolder(name: $0.key, url: $0.value) }
        let package =
            request.targets.isEmpty ? [ConfiguredFolder(name: "the package", url: root)] : []
        let configured = (package + chosen).filter(\.isThere)
        guard !configured.isEmpty else {
            let place = request.targets.isEmpty ? "in the folder of the package, nor " : ""
            throw CommandError(
                "there is no modelgen.json \(place)next to the sources of a target; 'modelgen"
                    + " init' writes one"
            )
        }
        return configured
    }
}

import Foundation

/// The parts of a `modelgen.json` that a build needs before the tool reads it.
///
/// If the file can't be read here, the tool reports the error.
struct ConfigurationInputs {
    let file: URL
    /// Whether the file belongs to the whole package, so that some inputs may be those of other
    /// targets.
    let isShared: Bool
    let isReadable: Bool
    /// The inputs; `nil` if the configuration specifies none.
    let inputs: [URL]?
    /// The folders with templates.
    let templates: [URL]

    private struct Content: Decodable {
        var inputs: [String]?
        var templates: String?
        var outputs: [Output]?

        struct Output: Decodable { var templates: String? }
    }

    /// Returns the configuration next to the sources of a target, or the one in the folder of the
    /// package.
    static func find(for place: TargetPlace) -> ConfigurationInputs? {
        ConfigurationInputs(in: place.folder, isShared: false)
            ?? ConfigurationInputs(in: place.root, isShared: true)
    }

    /// Returns `nil` if there is no configuration in the folder.
    private init?(in folder: URL, isShared: Bool) {
        self.isShared = isShared
        file = folder.appendingPathComponent("modelgen.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        let content = try? decoder.decode(Content.self, from: Data(contentsOf: file))
        // Resolves a path as the tool does, relative to the configuration.
        func url(_ path: String) -> URL {
            path.hasPrefix("/")
                ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path).standardized
        }
        isReadable = content != nil
        inputs = content?.inputs?.map(url)
        let outputs = content?.outputs ?? []
        templates = ([content?.templates] + outputs.map(\.templates)).compactMap { $0.map(url) }
    }
}

import Foundation

/// What a build must know of a `modelgen.json` before the tool reads it.
///
/// The tool is what reads it: it says where the mistake is in a file that can't be read here.
struct ConfigurationInputs {
    let file: URL
    /// Whether the file is that of the whole package, so that some inputs may be those of other targets.
    let isShared: Bool
    let isReadable: Bool
    /// Nil if the configuration names none.
    let inputs: [URL]?
    /// The folders with templates.
    let templates: [URL]

    private struct Content: Decodable {
        var inputs: [String]?
        var templates: String?
        var outputs: [Output]?

        struct Output: Decodable { var templates: String? }
    }

    /// The configuration beside the sources of a target, or else that in the folder of the package.
    static func find(for place: TargetPlace) -> ConfigurationInputs? {
        ConfigurationInputs(in: place.folder, isShared: false)
            ?? ConfigurationInputs(in: place.root, isShared: true)
    }

    /// Nil if there is no configuration in the folder.
    private init?(in folder: URL, isShared: Bool) {
        self.isShared = isShared
        file = folder.appendingPathComponent("modelgen.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        let content = try? decoder.decode(Content.self, from: Data(contentsOf: file))
        // As the tool sees it: beside the configuration.
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

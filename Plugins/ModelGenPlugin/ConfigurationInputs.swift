import Foundation

/// What a build must know of a `modelgen.json` before the tool reads it.
struct ConfigurationInputs {
    let file: URL
    /// Nil where the configuration names none.
    let inputs: [URL]?
    /// The folder with templates, where there is one.
    let templates: URL?

    private struct Content: Decodable {
        var inputs: [String]?
        var templates: String?
    }

    /// Nil where there is no configuration in the folder.
    init?(in folder: URL) throws {
        file = folder.appendingPathComponent("modelgen.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        let content = try decoder.decode(Content.self, from: Data(contentsOf: file))
        // As the tool sees it: beside the configuration.
        func url(_ path: String) -> URL {
            path.hasPrefix("/")
                ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path).standardized
        }
        inputs = content.inputs?.map(url)
        templates = content.templates.map(url)
    }
}

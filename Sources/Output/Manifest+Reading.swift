#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Manifest {
    /// The manifest that the bytes spell. A path that leads outside the folder is refused: what the
    /// manifest names may be removed.
    init(content: [UInt8], path: String) throws(OutputError) {
        guard let document = try? JSONDecoder().decode(Document.self, from: Data(content)) else {
            throw .badManifest(path)
        }
        guard document.version == Self.version else {
            throw .otherManifestVersion(path, document.version)
        }
        guard document.files.allSatisfy({ isSafe($0.path) }) else { throw .badManifest(path) }
        self.init(document.files.map { Entry(path: $0.path, origin: $0.source) })
    }

    private struct Document: Decodable {
        var version: Int
        var files: [File]

        struct File: Decodable {
            var path: String
            var source: String
        }
    }
}

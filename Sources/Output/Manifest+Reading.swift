import JSON

extension Manifest {
    /// Parses a manifest. Rejects paths that lead outside the folder, because files in the manifest
    /// may be removed.
    init(content: [UInt8], path: String) throws(OutputError) {
        guard let text = try? JSONText(content), let files = text.root["files"]?.elements,
            let version = text.root["version"]?.integer
        else { throw .badManifest(path) }
        guard version == Self.version else { throw .otherManifestVersion(path, version) }
        var entries: [Entry] = []
        for file in files {
            guard let name = file["path"], let file = file["source"]?.text, let inner = name.text
            else { throw .badManifest(path) }
            guard isSafe(inner) else {
                let place = text.position(of: name)
                throw .unsafeEntry(
                    manifest: path,
                    line: place.line,
                    column: place.column,
                    path: inner
                )
            }
            entries.append(Entry(path: inner, origin: file))
        }
        self.init(entries, target: text.root["target"]?.text)
    }
}

extension JSONNode {
    /// The value of a key; `nil` if the node isn't an object.
    fileprivate subscript(key: String) -> JSONNode? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    fileprivate var elements: [JSONNode]? {
        guard case .array(let elements) = content else { return nil }
        return elements
    }

    fileprivate var text: String? {
        guard case .string(let text) = content else { return nil }
        return text
    }

    fileprivate var integer: Int? {
        guard case .number(let digits) = content else { return nil }
        return Int(digits)
    }
}

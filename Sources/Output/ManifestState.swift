import Files

/// The manifest of a folder as it is, and as a run leaves it.
struct ManifestState {
    /// What the run generates from.
    let origins: Set<String>
    /// What each file that modelgen owns was generated from.
    private(set) var owners: [String: String] = [:]
    /// What the run owns and no longer writes, sorted.
    private(set) var stale: [Manifest.Entry] = []
    /// How the manifest changes; nil where it stays as it is.
    private(set) var change: FileChange?

    init(folder: String, files: [GeneratedFile], origins: Set<String>) throws(OutputError) {
        self.origins = origins
        let own = files.map { Manifest.Entry(path: $0.path, origin: $0.origin) }
        let path = "\(folder)/\(Manifest.fileName)"
        let old = try SystemCalls.content(of: path)
        // Most runs change no name: then nothing needs to be read.
        if let old, old == Manifest(own).content {
            owners = Dictionary(own.map { ($0.path, $0.origin) }) { $1 }
            return
        }
        let known =
            try old.map { (content) throws(OutputError) in
                try Manifest(content: content, path: path).entries
            } ?? adoptedEntries(folder)
        owners = Dictionary(known.map { ($0.path, $0.origin) }) { $1 }
        let written = Set(files.map(\.path))
        let others = known.filter { !written.contains($0.path) }
        stale = others.filter { origins.contains($0.origin) }
        let kept = others.filter { !origins.contains($0.origin) }
        change = Self.change(from: old, to: Manifest(own + kept).content)
    }

    private static func change(from old: [UInt8]?, to new: [UInt8]) -> FileChange? {
        // A run without a file leaves no trace in a folder that it knows nothing of.
        guard old != new, old != nil || new != Manifest([]).content else { return nil }
        return FileChange(
            kind: old == nil ? .create : .replace,
            path: Manifest.fileName,
            old: old ?? [],
            new: new,
            isEdited: false,
            origin: ""
        )
    }
}

/// The files of a folder without a manifest that have the header of a generated file.
private func adoptedEntries(_ folder: String) -> [Manifest.Entry] {
    var entries: [Manifest.Entry] = []
    // So is a folder that cannot be read.
    for name in (try? listFolder(folder)) ?? [] where name.hasSuffix(".swift") {
        // What cannot be read is not modelgen's, or fails later with its own message.
        guard SystemCalls.kind(of: "\(folder)/\(name)") == .file,
            let content = try? SystemCalls.content(of: "\(folder)/\(name)"),
            let header = Header.read(content)?.header
        else { continue }
        entries.append(Manifest.Entry(path: name, origin: header.origin))
    }
    return entries.sorted { $0.path < $1.path }
}

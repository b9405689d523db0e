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

    /// - Parameters:
    ///   - target: what the files are for; `nil` leaves what the manifest says.
    ///   - isForced: whether files for another target may be replaced.
    init(
        folder: String,
        files: [GeneratedFile],
        origins: Set<String>,
        target: String?,
        isForced: Bool
    ) throws(OutputError) {
        self.origins = origins
        let own = files.map { Manifest.Entry(path: $0.path, origin: $0.origin) }
        let path = "\(folder)/\(Manifest.fileName)"
        let old = try SystemCalls.content(of: path)
        // Most runs change no name: then nothing needs to be read.
        if let old, old == Manifest(own, target: target).content {
            owners = Dictionary(own.map { ($0.path, $0.origin) }) { $1 }
            return
        }
        let manifest = try old.map { (content) throws(OutputError) in
            try Manifest(content: content, path: path)
        }
        let known = manifest?.entries ?? adoptedEntries(folder)
        if !isForced, let target, let other = manifest?.target, other != target, !known.isEmpty {
            throw .otherTarget(folder, recorded: other, wanted: target)
        }
        owners = Dictionary(known.map { ($0.path, $0.origin) }) { $1 }
        let written = Set(files.map(\.path))
        let others = known.filter { !written.contains($0.path) }
        stale = others.filter { origins.contains($0.origin) }
        let kept = others.filter { !origins.contains($0.origin) }
        let new = Manifest(own + kept, target: target ?? manifest?.target)
        change = Self.change(from: old, to: new)
    }

    private static func change(from old: [UInt8]?, to manifest: Manifest) -> FileChange? {
        let new = manifest.content
        // A run without a file leaves no trace in a folder that it knows nothing of.
        guard old != new, old != nil || !manifest.entries.isEmpty else { return nil }
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

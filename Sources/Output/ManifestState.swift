import Files

/// The manifest of a folder before and after a run.
struct ManifestState {
    /// The inputs of the run.
    let origins: Set<String>
    /// The input of each file that modelgen owns.
    private(set) var owners: [String: String] = [:]
    /// The files that the run owns but no longer generates, sorted.
    private(set) var stale: [Manifest.Entry] = []
    /// Whether a manifest said so, and not the headers alone.
    private(set) var isRecorded = true
    /// The change to the manifest; `nil` if it stays the same.
    private(set) var change: FileChange?

    /// - Parameters:
    ///   - target: The target of the files; `nil` keeps the one in the manifest.
    ///   - isForced: Whether files of another target may be replaced.
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
        // Most runs don't change the set of files; then nothing else needs to be read.
        if let old, old == Manifest(own, target: target).content {
            owners = Dictionary(own.map { ($0.path, $0.origin) }) { $1 }
            return
        }
        let manifest = try old.map { (content) throws(OutputError) in
            try Manifest(content: content, path: path)
        }
        let known = manifest?.entries ?? adoptedEntries(folder)
        isRecorded = manifest != nil
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
        // A run without files leaves no manifest in a folder that doesn't have one.
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

/// The files with a generated header in a folder without a manifest.
private func adoptedEntries(_ folder: String) -> [Manifest.Entry] {
    var entries: [Manifest.Entry] = []
    // An unreadable folder counts as empty.
    for name in (try? listFolder(folder)) ?? [] where name.hasSuffix(".swift") {
        // An unreadable file either isn't modelgen's or fails later with a specific message.
        guard SystemCalls.kind(of: "\(folder)/\(name)") == .file,
            let content = try? SystemCalls.content(of: "\(folder)/\(name)"),
            let header = Header.read(content)?.header
        else { continue }
        entries.append(Manifest.Entry(path: name, origin: header.origin))
    }
    return entries.sorted { $0.path < $1.path }
}

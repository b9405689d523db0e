/// The removals of files that the manifest names and a run no longer generates.
struct Removals {
    private(set) var changes: [FileChange] = []
    /// The files that modelgen didn't write, although the manifest names them.
    private(set) var leftAlone: [LeftFile] = []

    /// - Parameter areRecorded: Whether a manifest names the files. Without one, a header that was copied may
    ///   begin a file of the user's.
    init(
        of entries: [Manifest.Entry],
        in folder: String,
        areRecorded: Bool
    ) throws(OutputError) {
        for entry in entries { try add(entry, folder, areRecorded) }
    }

    private mutating func add(
        _ entry: Manifest.Entry,
        _ folder: String,
        _ isRecorded: Bool
    ) throws(OutputError) {
        let path = "\(folder)/\(entry.path)"
        if let link = SystemCalls.linkedFolder(onTheWayTo: entry.path, in: folder) {
            if SystemCalls.isThere(path) { leave(path, .linkedFolder(link)) }
            return
        }
        switch SystemCalls.kind(of: path) {
        case .nothing: return
        case .link: return leave(path, .link)
        case .folder, .other: return leave(path, .notAFile)
        case .file: break
        }
        guard let old = try SystemCalls.content(of: path) else { return }
        guard let header = Header.read(old)?.header else { return leave(path, .noHeader) }
        guard header.origin == singleLine(entry.origin) else {
            return leave(path, .otherOrigin(header.origin))
        }
        let isEdited = Authorship(of: old) != .generated
        if isEdited, !isRecorded { return leave(path, .edited) }
        let change = FileChange(
            kind: .remove,
            path: entry.path,
            old: old,
            new: [],
            isEdited: isEdited,
            origin: entry.origin
        )
        changes.append(change)
    }

    private mutating func leave(_ path: String, _ reason: LeftFile.Reason) {
        leftAlone.append(LeftFile(path: path, reason: reason))
    }
}

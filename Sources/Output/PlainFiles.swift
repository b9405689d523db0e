import Files

/// Files without a header, which belong to the user from the start: all are written, or none.
///
/// For example: `try PlainFiles(folder: "Copies").write([(path: "Notes.json", content: bytes)])`.
package struct PlainFiles: Sendable {
    private let folder: String
    /// Whether what stands there with another content may be replaced.
    private let isForced: Bool
    /// Puts a staged file in its place; tests make it fail.
    var replace: @Sendable (_ path: String, _ staged: String) throws(OutputError) -> Void

    /// `folder` is created by the first `write`; an empty one is the current folder.
    package init(folder: String, isForced: Bool = false) {
        self.folder = folder.isEmpty ? "." : withoutTrailingSlashes(folder)
        self.isForced = isForced
        replace = SystemCalls.replace
    }

    /// Writes the files that are not there with this content yet. Paths start from the folder.
    package func write(_ files: [(path: String, content: [UInt8])]) throws(OutputError) {
        let created = try SystemCalls.createFolders(folder)
        do throws(OutputError) {
            let lock = SystemCalls.lock(folder)
            defer { SystemCalls.unlock(lock) }
            var changes: [FileChange] = []
            for file in files {
                if let change = try change(file.path, file.content) { changes.append(change) }
            }
            var transaction = Transaction(folder: folder, replace: replace)
            try transaction.carryOut(changes)
        } catch {
            for folder in created.reversed() { SystemCalls.removeFolder(folder) }
            throw error
        }
    }

    /// Nil where the file is there as it should be.
    private func change(_ file: String, _ content: [UInt8]) throws(OutputError) -> FileChange? {
        let path = folder == "." ? file : "\(folder)/\(file)"
        let old = try SystemCalls.content(of: path)
        if old == content { return nil }
        guard old == nil || isForced else { throw .otherContent(path) }
        return FileChange(
            kind: old == nil ? .create : .replace,
            path: file,
            old: old ?? [],
            new: content,
            isEdited: false,
            origin: ""
        )
    }
}

import Files

/// Files without a header, which belong to the user as soon as they're written: all are written, or
/// none.
///
/// For example: `try PlainFiles(folder: "Copies").write([(path: "Notes.json", content: bytes)])`.
package struct PlainFiles: Sendable {
    private let folder: String
    /// Whether existing files with different content may be replaced.
    private let isForced: Bool
    /// Moves a staged file into place; tests replace it to provoke failures.
    var replace: @Sendable (_ path: String, _ staged: String) throws(OutputError) -> Void

    /// - Parameter folder: The folder, which the first `write` creates; empty for the current one.
    package init(folder: String, isForced: Bool = false) {
        self.folder = folder.isEmpty ? "." : withoutTrailingSlashes(folder)
        self.isForced = isForced
        replace = SystemCalls.replace
    }

    /// Writes the files that don't have this content yet. Paths are relative to the folder.
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

    /// Returns `nil` if the file already has this content.
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

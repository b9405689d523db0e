/// The changes of one run to an existing folder, which can be undone until all have been made.
struct Transaction {
    private let folder: String
    private let replace: @Sendable (String, String) throws(OutputError) -> Void
    private var done: [Replacement] = []
    private var createdFolders: [String] = []

    /// `backup` is `nil` for a file that didn't exist.
    private struct Replacement {
        var path: String
        var backup: String?
    }

    init(
        folder: String,
        replace: @escaping @Sendable (String, String) throws(OutputError) -> Void
    ) {
        self.folder = folder
        self.replace = replace
    }

    private var staging: String { "\(folder)/.modelgen-staging" }

    /// Makes all changes, or none.
    mutating func carryOut(_ changes: [FileChange]) throws(OutputError) {
        SystemCalls.removeTree(staging)
        guard !changes.isEmpty else { return }
        do throws(OutputError) {
            try commit(changes)
        } catch {
            rollBack()
            throw error
        }
    }

    /// Removals come first: on some file systems, `note.swift` is `Note.swift`.
    private mutating func commit(_ changes: [FileChange]) throws(OutputError) {
        _ = try SystemCalls.createFolders(staging)
        let written = changes.filter { $0.kind != .remove }
        let staged = written.indices.map { "\(staging)/\($0).new" }
        try SystemCalls.createFiles(written.indices.map { (staged[$0], written[$0].new) })
        for (number, change) in changes.enumerated() where change.kind == .remove {
            try remove(change, backup: "\(staging)/removed-\(number).old")
        }
        for (number, change) in written.enumerated() {
            try put(change, staged[number], backup: "\(staging)/\(number).old")
        }
        SystemCalls.removeTree(staging)
    }

    private mutating func remove(_ change: FileChange, backup: String) throws(OutputError) {
        let path = "\(folder)/\(change.path)"
        try SystemCalls.move(path, to: backup)
        done.append(Replacement(path: path, backup: backup))
    }

    private mutating func put(
        _ change: FileChange,
        _ staged: String,
        backup: String
    ) throws(OutputError) {
        try createFolder(of: change.path)
        let path = "\(folder)/\(change.path)"
        let isThere = try SystemCalls.keep(path, as: backup)
        done.append(Replacement(path: path, backup: isThere ? backup : nil))
        try replace(path, staged)
    }

    private mutating func createFolder(of path: String) throws(OutputError) {
        guard let slash = path.lastIndex(of: "/") else { return }
        createdFolders += try SystemCalls.createFolders("\(folder)/\(path[..<slash])")
    }

    /// Restores the previous state. Backups that can't be restored are left in place.
    private func rollBack() {
        let isUndone = done.reversed().map(undo).allSatisfy { $0 }
        if isUndone { SystemCalls.removeTree(staging) }
        for folder in createdFolders.reversed() { SystemCalls.removeFolder(folder) }
    }

    private func undo(_ change: Replacement) -> Bool {
        guard let backup = change.backup else {
            SystemCalls.removeFile(change.path)
            return true
        }
        return (try? SystemCalls.replace(change.path, backup)) != nil
    }
}

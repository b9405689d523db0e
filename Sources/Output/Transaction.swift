/// The changes of one run, which can be undone until they are all made.
struct Transaction {
    private let folder: String
    private let replace: @Sendable (String, String) throws(OutputError) -> Void
    private var staged: [Staged] = []
    private var done: [Replacement] = []
    private var createdFolders: [String] = []

    private struct Staged {
        var path: String
        var file: String
    }

    /// `backup` is nil for a file that was not there before.
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

    mutating func createFolder() throws(OutputError) {
        createdFolders += try SystemCalls.createFolders(folder)
    }

    func removeStaging() {
        SystemCalls.removeFolderOfFiles(staging)
    }

    mutating func stage(_ content: [UInt8], for path: String) throws(OutputError) {
        if staged.isEmpty { _ = try SystemCalls.createFolders(staging) }
        let file = "\(staging)/\(staged.count).new"
        try SystemCalls.createFile(file, content)
        staged.append(Staged(path: path, file: file))
    }

    mutating func commit() throws(OutputError) {
        for (number, next) in staged.enumerated() {
            try createFolder(of: next.path)
            let path = "\(folder)/\(next.path)"
            let backup = "\(staging)/\(number).old"
            let isThere = try SystemCalls.keep(path, as: backup)
            done.append(Replacement(path: path, backup: isThere ? backup : nil))
            try replace(path, next.file)
        }
        if !staged.isEmpty { removeStaging() }
    }

    private mutating func createFolder(of path: String) throws(OutputError) {
        guard let slash = path.lastIndex(of: "/") else { return }
        createdFolders += try SystemCalls.createFolders("\(folder)/\(path[..<slash])")
    }

    /// Leaves everything as it was before. Backups that cannot be put back stay where they are.
    func rollBack() {
        let isUndone = done.reversed().map(undo).allSatisfy { $0 }
        if isUndone { removeStaging() }
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

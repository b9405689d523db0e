/// Files without a header, which belong to the user from the start: all are written, or none.
///
/// For example: `try PlainFiles(isForced: false).write([(path: "Notes.json", content: bytes)])`.
package struct PlainFiles: Sendable {
    /// Whether what stands there with another content may be replaced.
    package let isForced: Bool

    package init(isForced: Bool) {
        self.isForced = isForced
    }

    /// Writes the files that are not there with this content yet; folders on the way are made.
    package func write(_ files: [(path: String, content: [UInt8])]) throws(OutputError) {
        var pending: [(path: String, content: [UInt8])] = []
        for file in files where try isNeeded(file.path, file.content) { pending.append(file) }
        var createdFolders: [String] = []
        var staged: [String] = []
        do throws(OutputError) {
            for file in pending {
                if let folder = SystemCalls.parent(of: file.path) {
                    createdFolders += try SystemCalls.createFolders(folder)
                }
                SystemCalls.removeFile(staging(file.path))
                try SystemCalls.createFile(staging(file.path), file.content)
                staged.append(staging(file.path))
            }
            for file in pending { try SystemCalls.replace(file.path, staging(file.path)) }
        } catch {
            for file in staged { SystemCalls.removeFile(file) }
            for folder in createdFolders.reversed() { SystemCalls.removeFolder(folder) }
            throw error
        }
    }

    private func staging(_ path: String) -> String { path + ".modelgen-staging" }

    private func isNeeded(_ path: String, _ content: [UInt8]) throws(OutputError) -> Bool {
        guard let old = try SystemCalls.content(of: path) else { return true }
        if old == content { return false }
        guard isForced else { throw .otherContent(path) }
        return true
    }
}

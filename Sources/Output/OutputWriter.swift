/// Writes generated files into a folder: all of them, or none.
///
/// Files are staged in a folder `.modelgen-staging` inside the output folder, then renamed one by
/// one; on an error everything is put back. A file that would not change is not touched. Runs that
/// write to one folder at the same time wait for each other; what a killed run left is removed.
///
/// For example: `try OutputWriter(folder: "Generated").write(files).written`.
package struct OutputWriter: Sendable {
    package var folder: String
    /// Puts a staged file in its place; tests make it fail.
    var replace: @Sendable (_ path: String, _ staged: String) throws(OutputError) -> Void

    /// `folder` is not empty; it is created by the first `write` that needs it.
    package init(folder: String) {
        let end = folder.lastIndex { $0 != "/" } ?? folder.startIndex
        self.folder = String(folder[...end])
        replace = SystemCalls.replace
    }

    /// Complexity: O(n) in the size of the files.
    package func write(_ files: [GeneratedFile]) throws(OutputError) -> WriteSummary {
        try checkPaths(files)
        var transaction = Transaction(folder: folder, replace: replace)
        do throws(OutputError) {
            try transaction.createFolder()
            let lock = SystemCalls.lock(folder)
            defer { SystemCalls.unlock(lock) }
            return try write(files, in: &transaction)
        } catch {
            transaction.rollBack()
            throw error
        }
    }

    private func write(
        _ files: [GeneratedFile],
        in transaction: inout Transaction
    ) throws(OutputError) -> WriteSummary {
        transaction.removeStaging()
        var summary = WriteSummary()
        for file in files {
            let content = file.content
            let existing = try existing(file.path)
            if existing == content {
                summary.unchanged += 1
                continue
            }
            if let existing, Authorship(of: existing) == .edited {
                summary.replacedEdits.append("\(folder)/\(file.path)")
            }
            try transaction.stage(content, for: file.path)
            summary.written += 1
        }
        try transaction.commit()
        return summary
    }

    /// What stands there now; an empty file is nobody's.
    private func existing(_ path: String) throws(OutputError) -> [UInt8]? {
        let path = "\(folder)/\(path)"
        guard let content = try SystemCalls.content(of: path) else { return nil }
        let isForeign = !content.isEmpty && Authorship(of: content) == .foreign
        if isForeign { throw .foreignFile(path) }
        return content
    }
}

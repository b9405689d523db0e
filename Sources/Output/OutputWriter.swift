import Files

/// Writes generated files into a folder: all of them, or none.
///
/// Files are staged, then renamed one by one; on an error everything is put back. A file that would
/// not change is not touched, a file that modelgen owns and no longer writes goes, and a file of
/// somebody else is never replaced. Runs that write to one folder at the same time wait for each
/// other; what a killed run left is removed.
///
/// For example: `try OutputWriter(folder: "Generated").write(files).fileCount`.
package struct OutputWriter: Sendable {
    package let folder: String
    /// What the files are for, as the manifest records it. For example: `coredata`.
    let target: String?
    /// Whether files of others may be replaced.
    package let isForced: Bool
    /// Puts a staged file in its place; tests make it fail.
    var replace: @Sendable (_ path: String, _ staged: String) throws(OutputError) -> Void

    /// - Parameters:
    ///   - folder: not empty; it is created by the first `write` that needs it.
    ///   - target: what the files are for. A folder with files for another one is refused.
    package init(folder: String, target: String? = nil, isForced: Bool = false) {
        self.folder = withoutTrailingSlashes(folder)
        self.target = target
        self.isForced = isForced
        replace = SystemCalls.replace
    }

    /// What `write` would do. Complexity: O(n) in the size of the files.
    ///
    /// - Parameter origins: what the run generates from; by default, what the files say.
    package func plan(
        _ files: [GeneratedFile],
        origins: Set<String>? = nil
    ) throws(OutputError) -> OutputPlan {
        try OutputPlanner(folder: folder, target: target, isForced: isForced)
            .plan(files, origins: origins ?? Set(files.map(\.origin)))
    }

    /// Writes what differs and removes what is stale; says what was done.
    package func write(
        _ files: [GeneratedFile],
        origins: Set<String>? = nil
    ) throws(OutputError) -> OutputPlan {
        if !SystemCalls.isThere(folder), let plan = try writeNew(files, origins) { return plan }
        let lock = SystemCalls.lock(folder)
        defer { SystemCalls.unlock(lock) }
        let plan = try plan(files, origins: origins)
        var transaction = Transaction(folder: folder, replace: replace)
        try transaction.carryOut(plan.changesWithManifest)
        return plan
    }

    /// Writes into a folder that is not there yet; nil where another run has just made it.
    private func writeNew(
        _ files: [GeneratedFile],
        _ origins: Set<String>?
    ) throws(OutputError) -> OutputPlan? {
        let new = NewFolder(path: folder, replace: replace)
        let created = try SystemCalls.createFolders(new.parent)
        do throws(OutputError) {
            let lock = SystemCalls.lock(new.parent)
            defer { SystemCalls.unlock(lock) }
            guard !SystemCalls.isThere(folder) else { return nil }
            let plan = try plan(files, origins: origins)
            try new.fill(plan)
            return plan
        } catch {
            for folder in created.reversed() { SystemCalls.removeFolder(folder) }
            throw error
        }
    }
}

import Files

/// Writes generated files into a folder: all of them, or none.
///
/// Files are staged, then renamed one by one; on an error, everything is restored. Unchanged files
/// aren't touched, files that modelgen owns but no longer generates are removed, and files that it
/// didn't write are never replaced. Concurrent runs for one folder wait for each other; leftovers
/// of a killed run are removed.
///
/// For example: `try OutputWriter(folder: "Generated").write(files).fileCount`.
package struct OutputWriter: Sendable {
    package let folder: String
    /// The target of the files, as the manifest records it. For example: `coredata`.
    let target: String?
    /// Whether files that modelgen didn't write may be replaced.
    package let isForced: Bool
    /// Moves a staged file into place; tests replace it to provoke failures.
    var replace: @Sendable (_ path: String, _ staged: String) throws(OutputError) -> Void

    /// - Parameters:
    ///   - folder: The output folder, not empty; the first `write` that needs it creates it.
    ///   - target: The target of the files. A folder with files of another target is rejected.
    package init(folder: String, target: String? = nil, isForced: Bool = false) {
        self.folder = withoutTrailingSlashes(folder)
        self.target = target
        self.isForced = isForced
        replace = SystemCalls.replace
    }

    /// Returns the changes that `write` would make. Complexity: O(n) in the size of the files.
    ///
    /// - Parameter origins: The inputs of the run; by default, those that the files name.
    package func plan(
        _ files: [GeneratedFile],
        origins: Set<String>? = nil
    ) throws(OutputError) -> OutputPlan {
        try OutputPlanner(folder: folder, target: target, isForced: isForced)
            .plan(files, origins: origins ?? Set(files.map(\.origin)))
    }

    /// Writes changed files, removes stale ones and returns what was done.
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

    /// Writes into a new folder; returns `nil` if another run has just created it.
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

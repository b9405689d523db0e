import ParallelMap

/// Compares generated files with what stands in a folder.
struct OutputPlanner {
    let folder: String
    /// Whether files of others may be replaced.
    let isForced: Bool

    /// - Parameter origins: what the run generates from. Files of other origins stay.
    func plan(_ files: [GeneratedFile], origins: Set<String>) throws(OutputError) -> OutputPlan {
        try checkPaths(files)
        let manifest = try ManifestState(folder: folder, files: files, origins: origins)
        let changes = try changes(of: files, manifest)
        let unchanged = files.count - changes.count
        return OutputPlan(
            folder: folder,
            changes: changes + (try removals(manifest.stale)),
            unchanged: unchanged,
            manifest: manifest.change
        )
    }

    /// How the files differ from what stands in the folder.
    private func changes(
        of files: [GeneratedFile],
        _ manifest: ManifestState
    ) throws(OutputError) -> [FileChange] {
        // To look for each file of a folder that is not there would take half as long as writing.
        guard SystemCalls.isThere(folder) else { return files.map { change(.create, $0) } }
        var changes: [FileChange] = []
        for comparison in concurrentMap(files.indices, { compare(files[$0], manifest) }) {
            if let change = try comparison.get() { changes.append(change) }
        }
        return changes
    }

    /// The change of one file; nil where it stands there already.
    private func compare(
        _ file: GeneratedFile,
        _ manifest: ManifestState
    ) -> Result<FileChange?, OutputError> {
        Result { () throws(OutputError) in
            guard let old = try SystemCalls.content(of: "\(folder)/\(file.path)") else {
                return change(.create, file)
            }
            if haveSameBytes(old, file.content) { return nil }
            let authorship = try authorship(of: old, file, manifest)
            return change(.replace, file, old: old, isEdited: authorship == .edited)
        }
    }

    private func change(
        _ kind: FileChange.Kind,
        _ file: GeneratedFile,
        old: [UInt8] = [],
        isEdited: Bool = false
    ) -> FileChange {
        FileChange(
            kind: kind,
            path: file.path,
            old: old,
            new: file.content,
            isEdited: isEdited,
            origin: file.origin
        )
    }

    /// Who wrote a file that is to be replaced. An empty file is nobody's.
    private func authorship(
        of old: [UInt8],
        _ file: GeneratedFile,
        _ manifest: ManifestState
    ) throws(OutputError) -> Authorship {
        let authorship = Authorship(of: old)
        if isForced || old.isEmpty { return authorship }
        let path = "\(folder)/\(file.path)"
        let owner = manifest.owners[file.path] ?? Header.read(old)?.header.origin
        guard let owner else { throw .foreignFile(path) }
        guard manifest.origins.contains(owner) else {
            throw .otherOrigin(path, origin: owner)
        }
        return authorship == .foreign ? .edited : authorship
    }

    private func removals(_ entries: [Manifest.Entry]) throws(OutputError) -> [FileChange] {
        var changes: [FileChange] = []
        for entry in entries {
            guard let old = try SystemCalls.content(of: "\(folder)/\(entry.path)") else { continue }
            let change = FileChange(
                kind: .remove,
                path: entry.path,
                old: old,
                new: [],
                isEdited: Authorship(of: old) != .generated,
                origin: entry.origin
            )
            changes.append(change)
        }
        return changes
    }
}

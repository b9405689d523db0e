import ParallelMap

/// Compares generated files with a folder.
struct OutputPlanner {
    let folder: String
    /// The target of the files, as the manifest records it.
    let target: String?
    /// Whether files that modelgen didn't write may be replaced.
    let isForced: Bool

    /// - Parameter origins: The inputs of the run. Files from other inputs stay.
    func plan(_ files: [GeneratedFile], origins: Set<String>) throws(OutputError) -> OutputPlan {
        try checkPaths(files)
        let manifest = try ManifestState(
            folder: folder,
            files: files,
            origins: origins,
            target: target,
            isForced: isForced
        )
        let changes = try changes(of: files, manifest)
        let removals = try Removals(
            of: manifest.stale,
            in: folder,
            areRecorded: manifest.isRecorded
        )
        return OutputPlan(
            folder: folder,
            changes: changes + removals.changes,
            unchanged: files.count - changes.count,
            leftAlone: removals.leftAlone,
            manifest: manifest.change
        )
    }

    /// Returns the changes that make the folder match the files.
    private func changes(
        of files: [GeneratedFile],
        _ manifest: ManifestState
    ) throws(OutputError) -> [FileChange] {
        // Looking up each file of a missing folder would take half as long as writing them.
        guard SystemCalls.isThere(folder) else { return files.map { change(.create, $0) } }
        var changes: [FileChange] = []
        for comparison in concurrentMap(files.indices, { compare(files[$0], manifest) }) {
            if let change = try comparison.get() { changes.append(change) }
        }
        return changes
    }

    /// Returns the change of one file; `nil` if it's up to date.
    private func compare(
        _ file: GeneratedFile,
        _ manifest: ManifestState
    ) -> Result<FileChange?, OutputError> {
        Result { () throws(OutputError) in
            let path = "\(folder)/\(file.path)"
            if let link = SystemCalls.linkedFolder(onTheWayTo: file.path, in: folder) {
                throw .linkedFolder(link, for: file.path)
            }
            let old = try SystemCalls.content(of: path)
            if let old, haveSameBytes(old, file.content) { return nil }
            if !isForced && SystemCalls.kind(of: path) == .link { throw .linkedFile(path) }
            guard let old else { return change(.create, file) }
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

    /// Returns the author of a file that would be replaced. An empty file has none.
    private func authorship(
        of old: [UInt8],
        _ file: GeneratedFile,
        _ manifest: ManifestState
    ) throws(OutputError) -> Authorship {
        let authorship = Authorship(of: old)
        if isForced || old.isEmpty { return authorship }
        let path = "\(folder)/\(file.path)"
        guard let header = Header.read(old)?.header else { throw .foreignFile(path) }
        let owner = manifest.owners[file.path] ?? header.origin
        guard manifest.origins.contains(owner) else {
            throw .otherOrigin(path, origin: owner)
        }
        return authorship
    }
}

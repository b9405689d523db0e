/// What a run would do to an output folder. Nothing is written yet.
///
/// Writing carries it out, a check reports it, a dry run lists it.
package struct OutputPlan: Hashable, Sendable {
    package let folder: String
    /// In the order of the generated files; files that go come last, sorted.
    package let changes: [FileChange]
    /// How many files stand there as they should.
    package let unchanged: Int
    /// What the manifest names and modelgen didn't write, sorted. It stays as it is.
    package let leftAlone: [LeftFile]
    /// The change of the manifest, where it has one.
    let manifest: FileChange?

    /// Everything that has to be done; the manifest comes last.
    var changesWithManifest: [FileChange] { changes + (manifest.map { [$0] } ?? []) }

    /// How many files will be there in the end.
    package var fileCount: Int { changes.count { $0.kind != .remove } + unchanged }
}

/// A file that a run creates, replaces or removes.
package struct FileChange: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case create
        case replace
        case remove
    }

    package let kind: Kind
    /// Relative to the output folder. For example: `Note.swift`.
    package let path: String
    /// What stands there now; empty where nothing does.
    package let old: [UInt8]
    /// What is to stand there; empty for a file that goes.
    package let new: [UInt8]
    /// Whether somebody changed the file since modelgen wrote it.
    package let isEdited: Bool
    /// What the file was generated from, the one that goes included.
    package let origin: String
}

extension OutputPlan: CustomStringConvertible {
    /// What was done. For example: `12 files: 3 written, 9 unchanged, 1 removed`.
    package var description: String { summary(writing: "written", removing: "removed") }

    /// What would be done. For example: `12 files: 3 to write, 9 unchanged, 1 to remove`.
    package var intention: String { summary(writing: "to write", removing: "to remove") }

    private func summary(writing: String, removing: String) -> String {
        let files = fileCount == 1 ? "1 file" : "\(fileCount) files"
        let written = "\(fileCount - unchanged) \(writing), \(unchanged) unchanged"
        let removed = changes.count { $0.kind == .remove }
        return "\(files): \(written)" + (removed == 0 ? "" : ", \(removed) \(removing)")
    }
}

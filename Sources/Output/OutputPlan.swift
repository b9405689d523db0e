/// The changes that a run would make to an output folder, before any are made.
///
/// Writing carries out the plan, checking reports it, and a dry run lists it.
package struct OutputPlan: Hashable, Sendable {
    package let folder: String
    /// The changes in the order of the generated files, then removals, sorted.
    package let changes: [FileChange]
    /// The number of files that are already up to date.
    package let unchanged: Int
    /// The files in the manifest that modelgen didn't write, sorted. They're left unchanged.
    package let leftAlone: [LeftFile]
    /// The change to the manifest, if any.
    let manifest: FileChange?

    /// All changes; that of the manifest comes last.
    var changesWithManifest: [FileChange] { changes + (manifest.map { [$0] } ?? []) }

    /// The number of files after the run.
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
    /// The current content; empty if there is no file.
    package let old: [UInt8]
    /// The new content; empty for a removal.
    package let new: [UInt8]
    /// Whether the file was edited since modelgen wrote it.
    package let isEdited: Bool
    /// The input of the file, also for a file that is removed.
    package let origin: String
}

extension OutputPlan: CustomStringConvertible {
    /// A summary after a run. For example: `12 files: 3 written, 9 unchanged, 1 removed`.
    package var description: String { summary(writing: "written", removing: "removed") }

    /// A summary before a run. For example: `12 files: 3 to write, 9 unchanged, 1 to remove`.
    package var intention: String { summary(writing: "to write", removing: "to remove") }

    private func summary(writing: String, removing: String) -> String {
        let files = fileCount == 1 ? "1 file" : "\(fileCount) files"
        let written = "\(fileCount - unchanged) \(writing), \(unchanged) unchanged"
        let removed = changes.count { $0.kind == .remove }
        return "\(files): \(written)" + (removed == 0 ? "" : ", \(removed) \(removing)")
    }
}

/// A problem with a file that `check` reports.
package struct Finding: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The file is as it was generated, but would be generated differently now.
        case changed
        /// The file doesn't exist.
        case missing
        /// The file is no longer generated.
        case stale
        /// The file was edited by hand.
        case edited
    }

    package let kind: Kind
    /// The path, including the output folder. For example: `Generated/Note.swift`.
    package let path: String
    /// The first line below the header that differs, counted from 1.
    package let line: Int
    /// The file's input. For example: `HealthNotes.xcdatamodeld`.
    package let origin: String
    /// A unified diff from the file on disk to the expected one.
    package let difference: String
}

extension OutputPlan {
    /// The differences between the folder and what would be generated; empty if it's up to date.
    package var findings: [Finding] { changes.map(finding) }

    private func finding(_ change: FileChange) -> Finding {
        let path = "\(folder)/\(change.path)"
        let difference = UnifiedDiff(from: change.old, to: change.new)
        return Finding(
            kind: change.finding,
            path: path,
            line: change.firstLine,
            origin: change.origin,
            difference: difference.text(
                old: change.kind == .create ? nil : path,
                new: change.kind == .remove ? nil : path
            )
        )
    }
}

extension FileChange {
    fileprivate var finding: Finding.Kind {
        switch kind {
        case .create: .missing
        case .remove: .stale
        case .replace: isEdited ? .edited : .changed
        }
    }

    /// The first line below the header that differs, counted from 1; 1 for a file that is created
    /// or removed.
    fileprivate var firstLine: Int {
        guard kind == .replace else { return 1 }
        let (old, new) = (lines(old), lines(new))
        let below = zip(old, new).dropFirst(Header.lineCount)
        let same = below.prefix { $0 == $1 }.count
        return min(Header.lineCount + same, max(old.count, new.count) - 1) + 1
    }
}

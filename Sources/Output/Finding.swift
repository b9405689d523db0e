/// What a check finds wrong about a file.
package struct Finding: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// It stands there as it was written, and would be written otherwise now.
        case changed
        /// It is not there.
        case missing
        /// It is not generated any more.
        case stale
        /// It was changed by hand.
        case edited
    }

    package let kind: Kind
    /// With the output folder. For example: `Generated/Note.swift`.
    package let path: String
    /// The first line below the header that differs, from 1.
    package let line: Int
    /// What the file was generated from. For example: `HealthNotes.xcdatamodeld`.
    package let origin: String
    /// From what stands there to what should, as a unified diff.
    package let difference: String
}

extension OutputPlan {
    /// What keeps the folder from being up to date; empty where it is.
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

    /// The first line below the header that differs, from 1; 1 for a file that comes or goes.
    fileprivate var firstLine: Int {
        guard kind == .replace else { return 1 }
        let (old, new) = (lines(old), lines(new))
        let below = zip(old, new).dropFirst(Header.lineCount)
        let same = below.prefix { $0 == $1 }.count
        return min(Header.lineCount + same, max(old.count, new.count) - 1) + 1
    }
}

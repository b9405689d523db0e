/// The difference between two files, in the format of `diff -u` and `git apply`.
///
/// For example:
/// ```
/// --- Generated/Note.swift
/// +++ Generated/Note.swift
/// @@ -1,2 +1,2 @@
///  class Note {
/// -// mine
/// ```
package struct UnifiedDiff {
    private var edits: [Edit] = []

    private enum Kind: String {
        case same = " "
        case old = "-"
        case new = "+"
    }

    /// A line, including its line break, if any.
    private struct Edit {
        var kind: Kind
        var line: ArraySlice<UInt8>
    }

    /// The number of context lines around a change.
    private static let context = 3
    /// Regions with more lines than this in total are shown as replaced.
    private static let longest = 4_000

    package init(from old: [UInt8], to new: [UInt8]) {
        let (oldLines, newLines) = (lines(old), lines(new))
        let start = zip(oldLines, newLines).prefix { $0 == $1 }.count
        let rest = (oldLines.dropFirst(start), newLines.dropFirst(start))
        let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
        add(.same, oldLines[..<start])
        addChanges(Array(rest.0.dropLast(end)), Array(rest.1.dropLast(end)))
        add(.same, rest.0.suffix(end))
    }

    /// Returns the diff, or an empty text for equal files. A name is `nil` for a file that doesn't
    /// exist.
    package func text(old: String?, new: String?) -> String {
        let hunks = hunks
        guard !hunks.isEmpty else { return "" }
        let head = "--- \(old ?? "/dev/null")\n+++ \(new ?? "/dev/null")\n"
        return head + hunks.map(text).joined()
    }
}

// MARK: - Comparing

extension UnifiedDiff {
    private mutating func addChanges(
        _ old: [ArraySlice<UInt8>],
        _ new: [ArraySlice<UInt8>]
    ) {
        // Comparing is quadratic in the size of the difference, even if one side is empty.
        let isQuick = old.count + new.count <= Self.longest
        guard isQuick, !old.isEmpty, !new.isEmpty else {
            add(.old, old)
            return add(.new, new)
        }
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (next, target) = (0, 0)
        while next < old.count || target < new.count {
            if next < old.count, removed.contains(next) {
                edits.append(Edit(kind: .old, line: old[next]))
                next += 1
            } else if target < new.count, inserted.contains(target) {
                edits.append(Edit(kind: .new, line: new[target]))
                target += 1
            } else {
                edits.append(Edit(kind: .same, line: old[next]))
                (next, target) = (next + 1, target + 1)
            }
        }
    }

    private mutating func add(_ kind: Kind, _ lines: some Sequence<ArraySlice<UInt8>>) {
        edits += lines.map { Edit(kind: kind, line: $0) }
    }
}

/// The lines of a text, each including its line break.
func lines(_ content: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in content.enumerated() where byte == UInt8(ascii: "\n") {
        lines.append(content[start...index])
        start = index + 1
    }
    if start < content.count { lines.append(content[start...]) }
    return lines
}

// MARK: - Showing

extension UnifiedDiff {
    /// The changes with their context; nearby changes share a hunk.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in edits.indices where edits[index].kind != .same {
            let end = min(index + Self.context + 1, edits.count)
            if let last = hunks.last, index - Self.context <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(max(index - Self.context, 0)..<end)
            }
        }
        return hunks
    }

    private func text(of hunk: Range<Int>) -> String {
        let lines = edits[hunk].map { edit in
            let line = edit.kind.rawValue + String(decoding: edit.line, as: UTF8.self)
            let isEnded = edit.line.last == UInt8(ascii: "\n")
            return isEnded ? line : line + "\n\\ No newline at end of file\n"
        }
        let ranges = "-\(range(of: hunk, without: .new)) +\(range(of: hunk, without: .old))"
        return "@@ \(ranges) @@\n" + lines.joined()
    }

    /// The first line and the number of lines. For example: `3,7`.
    private func range(of hunk: Range<Int>, without other: Kind) -> String {
        let before = edits[..<hunk.lowerBound].count { $0.kind != other }
        let count = edits[hunk].count { $0.kind != other }
        return "\(count == 0 ? before : before + 1),\(count)"
    }
}

/// What writing did.
package struct WriteSummary: Hashable, Sendable {
    package var written = 0
    package var unchanged = 0
    /// The files that were edited by hand and now hold generated text again.
    package var replacedEdits: [String] = []
}

extension WriteSummary: CustomStringConvertible {
    /// For example: `12 files: 3 written, 9 unchanged`.
    package var description: String {
        let count = written + unchanged
        let files = count == 1 ? "1 file" : "\(count) files"
        return "\(files): \(written) written, \(unchanged) unchanged"
    }
}

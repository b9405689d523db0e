import ModelIR

/// The text of a statement in a script, and its place.
struct ScriptStatement {
    let text: ArraySlice<UInt8>
    let file: OriginFile
    /// The position of its first byte.
    let position: Origin.Position

    /// The position of a byte.
    func position(of index: Int) -> Origin.Position {
        var (line, column) = (position.line, position.column)
        for byte in text.prefix(max(0, index - text.startIndex)) {
            if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) } else { column += 1 }
        }
        return Origin.Position(line: Int(line), column: Int(column))
    }

    /// The position of the last of some names that follow each other; `nil` if they aren't there.
    ///
    /// For example: that of `created` for `["body", "TEXT", "created"]`.
    func position(of names: [String]) -> Origin.Position? {
        let bytes = Array(text)
        var found: [(name: String, start: Int)] = []
        var index = 0
        while index < bytes.count {
            let end = endOfToken(bytes, index)
            let word = String(decoding: bytes[index..<end], as: UTF8.self)
            if bytes[index] > 0x20, !word.hasPrefix("--"), !word.hasPrefix("/*") {
                found.append((unquotedName(word).lowercased(), index))
            }
            index = end
        }
        let names = names.map { $0.lowercased() }
        guard let count = names.indices.last, found.count > count else { return nil }
        let start = (0..<(found.count - count)).first { start in
            found[start...(start + count)].map(\.name) == names
        }
        return start.map { position(of: text.startIndex + found[$0 + count].start) }
    }
}

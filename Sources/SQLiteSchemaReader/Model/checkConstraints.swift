/// Returns the conditions of the CHECK constraints in a statement that creates a table.
///
/// For example: `length(name) < 20`.
func checkConstraints(_ sql: String) -> [String] {
    let bytes = Array(sql.utf8)
    var found: [String] = []
    var index = 0
    while index < bytes.count {
        let next = endOfToken(bytes, index)
        let word = String(decoding: bytes[index..<next], as: UTF8.self)
        index = next
        guard word.uppercased() == "CHECK" else { continue }
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        let end = endOfGroup(bytes, index)
        if end > index + 1 {
            found.append(String(decoding: bytes[(index + 1)..<(end - 1)], as: UTF8.self))
            index = end
        }
    }
    return found
}

/// Returns the index behind a word, a quoted text, a comment, or one other character.
func endOfToken(_ bytes: [UInt8], _ start: Int) -> Int {
    let rest = bytes[(start + 1)...]
    switch bytes[start] {
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
        return rest.firstIndex(of: bytes[start]).map { $0 + 1 } ?? bytes.count
    case UInt8(ascii: "["):
        return rest.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } ?? bytes.count
    case UInt8(ascii: "-") where rest.first == UInt8(ascii: "-"):
        return rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "/") where rest.first == UInt8(ascii: "*"):
        var end = start + 2
        while end < bytes.count, !bytes[end...].starts(with: "*/".utf8) { end += 1 }
        return min(end + 2, bytes.count)
    case let byte where isWord(byte):
        return rest.firstIndex { !isWord($0) } ?? bytes.count
    default: return start + 1
    }
}

/// Returns the index behind the parenthesis that closes the one at `start`; `start` without one.
private func endOfGroup(_ bytes: [UInt8], _ start: Int) -> Int {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return start }
    var depth = 0
    var index = start
    while index < bytes.count {
        if bytes[index] == UInt8(ascii: "(") { depth += 1 }
        if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
        index = endOfToken(bytes, index)
        if depth == 0 { return index }
    }
    return start
}

private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
    default: false
    }
}

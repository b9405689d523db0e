/// Quotes a word for bash and zsh. For example: `'the guest'\''s name'`.
///
/// A word that needs no quotes gets none.
func quotedForShell(_ text: String) -> String {
    if isPlain(text) { return text }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
}

/// Quotes a word for fish. For example: `'the guest\'s name'`.
func quotedForFish(_ text: String) -> String {
    if isPlain(text) { return text }
    return "'" + escaped(text, #"\'"#) + "'"
}

/// Puts a backslash before each special character.
func escaped(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { result, character in
        if special.contains(character) { result += "\\" }
        result.append(character)
    }
}

private func isPlain(_ text: String) -> Bool {
    !text.isEmpty
        && text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."), UInt8(ascii: "/"):
                true
            default:
                false
            }
        }
}

/// SQL as pieces: what stands in quotes or brackets is not looked into.
struct SQLText {
    let text: String

    /// The statements of a script, without their semicolons.
    static func statements(of script: String) -> [String] {
        pieces(of: script, separator: ";").map(normalized).filter { !$0.isEmpty }
    }

    /// The text with single blanks outside of quotes, and none beside brackets and commas.
    static func normalized(_ text: some StringProtocol) -> String {
        var result = ""
        var quote: Character?
        var isSpacePending = false
        for character in text {
            if quote == nil, character.isWhitespace {
                isSpacePending = !result.isEmpty
                continue
            }
            if isSpacePending, result.last != "(", ![")", ","].contains(character) {
                result.append(" ")
            }
            isSpacePending = false
            result.append(character)
            if quote == character {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
            }
        }
        return result
    }

    /// The pieces between separators that stand in no quotes and no brackets.
    static func pieces(of text: some StringProtocol, separator: Character) -> [String] {
        var pieces = [""]
        var depth = 0
        var quote: Character?
        for character in text {
            if character == separator, quote == nil, depth == 0 {
                pieces.append("")
                continue
            }
            pieces[pieces.count - 1].append(character)
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "(" {
                depth += 1
            } else if character == ")" {
                depth -= 1
            }
        }
        return pieces
    }

    /// The identifier at the start of a text, and what follows it.
    static func identifier(at text: Substring) -> (name: String, rest: Substring)? {
        let text = text.drop(while: \.isWhitespace)
        guard text.first == "\"" else {
            let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return name.isEmpty ? nil : (String(name), text[name.endIndex...])
        }
        var name = ""
        var index = text.index(after: text.startIndex)
        while index < text.endIndex {
            let next = text.index(after: index)
            if text[index] == "\"" {
                guard next < text.endIndex, text[next] == "\"" else {
                    return (name, text[next...])
                }
                index = next
            }
            name.append(text[index])
            index = text.index(after: index)
        }
        return nil
    }
}

/// SQL as pieces, ignoring separators in quotes or brackets.
///
/// It goes by scalars, as SQLite does: a quotation mark that an accent follows is one.
struct SQLText {
    let text: String

    /// The statements of a script, without their semicolons.
    static func statements(of script: String) -> [String] {
        pieces(of: script, separator: ";").map(normalized).filter { !$0.isEmpty }
    }

    /// The text with single blanks outside of quotes, and none beside brackets and commas.
    static func normalized(_ text: some StringProtocol) -> String {
        var result = String.UnicodeScalarView()
        var quote: Unicode.Scalar?
        var isSpacePending = false
        for scalar in text.unicodeScalars {
            if quote == nil, scalar.properties.isWhitespace {
                isSpacePending = !result.isEmpty
                continue
            }
            if isSpacePending, result.last != "(", scalar != ")", scalar != "," {
                result.append(" ")
            }
            isSpacePending = false
            result.append(scalar)
            if quote == scalar {
                quote = nil
            } else if quote == nil, scalar == "'" || scalar == "\"" {
                quote = scalar
            }
        }
        return String(result)
    }

    /// The pieces between separators that aren't in quotes or brackets.
    static func pieces(of text: some StringProtocol, separator: Unicode.Scalar) -> [String] {
        var pieces = [String.UnicodeScalarView()]
        var depth = 0
        var quote: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if scalar == separator, quote == nil, depth == 0 {
                pieces.append(String.UnicodeScalarView())
                continue
            }
            pieces[pieces.count - 1].append(scalar)
            if let open = quote {
                if scalar == open { quote = nil }
            } else if scalar == "'" || scalar == "\"" {
                quote = scalar
            } else if scalar == "(" {
                depth += 1
            } else if scalar == ")" {
                depth -= 1
            }
        }
        return pieces.map(String.init)
    }

    /// The identifier at the start of a text, and what follows it.
    static func identifier(at text: Substring) -> (name: String, rest: Substring)? {
        let text = text.unicodeScalars.drop { $0.properties.isWhitespace }
        guard text.first == "\"" else {
            let name = text.prefix {
                $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_"
            }
            return name.isEmpty ? nil : (String(name), Substring(text[name.endIndex...]))
        }
        var name = String.UnicodeScalarView()
        var index = text.index(after: text.startIndex)
        while index < text.endIndex {
            let next = text.index(after: index)
            if text[index] == "\"" {
                guard next < text.endIndex, text[next] == "\"" else {
                    return (String(name), Substring(text[next...]))
                }
                index = next
            }
            name.append(text[index])
            index = text.index(after: index)
        }
        return nil
    }
}

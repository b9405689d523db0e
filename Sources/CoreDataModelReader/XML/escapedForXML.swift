/// A text escaped for element content or double quotes. For example: `Bed &amp; Board`.
///
/// - Parameter inAnyQuotes: Whether to escape for single quotes as well.
func escapedForXML(_ text: String, inAnyQuotes: Bool = false) -> String {
    text.unicodeScalars.reduce(into: "") { result, letter in
        switch letter {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'" where inAnyQuotes: result += "&apos;"
        case "\t", "\n", "\r": result += "&#\(letter.value);"
        default: result.unicodeScalars.append(letter)
        }
    }
}

/// A text as it stands in an element, or between double quotes. For example: `Bed &amp; Board`.
///
/// - Parameter inAnyQuotes: whether the quotes may be single ones, too.
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

/// Text that troff prints literally.
enum Roff {
    /// A line of text, protected from being read as a request if it begins with a dot or an
    /// apostrophe.
    ///
    /// For example: `\&.TH begins a page`.
    static func text(_ text: String) -> String {
        text.utf8.first == UInt8(ascii: ".") ? "\\&" + escaped(text) : escaped(text)
    }

    /// An argument of a macro, in quotes. For example: `"EXIT STATUS"`.
    static func argument(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// The text with escapes for all characters that troff, or the font, would change.
    ///
    /// A hyphen becomes `\-`, which lets users copy options from the page. Line breaks become
    /// spaces. Complexity: O(n).
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in result += escaped(scalar) }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": #"\(rs"#
        case "-": #"\-"#
        case "\"": #"\(dq"#
        case "'": #"\(aq"#
        case "`": #"\(ga"#
        case "^": #"\(ha"#
        case "~": #"\(ti"#
        case "\n", "\t", "\r": " "
        case " "..."~": String(scalar)
        default: "\\[u\(hexadecimal(scalar))]"
        }
    }

    /// At least four digits. For example: `00E9`.
    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}

extension Diagnostic {
    /// The diagnostic with `?` for control characters and line breaks in its texts: names in a
    /// model may contain any character, but must neither imitate another diagnostic nor control a
    /// terminal.
    ///
    /// For example: `no entity 'two?lines'`. Places, and the text of a fix, remain unchanged.
    var printable: Diagnostic {
        var result = self
        result.message = Self.printable(message)
        for index in notes.indices {
            result.notes[index].message = Self.printable(notes[index].message)
        }
        if let fix { result.fix?.message = Self.printable(fix.message) }
        return result
    }

    private static func printable(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
            return isControl || [0x2028, 0x2029].contains(scalar.value) ? "?" : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}

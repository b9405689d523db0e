/// Names that are macros by their places, however they are spelled.
extension SourceIndex {
    /// The name behind a declaration that should have ended. For example: `appOld` in
    /// `NSString *name appOld;`.
    func macro(behind place: FactPlace) -> (name: String, place: FactPlace)? {
        var place = place
        place.column += spaces(at: place)
        guard let name = name(at: place) else { return nil }
        let before = line(of: place).prefix(max(0, place.column - 1))
        // What precedes a name, and not what follows it, tells whether it's nil.
        guard let last = lastName(before), last.text.lowercased().contains("null") else {
            return (name, place)
        }
        return (last.text, FactPlace(file: place.file, line: place.line, column: last.column))
    }

    /// The name with which a line begins, if only declarations of members or of classes follow it.
    ///
    /// For example: `appOld` in `appOld @property int age;`, or alone on a line before `- (void)load;`.
    func macro(beginning line: Int, file: Int) -> (name: String, place: FactPlace)? {
        var place = FactPlace(file: file, line: line, column: 1)
        place.column += spaces(at: place)
        guard let name = name(at: place), !Self.keywords.contains(name),
            let next = character(after: name, at: place), "@-+".contains(next)
        else { return nil }
        return (name, place)
    }

    /// Whether a name at a place is before a type, and none itself. For example: `app_null` in
    /// `app_null NSString *name`.
    func isBeforeType(_ name: String, at place: FactPlace) -> Bool {
        let text = String(decoding: rest(place).dropFirst(name.utf8.count), as: UTF8.self)
        guard text.first == " " else { return false }
        let words = wordsAndSigns(text)
        guard words.count > 1, let first = words[0].first, first.isLetter || first == "_",
            !Self.qualifiers.contains(words[0])
        else { return false }
        let isName = words[1].first?.isLetter == true && !isMacroLike(words[1])
        return words[1] == "*" || words[1] == "<" || isName
    }

    private static let keywords: Set<String> = ["typedef", "extern", "static", "const", "return"]
    private static let qualifiers: Set<Substring> = [
        "const", "__strong", "__weak", "volatile", "_Nullable", "_Nonnull", "__nullable",
        "__nonnull", "_Null_unspecified",
    ]

    private func spaces(at place: FactPlace) -> Int {
        rest(place).prefix { $0 == 0x20 || $0 == 0x09 }.count
    }

    private func lastName(_ bytes: ArraySlice<UInt8>) -> (text: String, column: Int)? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let last = wordsAndSigns(text).last, last.first?.isLetter == true || last.first == "_"
        else { return nil }
        return (String(last), text.utf8.distance(from: text.startIndex, to: last.startIndex) + 1)
    }

    /// The first character after a name and its arguments, on this line or the next.
    private func character(after name: String, at place: FactPlace) -> Character? {
        let next = FactPlace(file: place.file, line: place.line + 1, column: 1)
        let bytes = Array(rest(place).dropFirst(name.utf8.count)) + [10] + Array(rest(next))
        var depth = 0
        for byte in bytes where byte != 0x20 && byte != 0x09 && byte != 10 && byte != 13 {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if depth == 0 { return Character(UnicodeScalar(byte)) }
            if byte == UInt8(ascii: ")") { depth -= 1 }
        }
        return nil
    }
}

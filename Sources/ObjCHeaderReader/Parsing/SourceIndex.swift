/// The text of headers, for whoever looks for the reason of an error.
struct SourceIndex {
    private let files: [String: Int]
    private let lines: [[[UInt8]]]
    private let words: [[Substring]]
    /// The macros of the frameworks.
    private let macros: Set<Substring>
    /// The headers that define macros.
    private let definitions: [Substring: Int]
    /// The headers that declare classes, protocols and types.
    private let declarations: [Substring: [Int]]

    init(_ sources: [HeaderSource]) {
        files = Dictionary(zip(sources.map(\.path), sources.indices)) { first, _ in first }
        lines = sources.map { source in
            source.bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
        }
        let texts = sources.map(\.text)
        words = texts.map(wordsAndSigns)
        macros = Set(definedMacros(wordsAndSigns(SDKHeaders.text)))
        let defined = words.enumerated().flatMap { index, words in
            definedMacros(words).map { ($0, index) }
        }
        definitions = Dictionary(defined) { first, _ in first }
        let declared = words.enumerated().flatMap { index, words in
            declaredNames(words).map { ($0, [index]) }
        }
        declarations = Dictionary(declared, uniquingKeysWith: +)
    }

    func file(_ path: String) -> Int? { files[path] }

    func lineCount(of file: Int) -> Int { lines[file].count }

    /// The first character behind a name at a place, without white space.
    func character(behind name: String, at place: FactPlace) -> Character? {
        let rest = rest(place).dropFirst(name.utf8.count)
        return rest.first { $0 != 0x20 && $0 != 0x09 }.map { Character(UnicodeScalar($0)) }
    }

    /// The identifier at a place.
    func name(at place: FactPlace) -> String? {
        let bytes = rest(place).prefix { $0 < 0x80 && isPartOfIdentifier(Unicode.Scalar($0)) }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// The header that declares a class, a protocol, or a type.
    func declaration(of name: String, outside file: Int) -> Int? {
        declarations[name[...]]?.first { $0 != file }
    }

    /// Whether a header declares a class, a protocol, or a type, maybe after it's used.
    func isDeclared(_ name: String) -> Bool { declarations[name[...]] != nil }

    /// The header that defines a macro.
    func definition(ofMacro name: String) -> Int? { definitions[name[...]] }

    /// The declaration of a class with parameters, if a name at a place is used as one's.
    ///
    /// For example: `@class Box<A, B>;` for `Box` in `Box<NSString *, Person *> *box`. What doesn't name types
    /// of objects between the brackets names protocols.
    func genericClass(_ name: String, at place: FactPlace) -> String? {
        let text = String(decoding: rest(place).dropFirst(name.utf8.count), as: UTF8.self)
        guard text.first == "<" else { return nil }
        var (depth, count, isOfTypes) = (0, 1, false)
        for (offset, character) in text.enumerated() {
            switch character {
            case "<": depth += 1
            case ">": depth -= 1
            case ",": count += depth == 1 ? 1 : 0
            case "*": isOfTypes = true
            default: break
            }
            guard depth == 0 else { continue }
            let next = text.dropFirst(offset + 1).first { $0 != " " }
            let names = (0..<min(count, 9)).map { "T\($0)" }.joined(separator: ", ")
            return isOfTypes && next == "*" ? "@class \(name)<\(names)>;" : nil
        }
        return nil
    }

    /// Whether what is at a place is the value of a constant.
    func isValue(at place: FactPlace) -> Bool {
        line(of: place).prefix(max(0, place.column - 1)).last { $0 != 0x20 } == UInt8(ascii: "=")
    }

    /// Whether the line of a place declares a property whose value is an object.
    func isObjectProperty(at place: FactPlace) -> Bool {
        let words = words(onLineOf: place).prefix { $0 != ")" }
        return words.contains("property")
            && words.contains { ["copy", "retain", "strong", "weak"].contains($0) }
    }

    /// The names on a line that are spelled as macros are, and aren't those of the frameworks.
    func unknownMacros(file: Int, line: Int) -> [(text: String, column: Int)] {
        let place = FactPlace(file: file, line: line, column: 1)
        let text = String(decoding: self.line(of: place), as: UTF8.self)
        return wordsAndSigns(text).filter { isMacroLike($0) && !macros.contains($0) }
            .map { (String($0), text.utf8.distance(from: text.startIndex, to: $0.startIndex) + 1) }
    }

    /// The identifiers and the signs of the line of a place.
    func words(onLineOf place: FactPlace) -> [Substring] {
        wordsAndSigns(String(decoding: line(of: place), as: UTF8.self))
    }

    /// The bytes of the line of a place.
    func line(of place: FactPlace) -> ArraySlice<UInt8> {
        rest(FactPlace(file: place.file, line: place.line, column: 1))
    }

    /// The rest of a line from a place; empty outside of the text.
    func rest(_ place: FactPlace) -> ArraySlice<UInt8> {
        guard lines.indices.contains(place.file),
            lines[place.file].indices.contains(place.line - 1)
        else { return [] }
        return lines[place.file][place.line - 1].dropFirst(max(0, place.column - 1))
    }
}

/// The identifiers and the signs of a text. For example: `@`, `interface`, `Person`.
func wordsAndSigns(_ text: String) -> [Substring] {
    var words: [Substring] = []
    var start: String.Index?
    for index in text.unicodeScalars.indices {
        let scalar = text.unicodeScalars[index]
        if isPartOfIdentifier(scalar) {
            start = start ?? index
            continue
        }
        if let first = start {
            words.append(text[first..<index])
            start = nil
        }
        if !scalar.properties.isWhitespace {
            words.append(text[index..<text.unicodeScalars.index(after: index)])
        }
    }
    return start.map { words + [text[$0...]] } ?? words
}

/// Asking for a property of Unicode takes longer than all else that is done with a letter.
private func isPartOfIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: !scalar.isASCII && scalar.properties.isIDContinue
    }
}

private func definedMacros(_ words: [Substring]) -> [Substring] {
    words.indices.dropLast(2).filter { words[$0] == "#" && words[$0 + 1] == "define" }
        .map { words[$0 + 2] }
}

/// The names that words declare. For example: of `@interface Person`, `} Mood;`.
private func declaredNames(_ words: [Substring]) -> Set<Substring> {
    let places = words.indices.dropFirst().dropLast().filter { index in
        switch words[index - 1] {
        case "interface", "protocol": return words[index + 1] != ";"
        case "enum": return words[index + 1] == ":" || words[index + 1] == "{"
        case "}": return words[index + 1] == ";"
        case ",": return words[index + 1] == ")"
        case "^": return words[index + 1] == ")" && words.prefix(index - 1).last == "("
        default: return words[index + 1] == ";" && isTypedef(words, before: index)
        }
    }
    return Set(places.map { words[$0] })
}

/// Whether the statement that ends at a word is a type definition.
private func isTypedef(_ words: [Substring], before end: Int) -> Bool {
    words[..<end].suffix(6).split(separator: ";").last?.first == "typedef"
}

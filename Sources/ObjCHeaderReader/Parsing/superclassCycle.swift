/// The class of headers that would inherit from itself, which libclang never stops looking at; `nil` if
/// there is none.
///
/// For example: `A` of `@interface A : B` and `@interface B : A`.
func superclassCycle(_ sources: [HeaderSource]) -> ProblemFact? {
    var classes: [Substring: DeclaredClass] = [:]
    for (index, source) in sources.enumerated() {
        for one in declaredClasses(source, file: index) where classes[one.name] == nil {
            classes[one.name] = one
        }
    }
    var checked: Set<Substring> = []
    for one in classes.values.sorted(by: { $0.place < $1.place }) {
        var seen: Set<Substring> = []
        var next: DeclaredClass? = one
        while let current = next, !checked.contains(current.name) {
            guard seen.insert(current.name).inserted else {
                let text = "the class '\(current.name)' inherits from itself"
                return ProblemFact(kind: .syntax, text: text, place: current.place)
            }
            next = classes[current.superclass]
        }
        checked.formUnion(seen)
    }
    return nil
}

private struct DeclaredClass {
    var name: Substring
    var superclass: Substring
    var place: FactPlace
}

private func declaredClasses(_ source: HeaderSource, file: Int) -> [DeclaredClass] {
    let lines = withoutComments(source.text).split(
        separator: "\n",
        omittingEmptySubsequences: false
    )
    return lines.enumerated().flatMap { line, text -> [DeclaredClass] in
        guard text.utf8.contains("@interface".utf8) else { return [] }
        // The superclass may be on the next line.
        let words = wordsAndSigns(lines[line..<min(line + 2, lines.count)].joined(separator: " "))
        return words.indices.dropLast(3).compactMap { index in
            guard words[index] == "interface", words[index + 2] == ":" else { return nil }
            return DeclaredClass(
                name: words[index + 1],
                superclass: words[index + 3],
                place: FactPlace(file: file, line: line + 1, column: 1)
            )
        }
    }
}

/// A text whose comments are white space.
private func withoutComments(_ text: String) -> String {
    var result: [UInt8] = []
    var end: [UInt8]?
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
        if let mark = end, bytes[..<index].suffix(mark.count).elementsEqual(mark) { end = nil }
        if end == nil, byte == UInt8(ascii: "/"), index + 1 < bytes.count {
            if bytes[index + 1] == UInt8(ascii: "/") { end = [10] }
            if bytes[index + 1] == UInt8(ascii: "*") { end = Array("*/".utf8) }
        }
        result.append(end == nil || byte == 10 ? byte : 0x20)
    }
    return String(decoding: result, as: UTF8.self)
}

extension FactPlace: Comparable {
    static func < (left: FactPlace, right: FactPlace) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

/// What a value may be, as the schema, the documentation and messages tell it.
package indirect enum Shape: Hashable, Sendable {
    /// Any text but the empty one.
    case text
    /// A text that is a path, relative to the file.
    case path
    /// `true` or `false`.
    case flag
    /// A whole number; of a range, unless that is nil.
    case integer(in: ClosedRange<Int>? = nil)
    /// One of these texts.
    case choice([String])
    case list(of: Shape)
    /// An object whose keys are names of the user's, or some of those that are known.
    case named(Shape, known: [String]?)
    case object([KeySyntax])
    /// One of several. For example: `true`, or an object.
    case either([Shape])
    case orNull(Shape)
}

/// What is told of a key. For example: `access`, which is `"public"` or another level.
package struct KeySyntax: Hashable, Sendable {
    package var name: String
    package var shape: Shape
    /// Sentences, as the documentation shows them.
    package var documentation: String
    /// What holds without the key, as JSON. For example: `"internal"`.
    package var defaultText: String?
    package var isRequired = false
}

extension Shape {
    /// As messages say it. For example: `true or false`.
    var words: String {
        switch self {
        case .text: "a text"
        case .path: "a path"
        case .flag: "true or false"
        case .integer(nil): "a whole number"
        case .integer(let range?):
            "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .choice(let names): orList(names.map { "'\($0)'" })
        case .list: "an array"
        case .named, .object: "an object"
        case .either(let shapes): orList(shapes.map(\.words))
        case .orNull(let shape): orList([shape.words, "null"])
        }
    }
}

/// For example: `'a', 'b' or 'c'`.
func orList(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
}

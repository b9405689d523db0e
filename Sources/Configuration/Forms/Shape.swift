/// The possible values of a key, as shown in the schema, the documentation and messages.
package indirect enum Shape: Hashable, Sendable {
    /// Any nonempty string.
    case text
    /// A path, relative to the file.
    case path
    /// `true` or `false`.
    case flag
    /// A whole number, within a range if one is specified.
    case integer(in: ClosedRange<Int>? = nil)
    /// One of the given strings.
    case choice([String])
    case list(of: Shape)
    /// An object whose keys are names that the user chooses, or some of the known ones.
    case named(Shape, known: [String]?)
    case object([KeySyntax])
    /// One of several shapes. For example: `true`, or an object.
    case either([Shape])
    case orNull(Shape)
}

/// The description of a key. For example: `access`, with `"public"` and the other levels.
package struct KeySyntax: Hashable, Sendable {
    package var name: String
    package var shape: Shape
    /// The documentation, in sentences.
    package var documentation: String
    /// The value if the key is absent, as JSON. For example: `"internal"`.
    package var defaultText: String?
    package var isRequired = false
}

extension Shape {
    /// A description for messages. For example: `true or false`.
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

/// Returns an enumeration for messages. For example: `'a', 'b' or 'c'`.
func orList(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
}

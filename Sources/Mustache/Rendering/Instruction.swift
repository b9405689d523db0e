/// One step of rendering.
struct Instruction: Sendable {
    enum Operation: Sendable {
        /// `start` and `end`: its range in the bytes; `operand` and `lines`: the index of its first
        /// line start, and their number.
        case text
        /// `operand`: an index into the texts or the optional texts.
        case hole
        case optionalHole
        /// The text of the enclosing section.
        case currentText
        /// A condition: if it's false, rendering skips to `end`.
        case whenShown
        case unlessShown
        /// A section over an optional text, a list of texts or views; its body ends before `end`.
        /// `start`: the position of the view that the entered one hides, or -1.
        case withText
        case eachText
        case eachView
        /// `operand`: an index into the templates; `start` and `end`: the range of its indentation
        /// in the bytes, or -1 for an inline tag.
        case partial
    }

    let operation: Operation
    /// Whether the text is escaped for HTML.
    var isEscaped = false
    /// The position of the view among the entered views.
    var slot: Int32 = 0
    var operand: Int32 = 0
    var start: Int32 = 0
    var end: Int32 = 0
    var lines: Int32 = 0
}

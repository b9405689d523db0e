/// One step of rendering.
struct Instruction: Sendable {
    enum Operation: Sendable {
        /// `start` and `end`: its place among the bytes; `operand` and `lines`: the first of its line
        /// starts, and how many there are.
        case text
        /// `operand`: an index into the texts, or into the optional texts.
        case hole
        case optionalHole
        /// The text of the section around it.
        case currentText
        /// A condition: what stands before `end` is passed over where it does not hold.
        case whenShown
        case unlessShown
        /// A section over an optional text, over a list of texts, over views: its body ends before
        /// `end`. `start`: the place of the view that is hidden by the entered one, or -1.
        case withText
        case eachText
        case eachView
        /// `operand`: an index into the templates; `start` and `end`: the place of its indentation
        /// among the bytes, or -1 inside of a line.
        case partial
    }

    let operation: Operation
    /// Whether a text is written as HTML shows it.
    var isEscaped = false
    /// The place of the view among the views that are entered.
    var slot: Int32 = 0
    var operand: Int32 = 0
    var start: Int32 = 0
    var end: Int32 = 0
    var lines: Int32 = 0
}

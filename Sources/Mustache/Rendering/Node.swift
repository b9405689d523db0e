/// A part of a loaded template, with every name replaced by the place of its field.
enum Node: Sendable {
    case text(TextRun)
    case hole(Place, isEscaped: Bool)

    /// The text of the section around it: `{{.}}`
    case currentText(isEscaped: Bool)

    case section(Section)
    case invertedSection(Section)

    /// - Parameter indentation: The white space before a standalone tag; nil for an inline one.
    case partial(Int, indentation: [UInt8]?)
}

/// Where the value of a name is found.
final class Place: Sendable {
    /// A view inside a view, on the way of a dotted name.
    struct Step: Sendable {
        let field: Int
        let schema: any ViewSchema
    }

    /// The place of the view among the frames.
    let slot: Int

    /// The way from there for a dotted name.
    let steps: [Step]

    /// The position of the field in the last view.
    let field: Int

    init(slot: Int, steps: [Step], field: Int) {
        self.slot = slot
        self.steps = steps
        self.field = field
    }
}

/// A section with what stands in it.
final class Section: Sendable {
    /// What a section enters, and how often.
    enum Mode: Sendable {
        case whenShown
        case withText
        case eachText

        /// - Parameter hides: The place of the frame that is hidden by the entered view.
        case eachView(any ViewSchema, hides: Int?)
    }

    let place: Place
    let mode: Mode
    let nodes: [Node]

    init(_ place: Place, _ mode: Mode, _ nodes: [Node]) {
        self.place = place
        self.mode = mode
        self.nodes = nodes
    }
}

/// A part of a loaded template, with each name resolved to an access path.
enum Node: Sendable {
    case text(TextRun)
    case hole(Place, isEscaped: Bool)

    /// The text of the enclosing section: `{{.}}`
    case currentText(isEscaped: Bool)

    case section(Section)
    case invertedSection(Section)

    /// - Parameter indentation: The whitespace before a standalone tag; `nil` for an inline one.
    case partial(Int, indentation: [UInt8]?)
}

/// The location of a name's value.
struct Place: Sendable {
    /// The position of the view among the entered views.
    let slot: Int

    /// The access path from the view to the value.
    let access: FieldAccess
}

/// A section with its content.
struct Section: Sendable {
    /// What a section enters, and how often.
    enum Mode: Sendable {
        case whenShown
        case withText
        case eachText

        /// - Parameter hides: The position of the view that the entered one hides.
        case eachView(hides: Int?)
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

/// A part of a loaded template, with every name replaced by the way to its value.
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
struct Place: Sendable {
    /// The place of the view among the views that are entered.
    let slot: Int

    /// The way from there to the value.
    let access: FieldAccess
}

/// A section with what stands in it.
struct Section: Sendable {
    /// What a section enters, and how often.
    enum Mode: Sendable {
        case whenShown
        case withText
        case eachText

        /// - Parameter hides: The place of the view that is hidden by the entered one.
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

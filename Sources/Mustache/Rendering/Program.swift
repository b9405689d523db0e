/// A loaded template with its partials, as one flat list of instructions.
///
/// Rendering walks the list and nothing else: no tree, no name, no type is looked up.
struct Program: Sendable {
    /// All instructions, one template after the other.
    fileprivate(set) var instructions: [Instruction] = []

    /// Where the instructions of each template stand.
    fileprivate(set) var templates: [Range<Int>] = []

    /// All text between tags.
    fileprivate(set) var bytes: [UInt8] = []

    fileprivate(set) var runs: [TextRun] = []
    fileprivate(set) var places: [Place] = []
    fileprivate(set) var indentations: [[UInt8]] = []

    init(_ templates: [[Node]]) {
        for nodes in templates {
            let start = instructions.count
            append(nodes)
            self.templates.append(start..<instructions.count)
        }
    }
}

/// One step of rendering.
struct Instruction: Sendable {
    enum Operation: Sendable {
        /// `operand`: an index into the runs; `start` and `end`: its place among the bytes.
        case text
        /// `operand`: an index into the places.
        case hole
        case escapedHole
        /// The text of the section around it.
        case currentText
        case escapedCurrentText
        /// A section: `operand` is an index into the places, and its body ends before `end`.
        case whenShown
        case unlessShown
        case withText
        case eachText
        /// `start`: the place of the view that is hidden by the entered one, or -1.
        case eachView
        /// `operand`: an index into the templates; `start`: one into the indentations, or -1.
        case partial
    }

    let operation: Operation
    var operand = 0
    var start = 0
    var end = 0
}

// MARK: - Assembling

extension Program {
    private mutating func append(_ nodes: [Node]) {
        for node in nodes { append(node) }
    }

    private mutating func append(_ node: Node) {
        switch node {
        case .text(let run): append(run)
        case .hole(let place, let isEscaped):
            add(isEscaped ? .escapedHole : .hole, operand: index(of: place))
        case .currentText(let isEscaped): add(isEscaped ? .escapedCurrentText : .currentText)
        case .section(let section): append(section, as: operation(of: section.mode))
        case .invertedSection(let section): append(section, as: .unlessShown)
        case .partial(let index, let indentation):
            add(.partial, operand: index, start: self.index(of: indentation))
        }
    }

    private mutating func append(_ run: TextRun) {
        let start = bytes.count
        bytes += run.bytes
        add(.text, operand: runs.count, start: start, end: bytes.count)
        runs.append(run)
    }

    private mutating func append(_ section: Section, as operation: Instruction.Operation) {
        let index = instructions.count
        var hidden: Int?
        if case .eachView(let slot) = section.mode { hidden = slot }
        add(operation, operand: self.index(of: section.place), start: hidden ?? -1)
        append(section.nodes)
        instructions[index].end = instructions.count
    }

    private mutating func add(
        _ operation: Instruction.Operation,
        operand: Int = 0,
        start: Int = 0,
        end: Int = 0
    ) {
        instructions.append(
            Instruction(operation: operation, operand: operand, start: start, end: end)
        )
    }

    private func operation(of mode: Section.Mode) -> Instruction.Operation {
        switch mode {
        case .whenShown: .whenShown
        case .withText: .withText
        case .eachText: .eachText
        case .eachView: .eachView
        }
    }

    private mutating func index(of place: Place) -> Int {
        places.append(place)
        return places.count - 1
    }

    private mutating func index(of indentation: [UInt8]?) -> Int {
        guard let indentation else { return -1 }
        indentations.append(indentation)
        return indentations.count - 1
    }
}

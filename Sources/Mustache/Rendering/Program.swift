/// A loaded template with its partials, as a flat list of instructions.
///
/// Rendering only walks the list: it looks up no trees, names or field kinds.
struct Program: Sendable {
    /// All instructions, template by template.
    fileprivate(set) var instructions: [Instruction] = []

    /// The range of each template's instructions.
    fileprivate(set) var templates: [Stretch] = []

    /// All text between tags.
    fileprivate(set) var bytes: [UInt8] = []

    /// The offsets of the lines that a partial's indentation applies to.
    fileprivate(set) var lineStarts: [Int32] = []

    // The access paths to values, by kind of value.
    fileprivate(set) var texts: [TextAccess] = []
    fileprivate(set) var optionalTexts: [OptionalTextAccess] = []
    fileprivate(set) var textLists: [TextListAccess] = []
    fileprivate(set) var conditions: [Condition] = []
    fileprivate(set) var viewLists: [ViewListAccess] = []

    init(_ templates: [[Node]]) {
        for nodes in templates {
            let start = instructions.count
            append(nodes)
            self.templates.append(Stretch(start: start, end: instructions.count))
        }
    }

    /// A range of instructions, or of bytes.
    struct Stretch: Sendable {
        let start: Int
        let end: Int

        var range: Range<Int> { start..<end }
    }
}

// MARK: - Running

/// The parts of a program that every step of rendering reads, as pointers.
///
/// Threads that render with one program would otherwise update the same reference counts, and
/// contend for them.
struct ProgramMemory {
    let instructions: UnsafeBufferPointer<Instruction>
    let bytes: UnsafeBufferPointer<UInt8>
    let lineStarts: UnsafeBufferPointer<Int32>
    let texts: UnsafeBufferPointer<TextAccess>
    let optionalTexts: UnsafeBufferPointer<OptionalTextAccess>
    let conditions: UnsafeBufferPointer<Condition>
    let viewLists: UnsafeBufferPointer<ViewListAccess>
}

extension Program {
    /// Calls the closure with pointers that are valid until it returns.
    func withMemory(_ body: (ProgramMemory) -> Void) {
        instructions.withUnsafeBufferPointer { instructions in
            bytes.withUnsafeBufferPointer { bytes in
                lineStarts.withUnsafeBufferPointer { lineStarts in
                    withAccesses { texts, optionalTexts, conditions, viewLists in
                        body(
                            ProgramMemory(
                                instructions: instructions,
                                bytes: bytes,
                                lineStarts: lineStarts,
                                texts: texts,
                                optionalTexts: optionalTexts,
                                conditions: conditions,
                                viewLists: viewLists
                            )
                        )
                    }
                }
            }
        }
    }

    private func withAccesses(
        _ body: (
            UnsafeBufferPointer<TextAccess>, UnsafeBufferPointer<OptionalTextAccess>,
            UnsafeBufferPointer<Condition>, UnsafeBufferPointer<ViewListAccess>
        ) -> Void
    ) {
        texts.withUnsafeBufferPointer { texts in
            optionalTexts.withUnsafeBufferPointer { optionalTexts in
                conditions.withUnsafeBufferPointer { conditions in
                    viewLists.withUnsafeBufferPointer { viewLists in
                        body(texts, optionalTexts, conditions, viewLists)
                    }
                }
            }
        }
    }
}

// MARK: - Assembling

extension Program {
    private mutating func append(_ nodes: [Node]) {
        var followsText = false
        for node in nodes {
            append(node, followsText: followsText)
            followsText = if case .text = node { true } else { false }
        }
    }

    private mutating func append(_ node: Node, followsText: Bool) {
        switch node {
        case .text(let run): append(run, followsText: followsText)
        case .hole(let place, let isEscaped): append(place, isEscaped: isEscaped)
        case .currentText(let isEscaped):
            instructions.append(Instruction(operation: .currentText, isEscaped: isEscaped))
        case .section(let section): append(section)
        case .invertedSection(let section): append(section, as: .unlessShown)
        case .partial(let index, let indentation):
            let added = indentation.map { place(of: $0) }
            instructions.append(
                Instruction(
                    operation: .partial,
                    operand: Int32(index),
                    start: Int32(added?.start ?? -1),
                    end: Int32(added?.end ?? -1)
                )
            )
        }
    }

    /// - Parameter followsText: Whether the last instruction writes text of the same section, which
    ///   this run then extends. Marks in the middle of a line split its text into many runs.
    private mutating func append(_ run: TextRun, followsText: Bool) {
        let text = place(of: run.bytes)
        let firstLine = lineStarts.count
        for line in run.lineStarts { lineStarts.append(Int32(text.start + line)) }
        if followsText {
            instructions[instructions.count - 1].end = Int32(text.end)
            instructions[instructions.count - 1].lines += Int32(run.lineStarts.count)
            return
        }
        instructions.append(
            Instruction(
                operation: .text,
                operand: Int32(firstLine),
                start: Int32(text.start),
                end: Int32(text.end),
                lines: Int32(run.lineStarts.count)
            )
        )
    }

    private mutating func place(of text: [UInt8]) -> Stretch {
        let start = bytes.count
        bytes += text
        return Stretch(start: start, end: bytes.count)
    }

    private mutating func append(_ place: Place, isEscaped: Bool) {
        let operation: Instruction.Operation
        let operand: Int32
        switch place.access {
        case .text(let text):
            operation = .hole
            operand = texts.add(TextAccess(text: text))
        case .optionalText(let text):
            operation = .optionalHole
            operand = optionalTexts.add(OptionalTextAccess(text: text))
        // Loading rejects holes over fields without text.
        case .flag, .texts, .list, .optional: return
        }
        instructions.append(
            Instruction(
                operation: operation,
                isEscaped: isEscaped,
                slot: Int32(place.slot),
                operand: operand
            )
        )
    }

    private mutating func append(_ section: Section) {
        switch (section.mode, section.place.access) {
        case (.withText, .optionalText(let text)):
            let operand = optionalTexts.add(OptionalTextAccess(text: text))
            append(section, .withText, operand)
        case (.eachText, .texts(let texts)):
            append(section, .eachText, textLists.add(TextListAccess(texts: texts)))
        case (.eachView(let hidden), .list(let views)),
            (.eachView(let hidden), .optional(let views)):
            let operand = viewLists.add(ViewListAccess(forEach: views.forEach))
            append(section, .eachView, operand, hiding: hidden)
        default: append(section, as: .whenShown)
        }
    }

    private mutating func append(_ section: Section, as condition: Instruction.Operation) {
        append(section, condition, conditions.add(Condition(section.place.access)))
    }

    private mutating func append(
        _ section: Section,
        _ operation: Instruction.Operation,
        _ operand: Int32,
        hiding hidden: Int? = nil
    ) {
        let index = instructions.count
        instructions.append(
            Instruction(
                operation: operation,
                slot: Int32(section.place.slot),
                operand: operand,
                start: Int32(hidden ?? -1)
            )
        )
        append(section.nodes)
        instructions[index].end = Int32(instructions.count)
    }
}

extension Array {
    /// Appends the element and returns its index.
    fileprivate mutating func add(_ element: Element) -> Int32 {
        append(element)
        return Int32(count - 1)
    }
}

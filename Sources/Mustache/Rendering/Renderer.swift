/// The state of one rendering: the views that are entered, and the output so far.
struct Renderer {
    private let program: Program
    private var output: [UInt8] = []
    private var views: [ViewAddress]
    private var currentText = ""
    private var indentation: [UInt8] = []

    /// - Parameter root: The view that rendering starts with; it must stay where it is meanwhile.
    init(_ program: Program, _ root: ViewAddress) {
        self.program = program
        views = [root]
    }

    /// Swaps the output with another, so that rendering appends to it without a copy.
    mutating func exchangeOutput(_ other: inout [UInt8]) {
        swap(&output, &other)
    }

    mutating func render(template index: Int) {
        render(program.templates[index])
    }

    private mutating func render(_ range: Range<Int>) {
        let instructions = program.instructions
        var index = range.lowerBound
        while index < range.upperBound {
            let instruction = instructions[index]
            index += 1
            switch instruction.operation {
            case .text: appendText(instruction)
            case .hole: append(program.places[instruction.operand], isEscaped: false)
            case .escapedHole: append(program.places[instruction.operand], isEscaped: true)
            case .currentText: append(currentText, isEscaped: false)
            case .escapedCurrentText: append(currentText, isEscaped: true)
            case .partial: renderPartial(instruction)
            case .whenShown, .unlessShown, .withText, .eachText, .eachView:
                renderSection(instruction, index..<instruction.end)
                index = instruction.end
            }
        }
    }

    private mutating func append(_ place: Place, isEscaped: Bool) {
        let view = views[place.slot]
        switch place.access {
        case .text(let text): append(text(view), isEscaped: isEscaped)
        case .optionalText(let text):
            if let text = text(view) { append(text, isEscaped: isEscaped) }
        case .flag, .texts, .list, .optional: break
        }
    }

    private mutating func append(_ text: String, isEscaped: Bool) {
        if isEscaped {
            appendEscaped(text, to: &output)
        } else {
            output.append(contentsOf: text.utf8)
        }
    }
}

// MARK: - Text and partials

extension Renderer {
    private mutating func appendText(_ instruction: Instruction) {
        if indentation.isEmpty {
            program.bytes.withUnsafeBufferPointer { bytes in
                let text = bytes[instruction.start..<instruction.end]
                output.append(contentsOf: UnsafeBufferPointer(rebasing: text))
            }
        } else {
            appendIndented(program.runs[instruction.operand])
        }
    }

    private mutating func appendIndented(_ run: TextRun) {
        var start = 0
        for line in run.lineStarts {
            output.append(contentsOf: run.bytes[start..<line])
            output.append(contentsOf: indentation)
            start = line
        }
        output.append(contentsOf: run.bytes[start...])
    }

    private mutating func renderPartial(_ instruction: Instruction) {
        let outer = indentation
        indentation = instruction.start < 0 ? [] : outer + program.indentations[instruction.start]
        render(program.templates[instruction.operand])
        indentation = outer
    }
}

// MARK: - Sections

extension Renderer {
    private mutating func renderSection(_ instruction: Instruction, _ body: Range<Int>) {
        let place = program.places[instruction.operand]
        let view = views[place.slot]
        switch instruction.operation {
        case .unlessShown: if !isShown(place.access, view) { render(body) }
        case .eachView: renderViews(place.access, view, body, hiding: instruction.start)
        case .withText, .eachText: renderTexts(place.access, view, body)
        default: if isShown(place.access, view) { render(body) }
        }
    }

    private mutating func renderTexts(
        _ access: FieldAccess,
        _ view: ViewAddress,
        _ body: Range<Int>
    ) {
        switch access {
        case .optionalText(let text): if let text = text(view) { render(body, for: text) }
        case .texts(let texts): for text in texts(view) { render(body, for: text) }
        case .text, .flag, .list, .optional: break
        }
    }

    private mutating func render(_ body: Range<Int>, for text: String) {
        let outer = currentText
        currentText = text
        render(body)
        currentText = outer
    }

    private mutating func renderViews(
        _ access: FieldAccess,
        _ view: ViewAddress,
        _ body: Range<Int>,
        hiding slot: Int
    ) {
        let hidden = slot < 0 ? nil : views.remove(at: slot)
        access.children?.forEach(view) { child in
            views.append(child)
            render(body)
            views.removeLast()
        }
        if let hidden { views.insert(hidden, at: slot) }
    }

    private func isShown(_ access: FieldAccess, _ view: ViewAddress) -> Bool {
        switch access {
        case .text: true
        case .optionalText(let text): text(view) != nil
        case .flag(let flag): flag(view)
        case .texts(let texts): !texts(view).isEmpty
        case .list(let children), .optional(let children): !children.isEmpty(view)
        }
    }
}

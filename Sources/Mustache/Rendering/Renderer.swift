import TextLayout

/// The state of one rendering: the entered views, and the output so far.
struct Renderer: ~Copyable {
    private let program: Program
    private let memory: ProgramMemory
    private var output = OutputBuffer()
    private var views: [ViewAddress]
    private var currentText = ""
    private var indentation = Indentation()

    /// - Parameters:
    ///   - memory: The program's memory, valid during rendering.
    ///   - root: The view at which rendering starts; it must not move during rendering.
    init(_ program: Program, _ memory: ProgramMemory, _ root: ViewAddress) {
        self.program = program
        self.memory = memory
        views = [root]
    }

    /// Appends a template's text to the output.
    mutating func render(
        template index: Int,
        _ layout: LineLayout,
        into result: inout [UInt8]
    ) {
        render(program.templates[index].range)
        var lines = OutputBuffer(capacity: output.count)
        layout.append(output.contents, to: &lines)
        result.append(contentsOf: lines.contents)
    }

    private mutating func render(_ range: Range<Int>) {
        let instructions = memory.instructions
        var index = range.lowerBound
        while index < range.upperBound {
            let instruction = instructions[index]
            index += 1
            switch instruction.operation {
            case .text: appendText(instruction)
            case .hole:
                let text = memory.texts[Int(instruction.operand)].text(view(instruction))
                append(text, isEscaped: instruction.isEscaped)
            case .optionalHole:
                if let text = optionalText(instruction) {
                    append(text, isEscaped: instruction.isEscaped)
                }
            case .currentText: append(currentText, isEscaped: instruction.isEscaped)
            case .whenShown: if !holds(instruction) { index = Int(instruction.end) }
            case .unlessShown: if holds(instruction) { index = Int(instruction.end) }
            case .withText, .eachText, .eachView:
                renderSection(instruction, index..<Int(instruction.end))
                index = Int(instruction.end)
            case .partial: renderPartial(instruction)
            }
        }
    }

    /// The view whose field an instruction shows.
    private func view(_ instruction: Instruction) -> ViewAddress {
        views[Int(instruction.slot)]
    }

    private func optionalText(_ instruction: Instruction) -> String? {
        memory.optionalTexts[Int(instruction.operand)].text(view(instruction))
    }

    private func holds(_ instruction: Instruction) -> Bool {
        memory.conditions[Int(instruction.operand)].holds(view(instruction))
    }

    private mutating func append(_ text: String, isEscaped: Bool) {
        if isEscaped {
            var escaped: [UInt8] = []
            appendEscaped(text, to: &escaped)
            escaped.withUnsafeBufferPointer { output.append($0) }
        } else {
            output.append(text)
        }
    }
}

// MARK: - Text and partials

extension Renderer {
    private mutating func appendText(_ instruction: Instruction) {
        var start = Int(instruction.start)
        if !indentation.isEmpty {
            let firstLine = Int(instruction.operand)
            for index in firstLine..<firstLine + Int(instruction.lines) {
                let line = Int(memory.lineStarts[index])
                appendBytes(start..<line)
                indentation.append(to: &output)
                start = line
            }
        }
        appendBytes(start..<Int(instruction.end))
    }

    private mutating func appendBytes(_ range: Range<Int>) {
        output.append(UnsafeBufferPointer(rebasing: memory.bytes[range]))
    }

    private mutating func renderPartial(_ instruction: Instruction) {
        let template = program.templates[Int(instruction.operand)].range
        if instruction.start >= 0 {
            let added = Int(instruction.start)..<Int(instruction.end)
            indentation.add(UnsafeBufferPointer(rebasing: memory.bytes[added]))
            render(template)
            indentation.remove(added.count)
        } else {
            // Within a line, the partial's own lines aren't indented.
            let hidden = indentation.hide()
            render(template)
            indentation.show(hidden)
        }
    }
}

// MARK: - Sections

extension Renderer {
    private mutating func renderSection(_ instruction: Instruction, _ body: Range<Int>) {
        switch instruction.operation {
        case .eachView: renderViews(instruction, body)
        case .eachText:
            let list = program.textLists[Int(instruction.operand)]
            for text in list.texts(view(instruction)) {
                render(body, for: text)
                // For an empty text, the line ends after its other text: `///`, not `/// `.
                if text.isEmpty { output.trimLastLine() }
            }
        default:
            if let text = optionalText(instruction) { render(body, for: text) }
        }
    }

    private mutating func render(_ body: Range<Int>, for text: String) {
        let outer = currentText
        currentText = text
        render(body)
        currentText = outer
    }

    private mutating func renderViews(_ instruction: Instruction, _ body: Range<Int>) {
        let view = view(instruction)
        let slot = Int(instruction.start)
        let hidden = slot < 0 ? nil : views.remove(at: slot)
        memory.viewLists[Int(instruction.operand)].forEach(view) { child in
            views.append(child)
            render(body)
            views.removeLast()
        }
        if let hidden { views.insert(hidden, at: slot) }
    }
}

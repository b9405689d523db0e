/// The state of one rendering: the views that are entered, and the output so far.
struct Renderer {
    private let programs: [[Node]]
    private var output: [UInt8] = []
    private var frames: [any Frame]
    private var currentText = ""
    private var indentation: [UInt8] = []

    init(_ programs: [[Node]], _ root: any Frame) {
        self.programs = programs
        frames = [root]
    }

    /// Swaps the output with another, so that rendering appends to it without a copy.
    mutating func exchangeOutput(_ other: inout [UInt8]) {
        swap(&output, &other)
    }

    mutating func render(program index: Int) {
        render(programs[index])
    }

    private mutating func render(_ nodes: [Node]) {
        for node in nodes { render(node) }
    }

    private mutating func render(_ node: Node) {
        switch node {
        case .text(let run): render(run)
        case .hole(let place, let isEscaped):
            if let text = frame(of: place)?.text(place.field) { append(text, isEscaped) }
        case .currentText(let isEscaped): append(currentText, isEscaped)
        case .section(let section): render(section)
        case .invertedSection(let section):
            if !isShown(section.place) { render(section.nodes) }
        case .partial(let index, let inner): renderPartial(index, inner)
        }
    }

    private mutating func append(_ text: String, _ isEscaped: Bool) {
        if isEscaped {
            appendEscaped(text, to: &output)
        } else {
            output.append(contentsOf: text.utf8)
        }
    }
}

// MARK: - Text and partials

extension Renderer {
    private mutating func render(_ run: TextRun) {
        if indentation.isEmpty {
            output.append(contentsOf: run.bytes)
        } else {
            renderIndented(run)
        }
    }

    private mutating func renderIndented(_ run: TextRun) {
        var start = 0
        for line in run.lineStarts {
            output.append(contentsOf: run.bytes[start..<line])
            output.append(contentsOf: indentation)
            start = line
        }
        output.append(contentsOf: run.bytes[start...])
    }

    private mutating func renderPartial(_ index: Int, _ inner: [UInt8]?) {
        let outer = indentation
        indentation = inner.map { outer + $0 } ?? []
        render(programs[index])
        indentation = outer
    }
}

// MARK: - Sections

extension Renderer {
    private mutating func render(_ section: Section) {
        switch section.mode {
        case .whenShown:
            if isShown(section.place) { render(section.nodes) }
        case .withText:
            if let text = frame(of: section.place)?.text(section.place.field) {
                render(section.nodes, for: CollectionOfOne(text))
            }
        case .eachText:
            let texts = frame(of: section.place)?.texts(section.place.field) ?? []
            render(section.nodes, for: texts)
        case .eachView(let schema, let hidden): render(section, schema, hiding: hidden)
        }
    }

    private mutating func render(_ nodes: [Node], for texts: some Sequence<String>) {
        let outer = currentText
        for text in texts {
            currentText = text
            render(nodes)
        }
        currentText = outer
    }

    private mutating func render(_ section: Section, _ schema: any ViewSchema, hiding: Int?) {
        guard let source = frame(of: section.place) else { return }
        let hidden = hiding.map { frames.remove(at: $0) }
        source.forEachView(section.place.field, schema) { child in
            frames.append(child)
            render(section.nodes)
            frames.removeLast()
        }
        if let hidden, let hiding { frames.insert(hidden, at: hiding) }
    }

    private func isShown(_ place: Place) -> Bool {
        frame(of: place)?.isShown(place.field) ?? false
    }

    /// The frame that has a name's field; nil where a view on the way is absent.
    private func frame(of place: Place) -> (any Frame)? {
        var frame: (any Frame)? = frames[place.slot]
        for step in place.steps {
            var next: (any Frame)?
            frame?.forEachView(step.field, step.schema) { next = $0 }
            frame = next
        }
        return frame
    }
}

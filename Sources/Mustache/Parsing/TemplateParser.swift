import TextLayout

/// Builds a template's tree of sections from its tags.
///
/// Continues after an error, and so finds all errors of a template at once.
struct TemplateParser {
    /// The maximum nesting of sections in a template.
    static let nestingLimit = 100

    let source: TemplateText
    private(set) var errors: [TemplateError]
    private(set) var maximumNesting = 0
    private var open: [OpenSection] = []
    /// The opening tags of the layout groups that are open in the innermost section.
    private var groups: [Tag] = []
    private(set) var nodes: [ParsedNode] = []

    init(_ scanner: TagScanner) {
        source = scanner.source
        errors = scanner.errors
        var offset = 0
        for step in source.steps(of: scanner.tags) {
            addText(offset..<step.extent.lowerBound, isBeforeInlineTag: step.isInline)
            add(step)
            offset = step.extent.upperBound
        }
        addText(offset..<source.bytes.count, isBeforeInlineTag: false)
        if open.isEmpty { closeGroups() }
        closeAll(isReported: !scanner.hasUnclosedTag)
    }

    private mutating func addText(_ range: Range<Int>, isBeforeInlineTag: Bool) {
        let run = TextRun(source, range, isBeforeInlineTag: isBeforeInlineTag)
        if let run { nodes.append(.text(run)) }
    }

    private mutating func add(_ step: ParsingStep) {
        switch step {
        case .tag(let tag): add(tag, name(in: tag))
        case .lineStart(let tag, _): openSection(name(in: tag), tag)
        case .lineEnd(let tag, _): closeSection(name(in: tag), tag)
        }
    }

    private func name(in tag: Tag) -> Name {
        Name(text: source.text(tag.content), offset: tag.content.lowerBound)
    }

    private mutating func add(_ tag: Tag, _ name: Name) {
        switch tag.kind {
        case .hole(let isEscaped):
            if check(name, tag) { nodes.append(.hole(name, isEscaped: isEscaped)) }
        case .section, .invertedSection: openSection(name, tag)
        case .end: closeSection(name, tag)
        case .partial: addPartial(name, tag)
        case .line: addText(ofLine: name, tag)
        case .comment, .delimiters: break
        case .layout: addMarks(name, tag)
        }
    }

    /// `{{>name}}`, or `{{>name views}}` for a partial that is rendered for each view of a list; with a
    /// plus sign before or after the name, each has a blank line there.
    private mutating func addPartial(_ words: Name, _ tag: Tag) {
        guard let space = words.text.utf8.firstIndex(where: \.isBlank) else {
            let isPlain = !words.text.hasPrefix("+") && !words.text.hasSuffix("+")
            guard isPlain else {
                return report(
                    tag,
                    "'+' is for lists and conditions: '\(words.text) name' is expected"
                )
            }
            if check(words, tag) { nodes.append(.partial(words, indentation: indentation(tag))) }
            return
        }
        var name = Name(text: String(words.text[..<space]), offset: words.offset)
        let (isBefore, isAfter) = (name.text.hasPrefix("+"), name.text.hasSuffix("+"))
        if isBefore || isAfter, !tag.isStandalone {
            return report(tag, "'+' is for a partial on a line by itself")
        }
        if isBefore {
            name = Name(text: String(name.text.dropFirst()), offset: name.offset + 1)
        }
        if isAfter { name = Name(text: String(name.text.dropLast()), offset: name.offset) }
        let rest = words.text[space...].drop { $0.isWhitespace }
        let views = Name(
            text: String(rest),
            offset: words.offset + words.text.utf8.count - rest.utf8.count
        )
        guard views.isWellFormed else { return report(tag, "'\(rest)' is not a name") }
        guard check(name, tag) else { return }
        let blankLine = [ParsedNode.text(.blankLine)]
        let partial = [ParsedNode.partial(name, indentation: indentation(tag))]
        let parts = (isBefore ? blankLine : []) + partial + (isAfter ? blankLine : [])
        nodes.append(.section(ParsedSection(name: views, isInverted: false, nodes: parts)))
    }

    /// Adds the text itself; the name belongs to the section around the line.
    private mutating func addText(ofLine name: Name, _ tag: Tag) {
        let isOfLine = open.last.map { $0.tag.range == tag.range } ?? false
        guard isOfLine else {
            let message = "a line is written for one list, and no section of it holds the tag"
            return report(tag, message)
        }
        nodes.append(.hole(Name(text: ".", offset: name.offset), isEscaped: false))
    }

    private mutating func addMarks(_ name: Name, _ tag: Tag) {
        for (offset, byte) in source.bytes[tag.content].enumerated() {
            guard let mark = LayoutMark(rawValue: byte) else {
                let place = tag.content.lowerBound + offset
                errors.append(
                    source.error(
                        at: place,
                        "'\(name.text)' are no marks: '(', '|', '~', '<', ',', ')'"
                    )
                )
                return
            }
            nodes.append(.text(TextRun(mark)))
            if mark == .open { groups.append(tag) }
            if mark == .close, groups.popLast() == nil {
                report(tag, "')' ends a group here, but this section opens none")
            }
        }
    }

    /// Reports groups that don't end in the section in which they begin.
    private mutating func closeGroups() {
        for tag in groups { report(tag, "this group is not closed: '{{)}}' is missing") }
        groups = []
    }

    private func indentation(_ tag: Tag) -> [UInt8]? {
        guard tag.isStandalone else { return nil }
        return Array(source.bytes[tag.extent.lowerBound..<tag.range.lowerBound])
    }

    /// Whether a tag contains a valid name; reports it otherwise.
    private mutating func check(_ name: Name, _ tag: Tag) -> Bool {
        if name.text.isEmpty {
            report(tag, "this tag is empty: a name is expected")
            return false
        }
        let isPartial = if case .partial = tag.kind { true } else { false }
        if isPartial ? name.isOneWord : name.isWellFormed { return true }
        report(tag, "'\(name.text)' is not a name")
        return false
    }

    private mutating func report(_ tag: Tag, _ message: String) {
        errors.append(source.error(at: tag.range.lowerBound, message))
    }
}

// MARK: - Sections

/// A section whose end hasn't been read yet.
private struct OpenSection {
    let name: Name
    let tag: Tag

    /// Whether the section becomes part of the tree; `false` if its name is invalid.
    let isKept: Bool

    /// The preceding nodes on the section's level.
    let before: [ParsedNode]

    /// The open groups around the section.
    let groups: [Tag]
}

extension TemplateParser {
    private mutating func openSection(_ name: Name, _ tag: Tag) {
        var isKept = check(name, tag)
        if open.count == Self.nestingLimit {
            report(tag, "sections are nested deeper than \(Self.nestingLimit)")
        }
        isKept = isKept && open.count < Self.nestingLimit
        open.append(
            OpenSection(name: name, tag: tag, isKept: isKept, before: nodes, groups: groups)
        )
        nodes = []
        groups = []
        maximumNesting = max(maximumNesting, open.count)
    }

    private mutating func closeSection(_ name: Name, _ tag: Tag) {
        guard let last = open.last else {
            return report(tag, "'\(name.text)' ends here, but no section is open")
        }
        if last.name.text != name.text {
            let line = source.line(at: last.tag.range.lowerBound) + 1
            let expected = "the section '\(last.name.text)' of line \(line) is open"
            report(tag, "'\(name.text)' ends here, but \(expected)")
        }
        let matching = open.lastIndex { $0.name.text == name.text } ?? open.count - 1
        while open.count > matching { closeLast() }
    }

    private mutating func closeLast() {
        guard let section = open.popLast() else { return }
        closeGroups()
        let inside = nodes
        nodes = section.before
        groups = section.groups
        guard section.isKept else { return }
        let isInverted = if case .invertedSection = section.tag.kind { true } else { false }
        let parsed = ParsedSection(name: section.name, isInverted: isInverted, nodes: inside)
        nodes.append(.section(parsed))
    }

    private mutating func closeAll(isReported: Bool) {
        while let section = open.last {
            let message = "the section '\(section.name.text)' is not closed"
            // One error for a section that is nested too deeply covers those inside it.
            if isReported && open.count <= Self.nestingLimit { report(section.tag, message) }
            closeLast()
        }
    }
}

/// Finds the tags in a template's text.
struct TagScanner {
    let source: TemplateText
    private(set) var tags: [Tag] = []
    private(set) var errors: [TemplateError] = []
    private(set) var hasUnclosedTag = false
    private var delimiters = Delimiters.standard

    init(_ source: TemplateText) {
        self.source = source
        var offset = 0
        while let start = source.find(delimiters.open, in: offset..<source.bytes.count) {
            offset = readTag(at: start)
        }
    }

    /// The comment at the start of the text. For example: "A city." for `{{! A city. }}`
    var leadingComment: String? {
        guard let first = tags.first, first.range.lowerBound == 0, first.kind.isComment else {
            return nil
        }
        let words = source.bytes[first.content].split(whereSeparator: \.isSpace)
        return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    /// Reads the tag at an offset and returns the offset after it.
    private mutating func readTag(at start: Int) -> Int {
        let opening = Opening(source, at: start, delimiters)
        let rest = opening.contentStart..<source.bytes.count
        let closing = source.find(opening.close, in: rest)
        let next = opening.kind.isOneWord ? source.find(delimiters.open, in: rest) : nil
        guard let closing, next.map({ closing <= $0 }) ?? true else {
            hasUnclosedTag = true
            let mark = String(decoding: opening.close, as: UTF8.self)
            errors.append(source.error(at: start, "this tag is not closed: '\(mark)' is missing"))
            return next ?? source.bytes.count
        }
        let end = closing + opening.close.count
        add(opening.kind, start..<end, source.trimmed(opening.contentStart..<closing))
        return end
    }

    private mutating func add(_ kind: Tag.Kind, _ range: Range<Int>, _ content: Range<Int>) {
        let extent = kind.isInline ? range : source.standaloneLine(of: range) ?? range
        tags.append(Tag(kind: kind, range: range, content: content, extent: extent))
        if case .delimiters = kind { setDelimiters(content, at: range.lowerBound) }
    }

    private mutating func setDelimiters(_ content: Range<Int>, at start: Int) {
        if let changed = Delimiters(source.bytes[content]) {
            delimiters = changed
        } else {
            let message = "'\(source.text(content))' are no delimiters: two marks without '='"
            errors.append(source.error(at: start, message + " are expected, as in '<% %>'"))
        }
    }
}

/// The start of a tag: its kind, and the delimiter that closes it.
private struct Opening {
    let kind: Tag.Kind
    let contentStart: Int
    let close: [UInt8]

    init(_ source: TemplateText, at start: Int, _ delimiters: Delimiters) {
        let sigilOffset = start + delimiters.open.count
        let sigil = sigilOffset < source.bytes.count ? source.bytes[sigilOffset] : nil
        kind = Tag.Kind(sigil: sigil)
        contentStart =
            switch kind {
            case .hole(isEscaped: true), .layout: sigilOffset
            default: sigilOffset + 1
            }
        switch sigil {
        case UInt8(ascii: "{"): close = [UInt8(ascii: "}")] + delimiters.close
        case UInt8(ascii: "="): close = [UInt8(ascii: "=")] + delimiters.close
        default: close = delimiters.close
        }
    }
}

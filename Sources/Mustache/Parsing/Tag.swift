import TextLayout

/// A tag of a template. For example: `{{#streets}}`
struct Tag: Sendable {
    enum Kind: Sendable {
        case hole(isEscaped: Bool)
        case section
        case invertedSection
        case end
        case partial
        /// A text that repeats its line: one from a list, or an optional one.
        case line
        case comment
        case delimiters
        /// Layout marks, which control line breaks. For example: `{{(|}}`.
        case layout
    }

    let kind: Kind

    /// The range of the tag, including its delimiters.
    let range: Range<Int>

    /// The range of the tag's content, without surrounding whitespace.
    let content: Range<Int>

    /// The range that the tag removes from the text: its whole line if it stands alone.
    let extent: Range<Int>

    var isStandalone: Bool { extent != range }
}

extension Tag.Kind {
    /// The kind that the first byte in a tag selects. For example: a section for `#`
    init(sigil: UInt8?) {
        switch sigil {
        case UInt8(ascii: "{"), UInt8(ascii: "&"): self = .hole(isEscaped: false)
        case UInt8(ascii: "#"): self = .section
        case UInt8(ascii: "^"): self = .invertedSection
        case UInt8(ascii: "/"): self = .end
        case UInt8(ascii: ">"): self = .partial
        case UInt8(ascii: "*"): self = .line
        case UInt8(ascii: "!"): self = .comment
        case UInt8(ascii: "="): self = .delimiters
        case let sigil? where LayoutMark(rawValue: sigil) != nil: self = .layout
        default: self = .hole(isEscaped: true)
        }
    }

    /// Whether a line with only such a tag remains a line.
    var isInline: Bool {
        switch self {
        case .hole, .line, .layout: true
        case .section, .invertedSection, .end, .partial, .comment, .delimiters: false
        }
    }

    var isComment: Bool {
        if case .comment = self { true } else { false }
    }

    /// Whether such a tag begins or ends a section.
    var isOfSection: Bool {
        switch self {
        case .section, .invertedSection, .end: true
        case .hole, .partial, .line, .comment, .delimiters, .layout: false
        }
    }

    /// Whether an opening delimiter inside such a tag means that its end is missing.
    var isOneWord: Bool {
        switch self {
        case .comment, .delimiters: false
        case .hole, .section, .invertedSection, .end, .partial, .line, .layout: true
        }
    }
}

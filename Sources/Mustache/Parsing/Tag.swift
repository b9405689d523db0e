import TextLayout

/// A tag of a template. For example: `{{#streets}}`
struct Tag: Sendable {
    enum Kind: Sendable {
        case hole(isEscaped: Bool)
        case section
        case invertedSection
        case end
        case partial
        /// A text that its line is written for: each of a list, or one that may be missing.
        case line
        case comment
        case delimiters
        /// How a line is broken: marks alone. For example: `{{(|}}`.
        case layout
    }

    let kind: Kind

    /// The tag with its delimiters.
    let range: Range<Int>

    /// What stands in the tag, without the white space around it.
    let content: Range<Int>

    /// What the tag takes out of the text: its whole line when it stands alone.
    let extent: Range<Int>

    var isStandalone: Bool { extent != range }
}

extension Tag.Kind {
    /// The kind that the first byte in a tag says. For example: a section for `#`
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

    /// Whether a line with nothing else than such a tag stays a line.
    var isInline: Bool {
        switch self {
        case .hole, .line, .layout: true
        case .section, .invertedSection, .end, .partial, .comment, .delimiters: false
        }
    }

    var isComment: Bool {
        if case .comment = self { true } else { false }
    }

    /// Whether a section begins or ends with such a tag.
    var isOfSection: Bool {
        switch self {
        case .section, .invertedSection, .end: true
        case .hole, .partial, .line, .comment, .delimiters, .layout: false
        }
    }

    /// Whether the opening delimiter in such a tag means that its end is missing.
    var isOneWord: Bool {
        switch self {
        case .comment, .delimiters: false
        case .hole, .section, .invertedSection, .end, .partial, .line, .layout: true
        }
    }
}

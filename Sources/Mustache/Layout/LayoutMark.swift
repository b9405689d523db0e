/// A mark in a text that says where a line is broken if it's too long.
///
/// Templates write marks as tags; texts that fill them hold marks as these characters, which Unicode
/// keeps for uses inside of programs. For example: `{{(|}}` is what ``open`` and ``lineBreak`` are.
package enum LayoutMark: UInt8, Sendable, CaseIterable {
    /// The start of a group, whose breaks are all taken or none is.
    case open = 0x90
    /// The end of a group.
    case close = 0x91
    /// Where a line may begin, one step further in than the line on which the group starts.
    case lineBreak = 0x92
    /// Where a line may begin that stands as far in as that one.
    case outerLineBreak = 0x93

    /// What templates write for it.
    init?(_ character: UInt8) {
        switch character {
        case UInt8(ascii: "("): self = .open
        case UInt8(ascii: ")"): self = .close
        case UInt8(ascii: "|"): self = .lineBreak
        case UInt8(ascii: "<"): self = .outerLineBreak
        default: return nil
        }
    }

    /// How many bytes a mark has; the last says which it is.
    static let length = 3
    static let firstByte: UInt8 = 0xEF
    static let secondByte: UInt8 = 0xB7

    /// The mark as UTF-8.
    var bytes: [UInt8] { [Self.firstByte, Self.secondByte, rawValue] }

    /// The mark as a text. For example: `"f(" + LayoutMark.open.text`.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

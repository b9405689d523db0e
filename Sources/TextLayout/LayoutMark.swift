/// A mark that says where a line may be broken if it's too long.
///
/// Templates write marks as tags. In the texts that fill them, a mark is the same character after a
/// control character that doesn't occur in source code. For example: `{{(|}}` is ``open`` and
/// ``lineBreak``.
package enum LayoutMark: UInt8, Sendable, CaseIterable {
    /// The start of a group, whose breaks are either all taken or all ignored: `(`.
    case open = 0x28
    /// The end of a group: `)`.
    case close = 0x29
    /// A possible line break; the new line is indented one level more than the line on which the
    /// group starts: `|`.
    case lineBreak = 0x7C
    /// A possible line break; the new line is indented like the line on which the group starts:
    /// `<`.
    case outerLineBreak = 0x3C
    /// A possible line break, one level further in, taken only if what follows doesn't fit: `~`.
    ///
    /// Outside groups, the rest of the line is broken between words, and each new line has the same
    /// prefix.
    case fill = 0x7E
    /// A comma that appears only if the group is broken: `,`.
    case lastComma = 0x2C

    /// The control character that introduces a mark.
    static let start: UInt8 = 0x01
    /// The length of a mark in bytes.
    static let length = 2

    /// The mark as UTF-8.
    package var bytes: [UInt8] { [Self.start, rawValue] }

    /// The mark as a text. For example: `"f(" + LayoutMark.open.text`.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

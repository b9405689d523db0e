/// A mark in a text that says where a line is broken if it's too long.
///
/// Templates write marks as tags, and the texts that fill them hold the same letters behind a control
/// character that no source code has. For example: `{{(|}}` is ``open`` and ``lineBreak``.
package enum LayoutMark: UInt8, Sendable, CaseIterable {
    /// The start of a group, whose breaks are all taken or none is: `(`.
    case open = 0x28
    /// The end of a group: `)`.
    case close = 0x29
    /// Where a line may begin, one step further in than the line on which the group starts: `|`.
    case lineBreak = 0x7C
    /// Where a line may begin that stands as far in as that one: `<`.
    case outerLineBreak = 0x3C
    /// Where a line may begin, one step further in, if what follows doesn't fit on this one: `~`.
    ///
    /// Outside of groups, what follows is broken between words, and each line begins as this one does.
    case fill = 0x7E
    /// A comma that is there only if the group is broken: `,`.
    case lastComma = 0x2C

    /// The character before the one that says which mark it is.
    static let start: UInt8 = 0x01
    /// How many bytes a mark has.
    static let length = 2

    /// The mark as UTF-8.
    package var bytes: [UInt8] { [Self.start, rawValue] }

    /// The mark as a text. For example: `"f(" + LayoutMark.open.text`.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

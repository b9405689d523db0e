/// The marks around a tag. For example: `{{` and `}}`
struct Delimiters: Sendable {
    let open: [UInt8]
    let close: [UInt8]

    static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))
}

extension Delimiters {
    /// Parses the delimiters that a tag sets; `nil` if its text isn't two marks.
    ///
    /// For example: `<% %>`
    init?(_ text: ArraySlice<UInt8>) {
        let marks = text.split(whereSeparator: \.isSpace)
        guard marks.count == 2, !text.contains(UInt8(ascii: "=")) else { return nil }
        self.init(open: Array(marks[0]), close: Array(marks[1]))
    }
}

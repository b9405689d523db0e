/// A file that was rendered in memory and is not on disk yet.
///
/// For example:
/// `GeneratedFile(path: "Note.swift", origin: "Notes.xcdatamodeld") { $0 += "struct Note {}\n".utf8 }`.
package struct GeneratedFile: Hashable, Sendable {
    /// Relative to the output folder, with `/` between its parts. For example: `Note.swift`.
    package let path: String
    /// What it was generated from, as its header says. For example: `Notes.xcdatamodeld`.
    package let origin: String
    /// The whole file in UTF-8: the header, an empty line, the body.
    package let content: [UInt8]

    /// `render` appends the body to the header.
    package init(path: String, origin: String, render: (inout [UInt8]) -> Void) {
        self.path = path
        self.origin = origin
        var content: [UInt8] = []
        content.reserveCapacity(8192)
        Header(origin: origin, digest: .zero).append(to: &content)
        let start = content.count
        content.append(UInt8(ascii: "\n"))
        render(&content)
        Header.replaceDigest(with: Digest(of: content[start...]), endingAt: start, in: &content)
        self.content = content
    }
}

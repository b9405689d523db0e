/// A file rendered in memory, before it's written.
///
/// For example: `GeneratedFile(path: "Note.swift", origin: "Notes.xcdatamodeld") { $0 += "struct
/// Note {}\n".utf8 }`.
package struct GeneratedFile: Hashable, Sendable {
    /// The path relative to the output folder, with `/` as separator. For example: `Note.swift`.
    package let path: String
    /// The file's input, as its header names it. For example: `Notes.xcdatamodeld`.
    package let origin: String
    /// The whole file in UTF-8: the header, an empty line, the body.
    package let content: [UInt8]

    /// The file without its header and the empty line.
    package var body: ArraySlice<UInt8> {
        (Header.read(content)?.rest ?? content[...]).dropFirst()
    }

    /// Creates a file; `render` appends the body to the header.
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

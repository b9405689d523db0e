/// A file that was rendered in memory and is not on disk yet.
///
/// For example: `GeneratedFile(path: "Note.swift", origin: "Notes.xcdatamodeld", body: bytes)`.
package struct GeneratedFile: Hashable, Sendable {
    /// Relative to the output folder, with `/` between its parts. For example: `Note.swift`.
    package var path: String
    /// What it was generated from, as its header says. For example: `Notes.xcdatamodeld`.
    package var origin: String
    /// Everything below the header, in UTF-8.
    package var body: [UInt8]

    package init(path: String, origin: String, body: [UInt8]) {
        self.path = path
        self.origin = origin
        self.body = body
    }

    /// The whole file: the header, an empty line, the body. Complexity: O(n).
    package var content: [UInt8] {
        let rest = [UInt8(ascii: "\n")] + body
        return Header(origin: origin, digest: Digest(of: rest)).lines + rest
    }
}

/// Who wrote the content of a file, as far as its header and its digest tell.
package enum Authorship: Hashable, Sendable {
    /// Written by modelgen, and not a byte changed since.
    case generated
    /// Written by modelgen, then changed by hand.
    case edited
    /// Somebody else's.
    case foreign

    /// Complexity: O(n).
    package init(of content: [UInt8]) {
        guard let (header, rest) = Header.read(content) else {
            self = .foreign
            return
        }
        self = header.digest == Digest(of: rest) ? .generated : .edited
    }
}

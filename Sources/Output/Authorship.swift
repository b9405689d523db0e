/// The author of a file, judged by its header and its digest.
package enum Authorship: Hashable, Sendable {
    /// Written by modelgen and unchanged since.
    case generated
    /// Written by modelgen, then edited by hand.
    case edited
    /// Not written by modelgen.
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

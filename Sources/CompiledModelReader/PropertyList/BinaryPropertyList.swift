/// A property list in Apple's binary format, `bplist00`.
///
/// The format is documented in the comments of Apple's open-source CoreFoundation. Foundation for Linux
/// reads it, too, but doesn't expose the references that a keyed archive consists of.
struct BinaryPropertyList {
    private(set) var nodes: [PropertyListNode] = []
    /// The index of the outermost value.
    private(set) var top = 0

    static let magic = Array("bplist00".utf8)

    /// Complexity: O(n) in the number of bytes.
    init(_ bytes: [UInt8]) throws(PropertyListProblem) {
        guard bytes.starts(with: Self.magic) else { throw .notBinary }
        let trailer = try PropertyListTrailer(bytes)
        var reader = PropertyListReader(bytes: bytes, trailer: trailer)
        nodes.reserveCapacity(trailer.count)
        for index in 0..<trailer.count {
            nodes.append(try reader.node(index))
        }
        top = trailer.top
    }
}

/// The reason why a property list can't be read.
enum PropertyListProblem: Error {
    case notBinary
    /// The offset in the bytes, counted from 0, of the part that is damaged.
    case damaged(offset: Int)

    /// For example: `is damaged at byte 17`.
    var message: String {
        switch self {
        case .notBinary: "isn't a binary property list"
        case .damaged(let offset): "is damaged at byte \(offset)"
        }
    }
}

import Foundation
import ModelTypes

// Values as a server can hold them.
extension Constant {
    /// Whether a server can't hold the value: NaN equals nothing, and PostgreSQL's texts lack NUL.
    var isUnstorable: Bool { !onServer.isStorable }

    /// Text in Unicode's normal form C, in which equal texts have equal bytes.
    var composed: Constant { onServer.value }

    /// Whether a server can hold the value, and its form there.
    var onServer: (isStorable: Bool, value: Constant) {
        switch self {
        case .null, .bool, .integer, .uuid, .data: return (true, self)
        case .double, .decimal, .date: return (!isNaN, self)
        case .url(let url): return (!url.absoluteString.utf8.contains(0), self)
        case .string(let text):
            let bytes = text.utf8.bits
            if bytes.all < 0x80 { return (!bytes.hasZero, self) }
            return (!bytes.hasZero, .string(text.precomposedStringWithCanonicalMapping))
        }
    }
}

extension String.UTF8View {
    /// The bits that any byte has, and whether there is a zero.
    fileprivate var bits: (all: UInt8, hasZero: Bool) {
        withContiguousStorageIfAvailable { Self.bits(of: $0) } ?? Self.bits(of: self)
    }

    @inline(__always)
    private static func bits(of bytes: some Sequence<UInt8>) -> (all: UInt8, hasZero: Bool) {
        var (all, hasZero) = (0 as UInt8, false)
        for byte in bytes {
            all |= byte
            hasZero = hasZero || byte == 0
        }
        return (all, hasZero)
    }
}

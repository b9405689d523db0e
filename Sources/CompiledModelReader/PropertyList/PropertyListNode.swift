/// A value of a property list. The elements of a container are indices of other values, so that a
/// list of any depth is read without recursion.
enum PropertyListNode: Hashable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case real(Double)
    /// Seconds since 2001-01-01 UTC.
    case date(Double)
    case data([UInt8])
    case string(String)
    /// A reference in a keyed archive.
    case reference(Int)
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
}

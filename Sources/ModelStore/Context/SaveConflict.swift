/// A value that others have changed since an object of a save was read.
///
/// For example: `Person/17: visits`, read as 3, which is 4 in the file.
public struct SaveConflict: Hashable, Sendable {
    /// The object whose row differs. For example: `Person/17`.
    public let object: PersistentIdentifier
    /// The property, named as its column. For example: `"visits"`.
    public let property: String
    /// What the context had read, cut to 200 characters. For example: `"3"`.
    public let readValue: String
    /// What the file holds, cut to 200 characters. For example: `"4"`.
    public let storedValue: String
}

extension SaveConflict: CustomStringConvertible {
    /// The object and the property; values may be secrets. For example: `Person/17: visits`.
    public var description: String { "\(object): \(property)" }
}

/// The copies made so far in one `clone`, by original: each object is copied once.
///
/// For example: `if let copy = copies[self] { return copy }`.
public final class CloneMap {
    private var copies: [ObjectIdentifier: (original: AnyObject, copy: AnyObject)] = [:]

    /// Nothing copied yet. For example: `clone(in: CloneMap())`.
    public init() {}

    /// The original's copy, of the same type. For example: `copies[self] = copy`.
    public subscript<Object: AnyObject>(original: Object) -> Object? {
        get { copies[ObjectIdentifier(original)]?.copy as? Object }
        set { copies[ObjectIdentifier(original)] = newValue.map { (original, $0) } }
    }
}

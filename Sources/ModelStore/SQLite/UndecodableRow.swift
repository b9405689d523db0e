/// A row that no object can be made of: one of its values is none that its property can hold.
///
/// For example: the text `"gren"` in the column of an enum that has only `"green"`. A fetch throws
/// it as ``StoreError/undecodable(_:)``; ``ModelContext/fetch(_:skippingUndecodable:)`` goes on.
public struct UndecodableRow: Hashable, Sendable {
    /// The row. For example: what ``ModelContext/deleteRow(_:)`` takes.
    public let identifier: PersistentIdentifier
    /// The property, or the column if several properties share it. For example: `"mood"`.
    public let property: String
    let reason: Reason

    enum Reason: Hashable, Sendable {
        /// The value isn't one of the property's.
        case value
        /// The value isn't a date in a form that the column has.
        case date(UnreadableDate)
        /// The row says that it's of a class that isn't the expected one, or one below.
        case unexpectedClass(found: String, expected: String)
    }
}

extension UndecodableRow: CustomStringConvertible {
    /// A sentence for a log. For example: `cannot read Person.mood in Person/17`.
    public var description: String {
        switch reason {
        case .value: "cannot read \(identifier.entityName).\(property) in \(identifier)"
        case .date(let found):
            "cannot read \(identifier.entityName).\(property) in \(identifier): the row holds"
                + " \(found.words) that isn't a date in the form of the column; generate the code"
                + " from this database again, so that it knows the forms of its dates"
        case .unexpectedClass(let found, let expected):
            "\(identifier) is stored as '\(found)', which isn't \(expected) or a class below it"
        }
    }
}

/// A value that a property promises and that the store does not hold, or holds unreadably.
///
/// For example: an object that was inserted without its required `name`.
public struct MissingValue: Hashable, Sendable, CustomStringConvertible {
    /// The entity and its attribute. For example: `People.name`.
    public let property: String
    /// The object as its store names it. For example: `x-coredata://5C1E/People/p7`.
    public let object: String

    package init(property: String, object: String) {
        self.property = property
        self.object = object
    }

    /// A sentence for a log. For example: `no readable value for People.name in x-coredata://…`.
    public var description: String { "no readable value for \(property) in \(object)" }

    /// Called before the program stops. Replace it to report elsewhere first.
    ///
    /// For example: `MissingValue.handler = { missing in log(missing); fatalError() }`.
    public static var handler: @Sendable (MissingValue) -> Never {
        get { replaceableHandler.value }
        set { replaceableHandler.value = newValue }
    }

    private static let replaceableHandler = Replaceable<@Sendable (MissingValue) -> Never> {
        fatalError($0.description)
    }
}

extension Queryable {
    /// The value, which must be there: the getter of every non-optional property ends here.
    ///
    /// For example: `required(primitiveName, "name")`.
    public func required<Value>(_ value: Value?, _ property: StaticString) -> Value {
        guard let value else {
            let name = "\(type(of: self).entityName).\(property)"
            MissingValue.handler(MissingValue(property: name, object: storeName(of: self)))
        }
        return value
    }
}

/// A missing or unreadable value of a non-optional property.
///
/// For example: an object that was inserted without its required `name`.
public struct MissingValue: Hashable, Sendable, CustomStringConvertible {
    /// The entity and its attribute. For example: `People.name`.
    public let property: String
    /// The object's identifier in the store. For example: `x-coredata://5C1E/People/p7`.
    public let object: String

    package init(property: String, object: String) {
        self.property = property
        self.object = object
    }

    /// A sentence for logging. For example: `no readable value for People.name in x-coredata://…`.
    public var description: String { "no readable value for \(property) in \(object)" }

    /// The handler called before the program stops. Replace it to report the problem elsewhere
    /// first.
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
    /// Returns the value, or stops the program if it's missing. The getters of all non-optional
    /// properties call this method.
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

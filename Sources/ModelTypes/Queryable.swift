/// A model class that conditions can refer to. Generated classes conform to it.
///
/// For example: `final class People: NSManagedObject, Queryable`.
public protocol Queryable: AnyObject {
    /// The entity's name in the model. For example: `"People"`.
    static var entityName: String { get }
}

extension Queryable {
    /// The fields of this entity and its parents. For example: `People.fields.weight > 70`.
    public static var fields: Fields<Self> { Fields() }
}

/// The namespace that contains every entity's generated fields.
///
/// For example: `extension Fields where Model: People`.
public struct Fields<Model>: Sendable {
    /// Creates an empty value, of which only the type matters. For example:
    /// `Fields<People>().weight`.
    public init() {}
}

/// A model class that conditions can speak of. Generated classes conform.
///
/// For example: `final class People: NSManagedObject, Queryable`.
public protocol Queryable: AnyObject {
    /// The entity's name in the model. For example: `"People"`.
    static var entityName: String { get }
}

extension Queryable {
    /// The fields of this entity and of its parents. For example: `People.fields.weight > 70`.
    public static var fields: Fields<Self> { Fields() }
}

/// The namespace into which every entity's fields are generated.
///
/// For example: `extension Fields where Model: People`.
public struct Fields<Model>: Sendable {
    /// An empty value: only its type counts. For example: `Fields<People>().weight`.
    public init() {}
}

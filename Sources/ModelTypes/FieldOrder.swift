/// A sort step. For example: `People.fields.weight.descending`.
public struct FieldOrder<Model>: Hashable, Sendable {
    /// The persistent name. For example: `"weightRaw"`.
    public let name: String
    /// Whether the smallest value comes first. For example: `false` for
    /// `People.fields.weight.descending`.
    public let isAscending: Bool
}

extension Field {
    /// Sorts the smallest value first. For example: `People.fields.createdAt.ascending`.
    public var ascending: FieldOrder<Model> { FieldOrder(name: name, isAscending: true) }

    /// Sorts the greatest value first. For example: `People.fields.createdAt.descending`.
    public var descending: FieldOrder<Model> { FieldOrder(name: name, isAscending: false) }
}

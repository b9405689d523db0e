/// One step of a sort. For example: `People.fields.weight.descending`.
public struct FieldOrder<Model>: Hashable, Sendable {
    /// The persistent name. For example: `"weightRaw"`.
    public let name: String
    /// False for the greatest first. For example: of `People.fields.weight.descending`.
    public let isAscending: Bool
}

extension Field {
    /// The smallest first. For example: `People.fields.createdAt.ascending`.
    public var ascending: FieldOrder<Model> { FieldOrder(name: name, isAscending: true) }

    /// The greatest first. For example: `People.fields.createdAt.descending`.
    public var descending: FieldOrder<Model> { FieldOrder(name: name, isAscending: false) }
}

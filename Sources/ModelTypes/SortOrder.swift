/// One step of a sort. For example: `People.fields.weight.descending`.
public struct SortOrder<Model>: Hashable, Sendable {
    /// The persistent name. For example: `"weightRaw"`.
    public let name: String
    /// False for the greatest first. For example: of `People.fields.weight.descending`.
    public let isAscending: Bool
}

extension Field {
    /// The smallest first. For example: `People.fields.createdAt.ascending`.
    public var ascending: SortOrder<Model> { SortOrder(name: name, isAscending: true) }

    /// The greatest first. For example: `People.fields.createdAt.descending`.
    public var descending: SortOrder<Model> { SortOrder(name: name, isAscending: false) }
}

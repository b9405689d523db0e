/// A generated class's description for the store: its names, relationships and columns.
///
/// For example: `Entity("Tag", unique: [["label"]], columns: [.string("label")])`.
public struct Entity: Sendable {
    /// The entity's name in the model. For example: `"Person"`.
    public let name: String
    let table: String?
    let storage: Storage
    let distributionKey: String?
    let renamedFrom: [String]
    let parent: ModelObject.Type?
    let isAbstract: Bool
    let children: [ModelObject.Type]
    let unique: [[String]]
    let relationships: [Relationship]
    let indexes: [Index]
    let joinTables: [JoinTable]
    let columns: [Column]

    /// Describes a generated class.
    ///
    /// For example: `Entity("Hedge", parent: Plant.self, columns: [.double("length")])`.
    /// - Parameters:
    ///   - name: the entity's name in the model, and its type in the table of a hierarchy.
    ///   - table: the table's name if it isn't the entity's; only without a parent.
    ///   - storage: whether the table is one of this library; only without a parent.
    ///   - distributionKey: the column by whose values a server may divide the table among partitions; only
    ///     without a parent. Files don't divide tables.
    ///   - renamedFrom: the entity's earlier names, the latest first.
    ///   - parent: the class above, which shares its table.
    ///   - isAbstract: whether no object is of this class itself.
    ///   - children: the classes directly below.
    ///   - unique: the columns that together say which row an object is, for each constraint.
    ///   - relationships: in the order of their numbers, without those of the parent.
    ///   - indexes: the indexes over the class's columns.
    ///   - joinTables: the tables with pairs that belong to the class.
    ///   - columns: the columns that the class adds, in the order of their positions. A column of a
    ///     sibling may be among them.
    public init(
        _ name: String,
        table: String? = nil,
        storage: Storage = .own,
        distributedBy distributionKey: String? = nil,
        renamedFrom: [String] = [],
        parent: ModelObject.Type? = nil,
        isAbstract: Bool = false,
        children: [ModelObject.Type] = [],
        unique: [[String]] = [],
        relationships: [Relationship] = [],
        indexes: [Index] = [],
        joinTables: [JoinTable] = [],
        columns: [Column] = []
    ) {
        self.name = name
        self.table = table
        self.storage = storage
        self.distributionKey = distributionKey
        self.renamedFrom = renamedFrom
        self.parent = parent
        self.isAbstract = isAbstract
        self.children = children
        self.unique = unique
        self.relationships = relationships
        self.indexes = indexes
        self.joinTables = joinTables
        self.columns = columns
    }
}

/// What happens to the members of a relationship when its owner is deleted.
///
/// For example: `.toMany("photos", Photo.self, inverse: "person", deleteRule: .cascade)`.
public enum DeleteRule: String, Hashable, Sendable, Codable {
    /// They stay, without an owner: what happens where a model says nothing.
    case nullify
    /// They are deleted, too.
    case cascade
    /// There must be none: otherwise saving is an error, and nothing is deleted.
    case deny
    /// They stay, with a reference that leads nowhere.
    case noAction
}

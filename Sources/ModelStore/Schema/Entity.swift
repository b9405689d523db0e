/// A generated class's description for the store: its names, relationships and tables.
///
/// For example: `Entity("Tag", unique: [["label"]], table: "CREATE TABLE …")`.
public struct Entity: Sendable {
    /// The entity's name in the model. For example: `"Person"`.
    public let name: String
    let parent: ModelObject.Type?
    let columns: [Int]?
    let children: [ModelObject.Type]
    let unique: [[String]]
    let relationships: [Relationship]
    let table: String

    /// Describes a generated class.
    ///
    /// For example: `Entity("Hedge", parent: Plant.self, columns: 8...8)`.
    /// - Parameters:
    ///   - name: the entity's name in the model, and its type in the table of a hierarchy.
    ///   - parent: the class above, which shares its table.
    ///   - columns: the positions of the class's own columns, in a hierarchy.
    ///   - children: the classes directly below.
    ///   - unique: the columns that together say which row an object is, for each constraint.
    ///   - relationships: in the order of their numbers, without those of the parent.
    ///   - table: the SQL of the entity's own table, which comes first, its indexes, and the join
    ///     tables that belong to it. Empty if the class has a parent.
    public init(
        _ name: String,
        parent: ModelObject.Type? = nil,
        columns: ClosedRange<Int>? = nil,
        children: [ModelObject.Type] = [],
        unique: [[String]] = [],
        relationships: [Relationship] = [],
        table: String = ""
    ) {
        self.name = name
        self.parent = parent
        self.columns = columns.map(Array.init)
        self.children = children
        self.unique = unique
        self.relationships = relationships
        self.table = table
    }

    /// Describes a generated class that shares columns with other children of a parent.
    ///
    /// For example: `Entity("Photo", parent: Node.self, columns: [3, 5])`.
    /// - Parameters:
    ///   - name: the entity's name in the model, and its type in the table of a hierarchy.
    ///   - parent: the class above, which shares its table.
    ///   - columns: the positions of the class's own columns.
    ///   - children: the classes directly below.
    ///   - unique: the columns that together say which row an object is, for each constraint.
    ///   - relationships: in the order of their numbers, without those of the parent.
    public init(
        _ name: String,
        parent: ModelObject.Type,
        columns: [Int],
        children: [ModelObject.Type] = [],
        unique: [[String]] = [],
        relationships: [Relationship] = []
    ) {
        self.name = name
        self.parent = parent
        self.columns = columns
        self.children = children
        self.unique = unique
        self.relationships = relationships
        table = ""
    }
}

/// What happens to the members of a relationship when its owner is deleted.
///
/// For example: `.toMany("photos", Photo.self, inverse: "person", deleteRule: .cascade)`.
public enum DeleteRule: Hashable, Sendable {
    /// They stay, without an owner: what happens where a model says nothing.
    case nullify
    /// They are deleted, too.
    case cascade
    /// There must be none: otherwise saving is an error, and nothing is deleted.
    case deny
    /// They stay, with a reference that leads nowhere.
    case noAction
}

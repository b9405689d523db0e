import ModelTypes

/// A condition that a fetch asks of rows, or of objects in memory.
struct StoreCondition {
    let test: Test
    /// The numbers of the entities of its rows.
    let rows: [Int]
    /// The places of rows that no test is about.
    let definitions: [Int: Place]

    init(test: Test, rows: [Int], definitions: [Int: Place]) {
        self.test = test
        self.rows = rows
        self.definitions = definitions
    }

    /// A condition of fields.
    init(_ node: ConditionNode) {
        test = .node(0, node)
        rows = []
        definitions = [:]
    }

    /// Whether the answer depends on other objects than the row.
    var leadsElsewhere: Bool { test.leadsElsewhere }

    /// Whether both conditions hold; the other one is made of fields.
    func and(_ node: ConditionNode) -> StoreCondition {
        StoreCondition(test: .both(.node(0, node), test), rows: rows, definitions: definitions)
    }
}

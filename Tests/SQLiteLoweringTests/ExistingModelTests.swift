import Diagnostics
import ModelIR
import Testing

@testable import SQLiteLowering

/// What code for a database of another program leaves out.
@Suite struct ExistingModelTests {
    /// The tables `ord` and `cust`, where `ord.cust` has a reference.
    private func model(_ reference: ExistingReference, destination: String = "Cust") -> Model {
        let file: OriginFile = "shop.sql"
        let place = Origin(file: file, position: .init(line: 2, column: 1))
        var model = Model(name: "shop", sources: [file], origin: .whole(file))
        var order = Entity(name: "Ord", origin: place)
        order.relationships = [Relationship(name: "cust", destination: destination, origin: place)]
        model.entities = [order, Entity(name: "Cust", origin: place)]
        var column = ExistingColumn(property: "cust", name: "cust_code")
        column.attribute = Attribute(name: "custCode", type: .string, origin: place)
        column.reference = reference
        var table = ExistingTable(entity: "Ord", name: "ord")
        table.key = "id"
        table.columns = [column]
        var other = ExistingTable(entity: "Cust", name: "cust")
        other.key = "id"
        model.existing = ExistingTables()
        model.existing?.tables = [table, other]
        return model
    }

    @Test func aForeignKeyThatSQLiteRefusesSaysWhatItRefuses() {
        let existing = ExistingModel(model(.refused("'code' isn't unique; create an index")))
        #expect(existing.model.entities[0].relationships.isEmpty)
        #expect(existing.model.entities[0].attributes.map(\.name) == ["custCode"])
        #expect(existing.diagnostics.map(\.id) == ["sqlite.no-reference"])
        let words = "refuses to save and delete rows of 'ord' and 'cust': 'code' isn't unique"
        #expect(existing.diagnostics.first?.message.contains(words) == true)
    }

    @Test func aTableThatRefersToItselfIsNamedOnce() {
        let existing = ExistingModel(model(.refused("'code' isn't unique"), destination: "Ord"))
        let message = existing.diagnostics.first?.message
        #expect(message?.contains("delete rows of 'ord': 'code'") == true)
    }

    @Test func aReferenceThatIsNotRefusedCanBeSaved() {
        let message = ExistingModel(model(.none)).diagnostics.first?.message
        #expect(message?.contains("refuses") == false)
        #expect(ExistingModel(model(.column("code"))).diagnostics.isEmpty)
    }
}

import Foundation
import ModelTypes
import TestSupport
import Testing

@testable import ModelStore

/// Errors name the properties that rules of another program's tables are about.
struct BrokenRuleTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
    }

    /// - Parameter action: For example: `ON UPDATE SET NULL`.
    private func open(_ action: String = "") throws -> ModelContext {
        try Database(file).execute(
            """
            CREATE TABLE depot(id INTEGER PRIMARY KEY, code TEXT UNIQUE CHECK(length(code) < 3));
            CREATE TABLE crate(id INTEGER PRIMARY KEY, note TEXT,
                place_id INTEGER NOT NULL REFERENCES depot(id),
                origin_code TEXT NOT NULL REFERENCES depot(code) ON UPDATE CASCADE,
                spare_code TEXT REFERENCES depot(code) \(action));
            INSERT INTO depot VALUES (1, 'A'), (2, 'B'), (3, NULL);
            INSERT INTO crate VALUES (1, 'one', 1, 'A', 'A');
            """
        )
        return try ModelContext(
            ModelContainer(
                for: Depot.self,
                Crate.self,
                configurations: ModelConfiguration(url: file)
            )
        )
    }

    private func update(_ code: String, _ context: ModelContext) throws {
        try context.update(
            Depot.self,
            where: Depot.fields.code == "A",
            set: Depot.fields.code.set(to: code)
        )
    }

    @Test func aStatementThatBreaksARule() throws {
        let context = try open()
        #expect(throws: StoreError.duplicate(attributes: ["Depot.code"], objects: ["Depot"])) {
            try update("B", context)
        }
        let rule = StoreError.breaksRule(
            property: "Depot.code",
            object: "Depot",
            rule: "length(code) < 3"
        )
        #expect(throws: rule) { try update("long", context) }
        let dangling = StoreError.danglingReference(relationship: "Crate.spare", object: "Crate/1")
        #expect(throws: dangling) { try update("C", context) }
        #expect(throws: dangling) { try context.write { try update("C", context) } }
        #expect(try Database(file).integer("SELECT count(*) FROM depot WHERE code = 'A'") == 1)
    }

    /// As for one of another action, it's enough that references lead somewhere in the end.
    @Test func aKeyThatIsRestricted() throws {
        let context = try open("ON UPDATE RESTRICT")
        let dangling = StoreError.danglingReference(relationship: "Crate.spare", object: "Crate/1")
        #expect(throws: dangling) { try update("C", context) }
        try #require(try context.fetch(Depot.self, where: Depot.fields.code == "A").first).code =
            "C"
        #expect(throws: dangling) { try context.save() }
    }

    /// Other rows may have been broken before.
    @Test func theReferenceThatAStatementBreaksIsNamed() throws {
        let context = try open()
        try Database(file).execute(
            """
            INSERT INTO crate VALUES (2, 'broken', 7, 'A', NULL);
            DELETE FROM crate WHERE id = 1;
            INSERT INTO crate VALUES (3, 'three', 1, 'A', 'A');
            """
        )
        let dangling = StoreError.danglingReference(relationship: "Crate.spare", object: "Crate/3")
        #expect(throws: dangling) { try update("C", context) }
    }

    @Test func membersAreReadAgainAfterAStatement() throws {
        let context = try open("ON UPDATE SET NULL")
        let crate = try context.fetch(Crate.self)[0]
        let depot = try #require(crate.spare)
        #expect(depot.spares.count == 1)
        try update("C", context)
        #expect(crate.spare == nil)
        #expect(depot.spares.isEmpty)
        #expect(crate.origin === depot)
    }

    @Test func aDestinationWithoutTheValueThatReferencesHold() throws {
        let context = try open()
        let crate = try context.fetch(Crate.self)[0]
        let stored = try #require(try context.fetch(Depot.self).first { $0.code == nil })
        crate.spare = stored
        #expect(throws: StoreError.missingValue(property: "Depot.code", object: "Depot/3")) {
            try context.save()
        }
        let new = Depot(code: nil)
        context.insert(new)
        crate.spare = new
        let missing = StoreError.missingValue(
            property: "Depot.code",
            object: "Depot, number 1 of the new objects"
        )
        #expect(throws: missing) { try context.save() }
        new.code = "N"
        try context.save()
        #expect(try Database(file).texts("SELECT spare_code FROM crate") == ["N"])
    }
}

import Foundation
import ModelTypes
import Observation
import TestSupport
import Testing

@testable import ModelStore

/// What a foreign key refers to changes, and the database lets it lead nowhere or elsewhere.
struct ChangedReferenceTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
    }

    /// - Parameter action: For example: `ON UPDATE SET NULL`.
    private func open(_ action: String) throws -> ModelContext {
        try Database(file).execute(
            """
            CREATE TABLE depot(id INTEGER PRIMARY KEY, code TEXT UNIQUE);
            CREATE TABLE crate(id INTEGER PRIMARY KEY, note TEXT,
                place_id INTEGER NOT NULL REFERENCES depot(id),
                origin_code TEXT NOT NULL REFERENCES depot(code) ON UPDATE CASCADE,
                spare_code TEXT DEFAULT 'B' REFERENCES depot(code) \(action));
            INSERT INTO depot VALUES (1, 'A'), (2, 'B');
            INSERT INTO crate VALUES (1, 'one', 1, 'A', 'A'), (2, 'two', 1, 'A', 'A'),
                (3, 'three', 2, 'B', 'B');
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

    private func objects(_ context: ModelContext) throws -> (depots: [Depot], crates: [Crate]) {
        (
            try context.fetch(Depot.self).sorted { $0.key < $1.key },
            try context.fetch(Crate.self).sorted { $0.key < $1.key }
        )
    }

    /// The destinations of the crates, and the members of the depots.
    private func spares(_ objects: (depots: [Depot], crates: [Crate])) -> [[Int64]] {
        [objects.crates.map { $0.spare?.key ?? 0 }]
            + objects.depots.map { $0.spares.map(\.key).sorted() }
    }

    private func check(
        _ known: (depots: [Depot], crates: [Crate]),
        _ expected: [[Int64]],
        _ context: ModelContext
    )
        throws
    {
        #expect(spares(known) == expected)
        let other = ModelContext(context.container)
        #expect(try spares(objects(other)) == expected)
        // What follows the value is as it was.
        #expect(known.crates.map(\.origin.key) == [1, 1, 2])
    }

    @Test(
        arguments: [
            ("ON UPDATE CASCADE", [[1, 1, 2], [1, 2], [3]]),
            ("ON UPDATE SET NULL", [[0, 0, 2], [], [3]]),
            ("ON UPDATE SET DEFAULT", [[2, 2, 2], [], [1, 2, 3]]),
        ]
    )
    func objectsAreRelatedAsTheirRowsAre(action: String, expected: [[Int64]]) throws {
        let context = try open(action)
        let known = try objects(context)
        #expect(spares(known) == [[1, 1, 2], [1, 2], [3]])
        known.crates[0].note = "changed"
        known.depots[0].code = "C"
        try context.save()
        try check(known, expected, context)
        #expect(known.crates[0].note == "changed")
    }

    /// The database lets rows be, as long as they lead somewhere in the end.
    @Test func rowsThatStayAreTheMembersOfTheObjectThatGetsTheValue() throws {
        let context = try open("")
        let known = try objects(context)
        #expect(spares(known) == [[1, 1, 2], [1, 2], [3]])
        try context.write {
            (known.depots[0].code, known.depots[1].code) = ("B", "A")
        }
        try check(known, [[2, 2, 1], [3], [1, 2]], context)
    }

    @Test func observersAreTold() throws {
        let context = try open("ON UPDATE SET NULL")
        context.observationEnabled = true
        let known = try objects(context)
        let (reference, list) = (Switch(), Switch())
        withObservationTracking {
            _ = known.crates[0].spare
        } onChange: {
            reference.isOn = true
        }
        withObservationTracking {
            _ = known.depots[0].spares.count
        } onChange: {
            list.isOn = true
        }
        known.depots[0].code = "C"
        try context.save()
        #expect(reference.isOn)
        #expect(list.isOn)
    }
}

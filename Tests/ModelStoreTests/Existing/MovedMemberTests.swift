import Foundation
import ModelTypes
import TestSupport
import Testing

@testable import ModelStore

/// Members whose new owner gets the value by which rows refer to another one, in the same save.
struct MovedMemberTests {
    private let folder: TemporaryFolder
    private let context: ModelContext
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
        try Database(file).execute(
            """
            CREATE TABLE depot(id INTEGER PRIMARY KEY, code TEXT UNIQUE);
            CREATE TABLE crate(id INTEGER PRIMARY KEY, note TEXT CHECK(length(note) < 9),
                place_id INTEGER NOT NULL CHECK(place_id < 100) REFERENCES depot(id) ON DELETE CASCADE,
                origin_code TEXT NOT NULL CHECK(length(origin_code) < 3)
                    REFERENCES depot(code) ON UPDATE CASCADE ON DELETE CASCADE,
                spare_code TEXT REFERENCES depot(code) ON UPDATE CASCADE ON DELETE SET NULL);
            INSERT INTO depot VALUES (1, 'A'), (2, 'B');
            INSERT INTO crate VALUES (1, 'one', 1, 'A', 'A'), (2, 'two', 1, 'A', 'A'),
                (3, 'three', 2, 'B', 'B');
            """
        )
        context = try ModelContext(
            ModelContainer(
                for: Depot.self,
                Crate.self,
                configurations: ModelConfiguration(url: file)
            )
        )
    }

    private func depots() throws -> [Depot] {
        try context.fetch(Depot.self).sorted { $0.key < $1.key }
    }

    private func crates() throws -> [Crate] {
        try context.fetch(Crate.self).sorted { $0.key < $1.key }
    }

    /// The rows, and what another context reads.
    private func rows() throws -> [String] {
        let other = ModelContext(context.container)
        let read = try other.fetch(Crate.self).map { crate in
            [
                "\(crate.key)", "\(crate.place.key)", crate.origin.code ?? "",
                crate.spare?.code ?? "",
            ].joined(separator: " ")
        }
        let rows = try Database(file).rows(
            "SELECT id, place_id, origin_code, coalesce(spare_code, '') FROM crate ORDER BY id"
        ).map { $0.joined(separator: " ") }
        #expect(read.sorted() == rows)
        return rows
    }

    @Test func membersStayWithANewOwnerThatHasTheNumberOfADeletedOne() throws {
        let old = try depots()[0]
        let new = Depot(id: 1, code: "A")
        context.insert(new)
        let moved = try crates()[0]
        (moved.place, moved.origin, moved.spare) = (new, new, new)
        context.delete(old)
        try context.save()
        // The other one goes with its owner.
        #expect(try rows() == ["1 1 A A", "3 2 B B"])
        #expect(try Database(file).integer("SELECT count(*) FROM depot") == 2)
        #expect(moved.spare === new)
        #expect(new.sent.map(\.key) == [1])
    }

    @Test func membersStayWithAStoredOwnerThatGetsTheCodeOfADeletedOne() throws {
        let (first, second) = (try depots()[0], try depots()[1])
        let moved = try crates()[2]
        (moved.place, moved.origin, moved.spare) = (first, first, first)
        context.delete(second)
        first.code = "B"
        try context.save()
        #expect(try rows() == ["1 1 B B", "2 1 B B", "3 1 B B"])
    }

    @Test(arguments: [false, true])
    func aMemberMovesWhileOwnersExchangeTheirCodes(movesFirst: Bool) throws {
        let (first, second) = (try depots()[0], try depots()[1])
        let moved = try crates()[0]
        func move() { (moved.origin, moved.spare) = (second, second) }
        if movesFirst { move() }
        (first.code, second.code) = ("B", "A")
        if !movesFirst { move() }
        moved.note = "moved"
        try context.save()
        #expect(try rows() == ["1 1 A A", "2 1 B B", "3 2 A A"])
        #expect(try Database(file).integer("SELECT note = 'moved' FROM crate WHERE id = 1") == 1)
    }

    @Test(arguments: [false, true])
    func aMemberMovesToANewOwnerWithTheFormerCode(movesFirst: Bool) throws {
        let first = try depots()[0]
        let moved = try crates()[0]
        let new = Depot(code: "A")
        context.insert(new)
        if movesFirst { moved.origin = new }
        first.code = "C"
        if !movesFirst { moved.origin = new }
        try context.save()
        #expect(try rows() == ["1 1 A C", "2 1 C C", "3 2 B B"])
        #expect(moved.origin === new)
    }

    @Test(arguments: [false, true])
    func codesMoveOnAlongAChain(startsAtTheEnd: Bool) throws {
        let (first, second) = (try depots()[0], try depots()[1])
        let moved = try crates()[2]
        moved.origin = first
        if startsAtTheEnd { (second.code, first.code) = ("C", "B") } else { first.code = "B" }
        second.code = "C"
        try context.save()
        #expect(try rows() == ["1 1 B B", "2 1 B B", "3 2 B C"])
    }

    /// Before its row would lose a reference that it needs.
    @Test func aMemberLeavesAnOwnerWhoseCodeChanges() throws {
        try Database(file).execute(
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = replace(sql, 'ON UPDATE CASCADE', 'ON UPDATE SET NULL');
            PRAGMA writable_schema = RESET;
            """
        )
        let reopened = try ModelContext(
            ModelContainer(
                for: Depot.self,
                Crate.self,
                configurations: ModelConfiguration(url: file)
            )
        )
        let depots = try reopened.fetch(Depot.self).sorted { $0.key < $1.key }
        depots[1].code = "C"
        let moved = try #require(try reopened.fetch(Crate.self).first { $0.key == 3 })
        (moved.origin, moved.spare) = (depots[0], nil)
        try reopened.save()
        #expect(try rows() == ["1 1 A A", "2 1 A A", "3 2 A "])
    }

    /// The row has no object in memory, whose members would be known.
    @Test func aMemberLeavesARowThatIsDeletedByItsIdentifier() throws {
        let second = try context.fetch(Depot.self, where: Depot.fields.code == "B")[0]
        let moved = try crates()[0]
        (moved.place, moved.origin, moved.spare) = (second, second, second)
        context.deleteRow(PersistentIdentifier(entityName: "Depot", key: 1))
        try context.save()
        #expect(try rows() == ["1 2 B B", "3 2 B B"])
    }
}

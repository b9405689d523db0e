import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Tables whose triggers another program has written.
struct TriggerTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
    }

    private func open(_ models: any PersistentModel.Type..., sql: String) throws -> ModelContext {
        try Database(file).execute(sql)
        return try ModelContext(
            ModelContainer(for: Schema(models), configurations: ModelConfiguration(url: file))
        )
    }

    private func openCarts(_ sql: String) throws -> ModelContext {
        try open(
            Cart.self,
            Ware.self,
            sql: """
                CREATE TABLE cart(id INTEGER PRIMARY KEY, total INTEGER NOT NULL DEFAULT 0);
                CREATE TABLE ware(id INTEGER PRIMARY KEY, cart INTEGER REFERENCES cart(id),
                    part INTEGER REFERENCES ware(id));
                CREATE TRIGGER sum AFTER INSERT ON ware
                BEGIN UPDATE cart SET total = total + 1 WHERE id = new.cart; END;
                \(sql)
                """
        )
    }

    /// The trigger finds the new row that another new one refers to, whichever was inserted first.
    @Test func whatNewRowsReferToIsWrittenBeforeThem() throws {
        let context = try openCarts(
            """
            CREATE TRIGGER known BEFORE INSERT ON ware
            WHEN new.cart NOT IN (SELECT id FROM cart)
                OR new.part IS NOT NULL AND new.part NOT IN (SELECT id FROM ware)
            BEGIN SELECT RAISE(ABORT, 'unknown'); END
            """
        )
        for _ in 0..<20 {
            let (part, whole, cart) = (Ware(), Ware(), Cart())
            context.insert(part)
            part.part = whole
            part.cart = cart
            whole.cart = cart
        }
        try context.save()
        #expect(try Database(file).integer("SELECT count(*) FROM cart WHERE total = 2") == 20)
        #expect(try Database(file).integer("SELECT count(*) FROM ware") == 40)
    }

    /// Rings have no such order.
    @Test func aRingIsWritten() throws {
        let context = try openCarts("SELECT 1")
        let wares = (0..<3).map { _ in Ware() }
        context.insert(wares[0])
        for index in wares.indices { wares[index].part = wares[(index + 1) % 3] }
        try context.save()
        #expect(try Database(file).integer("SELECT count(part) FROM ware") == 3)
    }

    @Test func aDeletionThatATriggerIgnoresIsAnError() throws {
        let context = try open(
            Visit.self,
            sql: """
                CREATE TABLE visit(id INTEGER PRIMARY KEY, at TEXT NOT NULL);
                INSERT INTO visit(at) VALUES ('2024-01-02T03:04:05Z');
                CREATE TRIGGER soft BEFORE DELETE ON visit BEGIN SELECT RAISE(IGNORE); END;
                """
        )
        try context.delete(model: Visit.self)
        #expect {
            try context.save()
        } throws: { error in
            "\(error)".contains(
                "a trigger of the table \"visit\" ignores that the store wants to delete"
            )
        }
    }

    /// A time is written, though the other rows only have days.
    @Test func aTimeInAColumnWithDaysIsWritten() throws {
        let context = try open(
            Appointment.self,
            sql: """
                CREATE TABLE appointment(id INTEGER PRIMARY KEY, at DATETIME NOT NULL);
                INSERT INTO appointment(at) VALUES ('2024-01-02'), ('2024-01-03');
                """
        )
        let found = try context.fetch(Appointment.self)
        let time = Date(timeIntervalSince1970: 1_704_188_700)
        found[0].at = time
        found[1].at = Date(timeIntervalSince1970: 1_704_412_800)
        context.insert(Appointment(at: time.addingTimeInterval(0.5)))
        try context.save()
        #expect(
            try Database(file).rows("SELECT at FROM appointment").map { $0[0] } == [
                "2024-01-02 09:45:00", "2024-01-05", "2024-01-02 09:45:00",
            ]
        )
        #expect(try context.fetchCount(Appointment.self, where: Appointment.fields.at == time) == 2)
        #expect(try context.fetchCount(Appointment.self, where: Appointment.fields.at > time) == 1)
    }

    /// A number near 0 isn't the form of other dates.
    @Test func aSmallNumberIsReplacedByADateOfTheColumnsForm() throws {
        let context = try open(
            Stay.self,
            sql: """
                CREATE TABLE stay(id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
                INSERT INTO stay(at) VALUES (1704164645123), (-1);
                """
        )
        let date = Date(timeIntervalSince1970: 1_600_000_000)
        try context.fetch(Stay.self)[1].at = date
        try context.save()
        context.insert(Stay(at: date))
        try context.save()
        #expect(
            try Database(file).rows("SELECT at FROM stay").map { $0[0] } == [
                "1704164645123", "1600000000000", "1600000000000",
            ]
        )
    }
}

private final class Appointment: DatedObject, PersistentModel {
    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Appointment",
        table: "appointment",
        storage: .existing(key: "id"),
        columns: [.stored(as: .text("2001-01-01[ 00:00:00]"), .date("at"))]
    )
}

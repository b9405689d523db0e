import Foundation
import TestSupport
import Testing

@testable import ModelStore

/// Columns whose names depend on the other properties of a class.
@Suite(.onlyInFiles("the names of columns are found in the same way"))
struct RetainedColumnTests {
    /// The values of a row, after it was opened with other columns.
    private func values(
        _ old: [Entity.Column],
        _ row: [(String, String)],
        _ new: [Entity.Column]
    ) throws -> [String: String] {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("store.sqlite")
        func open(_ columns: [Entity.Column]) throws {
            let entities = [Entity("Ticket", columns: columns)]
            try EvolvingObject.$entities.withValue(entities) {
                let configuration = ModelConfiguration(url: file)
                _ = try ModelContainer(for: Schema([Slot0.self]), configurations: [configuration])
            }
        }
        try open(old)
        let names = row.map { "\"\($0.0)\"" }.joined(separator: ", ")
        let texts = row.map { "'\($0.1)'" }.joined(separator: ", ")
        try Database(file).execute("INSERT INTO Ticket (\(names)) VALUES (\(texts))")
        try open(new)
        // Nothing is converted twice.
        try open(new)
        var values: [String: String] = [:]
        for column in new {
            let name = column.schema.name
            let found = try Database(file).texts("SELECT coalesce(\"\(name)\", '-') FROM Ticket")
            values[name] = found.first
        }
        return values
    }

    private func text(_ name: String, _ renamedFrom: [String] = []) -> Entity.Column {
        .string(name, isOptional: true, renamedFrom: renamedFrom)
    }

    private func status(_ name: String, _ renamedFrom: [String] = []) -> Entity.Column {
        .string(
            name,
            isOptional: true,
            check: .values("open", "done"),
            renamedFrom: renamedFrom
        )
    }

    /// Code says `renamedFrom` where a member takes the usual name.
    @Test func aComputedMemberMayComeAndGo() throws {
        let beside = status("statusRawValue", ["statusRaw"])
        let row = [("statusRaw", "done")]
        #expect(try values([status("statusRaw")], row, [beside]) == ["statusRawValue": "done"])
        let back = [("statusRawValue", "done")]
        #expect(try values([beside], back, [status("statusRaw")]) == ["statusRaw": "done"])
    }

    @Test func aCopyOfAnEnumMayComeAndGo() throws {
        let both = [status("statusRawValue", ["statusRaw"]), text("statusRaw")]
        let alone = try values([status("statusRaw")], [("statusRaw", "done")], both)
        #expect(alone == ["statusRawValue": "done", "statusRaw": "-"])
        let row = [("statusRawValue", "done"), ("statusRaw", "open")]
        #expect(try values(both, row, [status("statusRaw")]) == ["statusRaw": "done"])
        #expect(try values(both, row, [text("statusRaw")]) == ["statusRaw": "open"])
        #expect(try values(both, row, both) == ["statusRawValue": "done", "statusRaw": "open"])
    }

    @Test func anEnumMayComeBesideATextOfThatName() throws {
        let both = [status("statusRawValue", ["statusRaw"]), text("statusRaw")]
        let found = try values([text("statusRaw")], [("statusRaw", "open")], both)
        #expect(found == ["statusRawValue": "-", "statusRaw": "open"])
    }

    @Test func namesThatDifferInCaseAloneMayBeReordered() throws {
        let row = [("url", "a"), ("Ticket_URL", "b")]
        let found = try values(
            [text("url"), text("Ticket_URL")],
            row,
            [text("URL"), text("Ticket_url")]
        )
        #expect(found == ["URL": "b", "Ticket_url": "a"])
        let added = try values([text("URL")], [("URL", "b")], [text("url"), text("Ticket_URL")])
        #expect(added == ["url": "-", "Ticket_URL": "b"])
    }
}

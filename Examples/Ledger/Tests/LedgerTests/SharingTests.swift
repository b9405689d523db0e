import Foundation
import Testing

@testable import Ledger

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

@Suite struct SharingTests {
    @Test func anArchiveRestoresALedger() throws {
        let ledger = try LedgerFixture()
        let export = ExportService(context: ledger.context)
        let json = try export.json()

        let copy = try LedgerFixture(isEmpty: true)
        let restore = ExportService(context: copy.context)
        try restore.restore(json: json)
        #expect(try restore.archive() == export.archive())
        #expect(try copy.category("Rent").parent?.name == "Home")

        // A second time, everything is there already.
        try restore.restore(json: json)
        #expect(try copy.transactions.count() == 15)
        #expect(try copy.stored(Tag.self).count == 2)
    }

    @Test func aBrokenArchiveChangesNothing() throws {
        let ledger = try LedgerFixture()
        let export = ExportService(context: ledger.context)
        #expect(throws: DecodingError.self) { try export.restore(json: Data("{}".utf8)) }
        #expect(!ledger.context.hasChanges)
    }

    @Test func csvQuotesWhatItHasTo() throws {
        let ledger = try LedgerFixture(isEmpty: true)
        let account = try ledger.accounts.create("Main")
        let date = Date(year: 2024, month: 5, day: 6)
        let one = try ledger.transactions.record(
            "Tea, green",
            -4.25,
            on: date,
            in: account,
            category: Category(name: "Drinks"),
            tags: ["b", "a"]
        )
        let text = CSV.text(of: [one])
        #expect(text == "\(CSV.header)\n2024-05-06,\"Tea, green\",-4.25,Drinks,a;b\n")
        let rows = try CSV.rows(of: text)
        let expected = CSV.Row(
            date: date,
            title: "Tea, green",
            amount: -4.25,
            category: "Drinks",
            tags: ["a", "b"]
        )
        #expect(rows == [expected])
        #expect(throws: LedgerError.invalidLine(2, "2024-13-01,a,1")) {
            try CSV.rows(of: CSV.header + "\n2024-13-01,a,1")
        }
    }
}

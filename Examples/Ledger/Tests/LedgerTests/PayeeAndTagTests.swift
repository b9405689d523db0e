import Foundation
import Testing

@testable import Ledger

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

@Suite struct PayeeAndTagTests {
    private let ledger: LedgerFixture
    private let payees: PayeeRepository

    init() throws {
        ledger = try LedgerFixture()
        payees = PayeeRepository(context: ledger.context)
    }

    @Test func suggestsPayees() throws {
        for name in ["Bank", "Barber", "Cinema"] { payees.insert(Payee(name: name)) }
        #expect(try payees.suggestions(for: "Ba") == ["Bakery", "Bank", "Barber"])
        #expect(try payees.suggestions(for: "Ba", limit: 1) == ["Bakery"])
        #expect(try payees.all().sorted().map(\.name).last == "Landlord")
    }

    @Test func asksForPartsOfAddresses() throws {
        #expect(try payees.inCity("Springfield").map(\.name) == ["Bakery"])
        #expect(try payees.withoutAddress().map(\.name) == ["Landlord"])
    }

    @Test func upsertsByName() throws {
        let address = Address(street: "Elm Street 2", city: "Shelbyville", postalCode: "123")
        let website = URL(string: "https://example.com")
        try payees.upsert(name: "Bakery", address: address, website: website)
        let found = try ledger.stored(Payee.self).filter { $0.name == "Bakery" }
        #expect(found.count == 1)
        #expect(found.first?.address == address)
        #expect(found.first?.website == website)
    }

    @Test func makesMissingTagsOnly() throws {
        let tags = try ledger.tags.tags(named: ["DAILY", "new", "new"])
        #expect(Set(tags.map(\.name)) == ["daily", "new"])
        #expect(try ledger.tags.sorted().map(\.name) == ["daily", "home", "new"])
        #expect(try ledger.tags.unused().map(\.name) == ["new"])
        try ledger.tags.deleteUnused()
        #expect(try ledger.tags.count() == 2)
    }

    @Test func renamingToAnExistingNameMerges() throws {
        let home = try #require(try ledger.tags.first(where: #Predicate { $0.name == "home" }))
        try ledger.tags.rename(home, to: "Daily")
        #expect(try ledger.tags.sorted().map(\.name) == ["daily"])
        #expect(try ledger.transactions.tagged("daily").count == 12)
        #expect(try ledger.tags.mostUsed(1).map(\.name) == ["daily"])
    }

    @Test func tagsAreAddedAndRemovedFromBothSides() throws {
        let checking = try ledger.accounts.require(named: "Checking")
        let one = try ledger.transactions.record("One", -1, in: checking, tags: ["a"])
        let two = try ledger.transactions.record("Two", -2, in: checking)
        let tag = try #require(one.tags.first)
        tag.transactions.append(two)
        #expect(two.tags == [tag])
        one.tags.removeAll()
        #expect(tag.transactions == [two])
        two.tags = []
        try ledger.context.save()
        #expect(tag.isUnused)
        #expect(Tag.suggestions.count == 3)
    }
}

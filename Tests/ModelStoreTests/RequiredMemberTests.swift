import Foundation
import ModelStore
import Testing

/// Relationships whose column is the other side's: saving looks at how many members there are.
@Suite(.onlyInFiles("a server doesn't count members"))
struct RequiredMemberTests {
    /// A club that can be saved, with its captain and one player.
    private func savedClub(_ context: ModelContext) throws -> Club {
        let club = insertClub(context)
        try context.save()
        return club
    }

    private func insertClub(_ context: ModelContext, _ club: Club = Club(name: "Club")) -> Club {
        let (captain, player) = (Captain(name: "Ann"), Player(name: "Zoe"))
        for object in [captain, player, club] as [any PersistentModel] { context.insert(object) }
        captain.club = club
        player.club = club
        return club
    }

    private func missing(_ relationship: String, _ object: String) -> StoreError {
        .missingValue(property: relationship, object: object)
    }

    private func players(_ count: Int, _ context: ModelContext) -> [Player] {
        (0..<count).map { number in
            let player = Player(name: "\(number)")
            context.insert(player)
            return player
        }
    }

    // MARK: One-to-one

    @Test func aNewObjectNeedsThePartnerThatHasTheColumn() throws {
        let context = try Store([Agency.self]).context()
        let club = insertClub(context)
        context.delete(club.captain)
        let expected = missing("Club.captain", "Club, number 2 of the new objects")
        #expect(throws: expected) { try context.save() }
        let other = Captain(name: "Bea")
        context.insert(other)
        other.club = club
        try context.save()
    }

    @Test func deletingThePartnerIsRefused() throws {
        let store = try Store([Agency.self])
        let context = try store.context()
        let club = try savedClub(context)
        context.delete(club.captain)
        let expected = missing("Club.captain", "Club/\(club.persistentModelID.key)")
        #expect(throws: expected) { try context.save() }
        #expect(try store.integer("SELECT count(*) FROM Captain") == 1)
        context.rollback()
        #expect(club.captain.name == "Ann")
        context.delete(club)
        try context.save()
    }

    @Test func deletingThePartnerUnreadIsRefused() throws {
        let store = try Store([Agency.self])
        _ = try savedClub(store.context())
        let context = try store.context()
        context.delete(try context.fetch(Captain.self)[0])
        #expect(throws: missing("Club.captain", "Club/1")) { try context.save() }
    }

    @Test func aPartnerThatGoesAlongWithAnotherObjectIsMissed() throws {
        let store = try Store([Agency.self])
        let first = try store.context()
        let club = try savedClub(first)
        let agency = Agency(name: "Agency")
        first.insert(agency)
        club.captain.agency = agency
        try first.save()
        let context = try store.context()
        context.delete(try context.fetch(Agency.self)[0])
        #expect(throws: missing("Club.captain", "Club/1")) { try context.save() }
        context.rollback()
        context.delete(try context.fetch(Club.self)[0])
        context.delete(try context.fetch(Agency.self)[0])
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Captain") == 0)
    }

    @Test func aPartnerThatMovesIsMissedByTheOldOwner() throws {
        let context = try Store([Agency.self]).context()
        let club = try savedClub(context)
        let captain = club.captain
        let other = insertClub(context, Club(name: "Other"))
        context.delete(other.captain)
        captain.club = other
        #expect(throws: missing("Club.captain", "Club/1")) { try context.save() }
        let replacement = Captain(name: "Bea")
        context.insert(replacement)
        club.captain = replacement
        try context.save()
        #expect(other.captain === captain)
    }

    @Test func aClassBelowHasItsOwnAndItsParents() throws {
        let context = try Store([Agency.self]).context()
        let club = YouthClub(name: "Young")
        _ = insertClub(context, club)
        let expected = missing("YouthClub.mascot", "YouthClub, number 3 of the new objects")
        #expect(throws: expected) { try context.save() }
        let mascot = Mascot(name: "Bear")
        context.insert(mascot)
        mascot.club = club
        try context.save()
        context.delete(club.captain)
        #expect(throws: missing("Club.captain", "YouthClub/1")) { try context.save() }
    }

    // MARK: To-many

    @Test func theLastMemberOfARequiredToManyStays() throws {
        let context = try Store([Agency.self]).context()
        let club = try savedClub(context)
        let expected = StoreError.memberCount(
            relationship: "Club.players",
            object: "Club/1",
            count: 0,
            needed: "at least 1"
        )
        let player = club.players[0]
        player.club = nil
        #expect(throws: expected) { try context.save() }
        player.club = club
        try context.save()
        club.players.removeAll()
        #expect(throws: expected) { try context.save() }
        context.rollback()
        context.delete(player)
        #expect(throws: expected) { try context.save() }
        let text = "Club/1 has 0 members in Club.players, which needs at least 1"
        #expect(expected.description == text)
        club.players.append(contentsOf: players(1, context))
        try context.save()
    }

    @Test func countsAreThoseOfTheModel() throws {
        let context = try Store([Agency.self]).context()
        let club = try savedClub(context)
        let reserves = players(4, context)
        try context.save()
        for count in 0...4 {
            club.reserves = ToMany(reserves.prefix(count))
            guard [1, 4].contains(count) else {
                try context.save()
                continue
            }
            let expected = StoreError.memberCount(
                relationship: "Club.reserves",
                object: "Club/1",
                count: count,
                needed: "2 to 3, or none"
            )
            #expect(throws: expected) { try context.save() }
        }
    }

    @Test func bothSidesOfAManyToManyAreCounted() throws {
        let context = try Store([Agency.self]).context()
        let leagues = ["A", "B", "C"].map { League(name: $0) }
        for league in leagues { context.insert(league) }
        let player = players(1, context)[0]
        player.leagues = ToMany(leagues)
        let tooMany = StoreError.memberCount(
            relationship: "Player.leagues",
            object: "Player, number 4 of the new objects",
            count: 3,
            needed: "at most 2"
        )
        #expect(throws: tooMany) { try context.save() }
        context.delete(leagues[2])
        try context.save()
        player.leagues.remove(leagues[1])
        let tooFew = StoreError.memberCount(
            relationship: "League.players",
            object: "League/2",
            count: 0,
            needed: "at least 1"
        )
        #expect(throws: tooFew) { try context.save() }
        context.delete(leagues[1])
        try context.save()
        context.delete(player)
        #expect(throws: StoreError.self) { try context.save() }
    }

    // MARK: What it costs

    @Test func onlyChangedOwnersAreLookedAt() throws {
        let store = try Store([Agency.self])
        _ = try savedClub(store.context())
        let statements = Statements()
        let context = try store.context(tracing: statements)
        let club = try context.fetch(Club.self)[0]
        club.name = "New"
        statements.removeAll()
        try context.save()
        #expect(statements.all.count { $0.contains("SELECT") } == 0)
        club.players.append(players(1, context)[0])
        try context.save()
        #expect(statements.all.count { $0.contains("count(*)") } == 0)
    }
}

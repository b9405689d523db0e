import Foundation
import ModelStore
import ModelTypes
import Testing

/// Deep copies: what belongs to an object is copied with it, what others have is shared.
struct CopyTests {
    private let store: Store
    private let context: ModelContext
    private let trip: Trip

    init() throws {
        store = try Store([Trip.self])
        context = try store.context()
        trip = Trip(
            title: Title(trust: "North"),
            span: Span(start: .distantPast, end: .distantFuture),
            budget: 12.5,
            createdAt: .distantPast,
            cover: Data([1]),
            seats: [2, 5],
            default: true
        )
        context.insert(trip)
        for name in ["a", "b"] {
            let leg = Leg(name: name, tripID: trip.id)
            context.insert(leg)
            trip.legs.append(leg)
        }
        try context.save()
    }

    /// What the file has of the copy.
    private func readBack(_ check: (Trip) throws -> Void) throws {
        try context.save()
        let other = try store.context()
        let trips = try other.fetch(Trip.self)
        #expect(trips.count == 2)
        try check(#require(trips.first { $0.id != trip.id }))
    }

    @Test func valuesAreCopiedOrMadeAnew() throws {
        let copy = trip.clone()
        #expect(copy !== trip && copy.modelContext === context)
        #expect(copy.title == trip.title && copy.span == trip.span && copy.budget == 12.5)
        #expect(copy.seats == [2, 5] && copy.default)
        #expect(copy.id != trip.id && copy.createdAt > Date(timeIntervalSinceNow: -60))
        #expect(copy.cover == nil && trip.cover == Data([1]))
        try readBack { read in
            #expect(read.title == trip.title && read.id == copy.id && read.seats == [2, 5])
        }
    }

    @Test func membersAreCopiedInTheirOrder() throws {
        trip.isSelected = false
        let copy = trip.clone()
        #expect(copy.legs.map(\.name) == ["a", "b"] && trip.legs.map(\.name) == ["a", "b"])
        let all = copy.legs.map { ObjectIdentifier($0) } + trip.legs.map { ObjectIdentifier($0) }
        #expect(Set(all).count == 4)
        #expect(copy.legs.allSatisfy { $0.trip === copy } && trip.legs[0].trip === trip)
        #expect(!trip.isSelected && !copy.isSelected, "a copy runs no observer")
        try readBack { #expect($0.legs.map(\.name) == ["a", "b"]) }
    }

    @Test func whatOthersHaveIsShared() throws {
        let owner = Traveller(name: "Ann")
        let label = Label(label: "far")
        context.insert(owner)
        context.insert(label)
        trip.owner = owner
        trip.tags.append(label)
        let copy = trip.clone()
        #expect(copy.owner === owner && owner.trips.count == 2)
        #expect(copy.tags.map(\.label) == ["far"] && label.trips.count == 2)
        #expect(try context.fetchCount(Traveller.self) == 1)
    }

    @Test func oneThatBelongsToTheObjectIsCopied() throws {
        let ticket = Ticket(price: 3)
        context.insert(ticket)
        trip.ticket = ticket
        let copy = trip.clone()
        #expect(copy.ticket?.price == 3 && copy.ticket !== ticket && trip.ticket === ticket)
        try readBack { #expect($0.ticket?.price == 3) }
    }

    @Test func branchesCanBeLeftOut() throws {
        let owner = Traveller(name: "Ann")
        context.insert(owner)
        trip.owner = owner
        let copy = trip.clone(excluding: [.legs, .owner])
        #expect(copy.legs.isEmpty && copy.owner == nil)
        #expect(Trip.CloneBranch.allCases == [.owner, .legs, .ticket, .tags])
    }

    @Test func deeperBranchesCanBeLeftOut() throws {
        let place = Place(name: "Oslo")
        let remark = Remark(text: "cold")
        let answer = Remark(text: "no")
        for object in [place, remark, answer] { context.insert(object) }
        trip.legs[0].place = place
        trip.legs[0].remarks.append(remark)
        remark.answers.append(answer)
        let branches: [any CloneBranches] = [Leg.CloneBranch.place, Remark.CloneBranch.answers]
        let copy = trip.clone(excludingEverywhere: branches)
        #expect(copy.legs.map(\.name) == ["a", "b"] && copy.legs[0].place == nil)
        #expect(copy.legs[0].remarks.map(\.answers.count) == [0])
        // What is left out of the object itself is left out of it alone.
        #expect(remark.clone(excluding: [.leg]).answers.count == 1)
        #expect(remark.clone(excludingEverywhere: branches).answers.isEmpty)
    }

    @Test func transientValuesAreCopied() {
        trip.isSelected = true
        #expect(trip.clone().isSelected)
    }

    @Test func aRuleLeavesABranchOut() throws {
        let remark = Remark(text: "cold")
        context.insert(remark)
        trip.remarks.append(remark)
        #expect(trip.clone().remarks.isEmpty && trip.remarks.count == 1)
    }

    @Test func anAttributeFollowsTheParentsCopy() throws {
        let remark = Remark(text: "cold", tripID: trip.id)
        context.insert(remark)
        trip.legs[0].remarks.append(remark)
        let copy = trip.clone()
        #expect(copy.legs.allSatisfy { $0.tripID == copy.id })
        #expect(copy.legs[0].remarks.map(\.tripID) == [copy.id])
        // Without a parent, the leg keeps the value and a remark has none.
        let leg = trip.legs[0].clone()
        #expect(leg.tripID == trip.id && leg.remarks.map(\.tripID) == [trip.id])
        #expect(remark.clone().tripID == nil)
    }

    @Test func treesAreCopiedWhole() throws {
        let root = Remark(text: "root")
        context.insert(root)
        for name in ["a", "b"] {
            let answer = Remark(text: name)
            context.insert(answer)
            root.answers.append(answer)
            let last = Remark(text: name + "1")
            context.insert(last)
            answer.answers.append(last)
        }
        let copy = root.clone()
        #expect(Set(copy.answers.map(\.text)) == ["a", "b"])
        #expect(Set(copy.answers.flatMap { $0.answers.map(\.text) }) == ["a1", "b1"])
        #expect(copy.answers.allSatisfy { $0.parent === copy } && root.answers.count == 2)
        try context.save()
        #expect(try context.fetchCount(Remark.self) == 10)
    }

    @Test func aPartOfATreeStaysWhereItIs() throws {
        let root = Remark(text: "root")
        let answer = Remark(text: "answer")
        context.insert(root)
        context.insert(answer)
        root.answers.append(answer)
        #expect(answer.clone().parent === root && root.answers.count == 2)
    }

    @Test func aChildIsCopiedAsOne() throws {
        let flight = Flight(name: "c", number: "XY 1")
        let walk = Walk(name: "d", length: 4)
        context.insert(flight)
        context.insert(walk)
        trip.legs.append(contentsOf: [flight, walk])
        let copy = trip.clone()
        let copied = try #require(copy.legs[2] as? Flight)
        #expect(copied.number == "XY 1" && copied.bookedAt != nil && copied !== flight)
        #expect((copy.legs[3] as? Walk)?.length == 4)
        let alone: Flight = flight.clone()
        #expect(alone.trip === trip && trip.legs.count == 5)
        try context.save()
        #expect(try context.fetchCount(Flight.self) == 3)
    }

    @Test func aCopyOfAnObjectInNoContextIsInNone() {
        let copy = Trip(title: Title(trust: "x")).clone()
        #expect(copy.modelContext == nil && copy.title.rawValue == "x")
    }

    @Test func copyingLeavesTheOriginalAsItIs() throws {
        let leg = trip.legs[0]
        _ = trip.clone(excluding: [.owner, .tags])
        #expect(!context.changedModelsArray.contains { $0 === leg || $0 === trip })
    }
}

import ModelStore
import Testing

/// Relationships whose destinations know nothing of them.
struct WithoutInverseTests {
    @Test func deletingTheDestinationNamesWhoNeedsIt() throws {
        let store = try Store([Berth.self, Ferry.self])
        let context = try store.context()
        let ferry = Ferry(name: "Anna")
        context.insert(ferry)
        let berth = Berth(of: ferry)
        context.insert(berth)
        try context.save()
        context.delete(ferry)
        let expected = StoreError.missingValue(property: "Berth.vessel", object: "Berth/1")
        #expect(throws: expected) { try context.save() }
        context.delete(berth)
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Vessel") == 0)
    }

    @Test(arguments: [false, true])
    func deletingTheDestinationClearsTheReference(_ isNew: Bool) throws {
        let store = try Store([Postcard.self])
        let tag = Tag(label: "t")
        let context = try store.context(saving: tag)
        let postcard = Postcard()
        context.insert(postcard)
        if !isNew { try context.save() }
        postcard.tag = tag
        context.delete(tag)
        try context.save()
        #expect(postcard.tag == nil)
        #expect(try store.integer("SELECT count(*) FROM Postcard WHERE tag IS NULL") == 1)
    }

    @Test func deletedMembersLeaveTheListsThatWereRead() throws {
        let store = try Store([Fleet.self, Ferry.self])
        let context = try store.context()
        let (fleet, other) = (Fleet(), Fleet())
        let ferries = ["a", "b"].map(Ferry.init(name:))
        context.insert(fleet)
        context.insert(other)
        fleet.vessels = ferries
        other.vessels = [ferries[1]]
        try context.save()
        context.delete(ferries[0])
        try context.save()
        #expect(fleet.vessels.map(\.name) == ["b"] && other.vessels.map(\.name) == ["b"])
        #expect(try store.integer("SELECT count(*) FROM Vessel") == 1)
        try store.checkIntegrity()
    }

    @Test(arguments: [false, true]) func aDeletedMemberLeavesItsListAtOnce(_ isStored: Bool) throws
    {
        let store = try Store([Fleet.self, Ferry.self])
        let context = try store.context()
        let fleet = Fleet()
        let ferries = ["a", "b"].map(Ferry.init(name:))
        context.insert(fleet)
        for ferry in ferries { context.insert(ferry) }
        if isStored { try context.save() }
        fleet.vessels = ferries
        context.delete(ferries[0])
        #expect(fleet.vessels.map(\.name) == ["b"])
        try context.save()
        #expect(fleet.vessels.map(\.name) == ["b"])
        context.delete(ferries[1])
        #expect(fleet.vessels.isEmpty)
        context.rollback()
        #expect(fleet.vessels.map(\.name) == ["b"])
        let other = try store.context()
        #expect(try other.fetch(Fleet.self).map { $0.vessels.count } == [1])
        try store.checkIntegrity()
    }

    @Test func manyDeletedMembersLeaveAListThatWasNotRead() throws {
        let store = try Store([Fleet.self, Ferry.self])
        let fleet = Fleet()
        fleet.vessels = ["a", "b", "c"].map(Ferry.init(name:))
        try store.context(saving: fleet)
        let context = try store.context()
        let read = try #require(try context.fetch(Fleet.self).first)
        read.vessels.append(Ferry(name: "d"))
        try context.delete(model: Ferry.self, where: Ferry.fields.name != "b")
        #expect(read.vessels.map(\.name) == ["b"])
        try context.save()
        let other = try store.context()
        #expect(try other.fetch(Fleet.self)[0].vessels.map(\.name) == ["b"])
        try store.checkIntegrity()
    }

    @Test func aMemberThatComesTwiceIsAddedOnce() throws {
        let store = try Store([Fleet.self, Ferry.self])
        let context = try store.context()
        let fleet = Fleet()
        let ferries = ["a", "b", "c"].map(Ferry.init(name:))
        context.insert(fleet)
        for ferry in ferries { context.insert(ferry) }
        let lists = [[0], [1, 1], [0, 0, 1], [2, 2], [0, 0], [1], [0, 2, 0], [2, 1, 2, 1]]
        for (index, numbers) in lists.enumerated() {
            fleet.vessels = numbers.map { ferries[$0] }
            if index % 3 != 2 { try context.save() }
            let expected = Set(numbers.map { ferries[$0].name })
            #expect(Set(fleet.vessels.map(\.name)) == expected)
            try context.save()
            let other = try store.context()
            let stored = try other.fetch(Fleet.self)[0].vessels.map(\.name)
            #expect(stored.count == expected.count && Set(stored) == expected, "\(numbers)")
            #expect(Set(fleet.vessels.map(\.name)) == Set(stored))
        }
    }
}

private final class Postcard: ModelObject, PersistentModel {
    var tag: Tag? {
        get { resolve(tagReference, 0) }
        set { tagReference = relate(tagReference, to: newValue, 0) }
    }
    private var tagReference = ToOne<Tag>()

    init() { super.init() }

    required init(row: Row) throws {
        tagReference = ToOne(row, 1)
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { tagReference = ToOne(row, 1) }

    override func bind(to statement: Statement) { statement.bind(1, tagReference) }

    override func swapReference(_ number: Int, with other: inout StoredReference) {
        tagReference.swap(with: &other)
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Postcard",
        relationships: [.toOne("tag", Tag.self, column: "tag")],
        columns: [.reference("tag", to: "Tag", isOptional: true)]
    )
}

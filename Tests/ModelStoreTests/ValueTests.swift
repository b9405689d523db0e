import Foundation
import ModelStore
import ModelTypes
import Testing

/// What is stored is what is read, by another context.
struct ValueTests {
    /// The pages say so.
    @Test func anAddressComesBackWhole() throws {
        let store = try Store()
        let context = try store.context()
        let base = try #require(URL(string: "https://example.com/a/"))
        let page = try #require(URL(string: "b?c", relativeTo: base))
        let passport = Passport(number: "1", page: page)
        passport.owner = Person(name: try ValidatedName("Ann"), weight: -0.0)
        context.insert(passport)
        try context.save()
        #expect(passport.page == page)

        let other = try store.context()
        let read = try #require(try other.fetch(Passport.self).first)
        #expect(read.page == page.absoluteURL && read.page?.baseURL == nil)
        #expect(read.owner.weight == 0)
        #expect(TestServer.address != nil || read.owner.weight?.sign == .plus)
    }

    @Test func everyKindOfValueComesBack() throws {
        let store = try Store()
        let context = try store.context()
        let id = UUID()
        let person = Person(
            name: try ValidatedName("  Ann \u{e9}  "),
            id: id,
            weight: 70.5,
            topics: [.news, .weather],
            mood: .low,
            lastMood: .high,
            optionSelections: [62, 0]
        )
        let number = TestServer.address == nil ? "x\0y 'z'" : "x\u{1}y 'z'"
        let passport = Passport(
            number: number,
            fee: Decimal(string: "-12.50") ?? 0,
            page: URL(string: "https://example.com/a%20b?c=d"),
            issuedAt: Date(timeIntervalSinceReferenceDate: 0.1),
            address: Address(street: "a/b", town: nil)
        )
        let photo = Photo(title: "", rating: -32768, isFavorite: true, thumbnail: Data([0, 1, 2]))
        for object in [person, passport, photo] { context.insert(object) }
        passport.owner = person
        person.photos.append(photo)
        try context.save()

        let other = try store.context()
        let read = try #require(try other.fetch(Person.self).first)
        #expect(read.id == id)
        #expect(read.name.rawValue == "Ann é")
        #expect(read.weight == 70.5)
        #expect(read.topics == [.news, .weather])
        #expect(read.mood == .low)
        #expect(read.lastMood == .high)
        #expect(read.content == nil)
        #expect(read.optionSelections == [0, 62])
        let stored = try #require(read.passport)
        #expect(stored.number == number)
        #expect(stored.fee == Decimal(string: "-12.5"))
        #expect(stored.page == URL(string: "https://example.com/a%20b?c=d"))
        #expect(stored.issuedAt == Date(timeIntervalSinceReferenceDate: 0.1))
        #expect(stored.address == Address(street: "a/b", town: nil))
        #expect(stored.owner === read)
        let shown = try #require(read.photos.first)
        #expect(shown.title == "")
        #expect(shown.rating == -32768)
        #expect(shown.isFavorite)
        #expect(shown.thumbnail == Data([0, 1, 2]))
    }

    @Test func emptyDataIsNotMissing() throws {
        let store = try Store()
        let context = try store.context()
        context.insert(Photo(title: "empty", thumbnail: Data()))
        context.insert(Photo(title: "none"))
        try context.save()
        let read = try store.context().fetch(
            Photo.self,
            sortBy: [Photo.fields.title.ascending]
        )
        #expect(read.map(\.thumbnail) == [Data(), nil])
    }

    @Test(.onlyInFiles("the types are SQLite's"))
    func storageClasses() throws {
        let store = try Store()
        let context = try store.context()
        let person = Person(name: .ann, content: .singleValue(eventDate: .distantPast, value: 1))
        let passport = Passport(number: "1", address: Address(street: "s", town: "t"))
        context.insert(person)
        context.insert(passport)
        passport.owner = person
        try context.save()
        for (column, type) in [
            ("id", "blob"), ("nameRaw", "text"), ("topicsRaw", "integer"), ("moodRaw", "integer"),
            ("content_eventDate", "real"), ("weight", "null"),
        ] {
            let count = try store.integer(
                "SELECT count(*) FROM Person WHERE typeof(\(column)) = '\(type)'"
            )
            #expect(count == 1, "\(column)")
        }
        let json = #"{"street":"s","town":"t"}"#
        #expect(try store.integer("SELECT count(*) FROM Passport WHERE address = '\(json)'") == 1)
    }

    @Test func aCompositeClearsWhatACaseDoesNotUse() throws {
        let store = try Store()
        let now = Date(timeIntervalSinceReferenceDate: 1000)
        let person = Person(name: .ann, content: .singleValue(eventDate: now, value: 3))
        let context = try store.context(saving: person)
        let pair = try ValidatedPairDate(start: now, end: now + 1)
        person.content = .interval(pairDate: pair)
        try context.save()
        let cleared = "content_eventDate IS NULL AND content_value IS NULL"
        #expect(try store.integer("SELECT count(*) FROM Person WHERE \(cleared)") == 1)
        let read = try store.context().fetch(Person.self)
        #expect(read.first?.content == .interval(pairDate: pair))
        person.content = nil
        try context.save()
        let empty = "\(cleared) AND content_type IS NULL AND content_pairDate_start IS NULL"
        #expect(try store.integer("SELECT count(*) FROM Person WHERE \(empty)") == 1)
    }

    @Test func onlyWhatChangedIsWritten() throws {
        let store = try Store()
        let person = Person(name: .ann, weight: 1)
        let context = try store.context(saving: person)
        let other = try store.context()
        let same = try #require(try other.fetch(Person.self).first)
        person.weight = 2
        same.mood = .high
        try context.save()
        try other.save()
        let read = try #require(try store.context().fetch(Person.self).first)
        #expect(read.weight == 2)
        #expect(read.mood == .high)
    }

    @Test func aNumberThatIsNoneIsAnError() throws {
        let store = try Store()
        let context = try store.context()
        context.insert(Person(name: .ann, weight: .nan))
        #expect(throws: StoreError.self) { try context.save() }
        #expect(try store.integer("SELECT count(*) FROM Person") == 0)
    }

    @Test func aValueThatTheTableRefusesIsAnErrorThatNamesItsProperty() throws {
        let store = try Store()
        let context = try store.context()
        context.insert(Person(name: ValidatedName(trust: "it's a name that is too long")))
        let expected = StoreError.breaksRule(
            property: "Person.nameRaw",
            object: "Person, number 1 of the new objects",
            rule: "character_count(\"nameRaw\") BETWEEN 3 AND 19"
        )
        #expect(throws: expected) { try context.save() }
        #expect(context.hasChanges)
    }

    @Test func idsOfOptions() throws {
        let person = Person(name: .ann)
        #expect(throws: UnknownOptionID.self) { try person.setOptionSelections(ids: [63]) }
        try person.setOptionSelections(ids: [5, 3, 5])
        #expect(person.optionSelections == [3, 5])
    }
}

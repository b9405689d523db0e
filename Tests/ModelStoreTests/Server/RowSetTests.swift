#if PostgreSQL
    import Foundation
    import ModelStore
    import TestSupport
    import Testing

    /// Many objects of a class, which a server gets with one statement, or with COPY.
    @Suite(.onServer)
    struct RowSetTests {
        /// Together, and copied.
        static let counts = [100, 20_000]

        @Test(arguments: counts) func valuesComeBack(_ count: Int) throws {
            let store = try Store()
            let context = try store.context()
            for number in 0..<count {
                let person = Person(
                    name: .ann,
                    weight: number % 2 == 0 ? nil : Double(number) / 7,
                    topics: number % 3 == 0 ? [.weather] : [],
                    lastMood: number % 5 == 0 ? .high : nil
                )
                let passport = Passport(
                    number: "\(number) \\ \"e\u{301}\"",
                    fee: Self.fees[number % Self.fees.count],
                    page: number % 2 == 0 ? nil : URL(string: "https://example.com/\(number)"),
                    issuedAt: number % 3 == 0 ? nil : Date(timeIntervalSinceReferenceDate: 0.1)
                )
                let photo = Photo(
                    title: "\(number)",
                    rating: Int16(number % 100) - 50,
                    isFavorite: number % 2 == 0,
                    thumbnail: number % 2 == 0 ? nil : Data([0, UInt8(number % 256)])
                )
                for object in [person, passport, photo] { context.insert(object) }
                passport.owner = person
                photo.person = person
            }
            let saved = try Self.texts(context)
            try context.save()
            #expect(try Self.texts(store.context()) == saved)
            #expect(saved.count == count)
        }

        private static let fees: [Decimal] = [
            "0", "-12.5", "10000", "0.00012", "123456789012345678.9012345", "-1e20", "1e-20",
        ].compactMap { Decimal(string: $0) }

        private static func texts(_ context: ModelContext) throws -> Set<String> {
            let pending = context.insertedModelsArray.compactMap { $0 as? Passport }
            let passports = pending.isEmpty ? try context.fetch(Passport.self) : pending
            return Set(
                passports.map { passport in
                    let owner = passport.owner
                    let photo = owner.photos.first
                    let values: [Any?] = [
                        passport.number.precomposedStringWithCanonicalMapping, passport.fee,
                        passport.page, passport.issuedAt, owner.id, owner.weight,
                        owner.topics.rawValue, owner.lastMood, photo?.title, photo?.rating,
                        photo?.isFavorite, photo?.thumbnail.map { Array($0) },
                    ]
                    return values.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " | ")
                }
            )
        }

        @Test(arguments: counts) func anErrorNamesTheObject(_ count: Int) throws {
            let store = try Store()
            let context = try store.context()
            for number in 0..<count {
                context.insert(Photo(title: number == count - 2 ? "a\0b" : "\(number)"))
            }
            let error = #expect(throws: StoreError.self) { try context.save() }
            guard case .notStorable("Photo.title", let object, _) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(object == "Photo, number \(count - 1) of the new objects")
            #expect(try store.integer("SELECT count(*) FROM \"Photo\"") == 0)
        }

        @Test(arguments: counts) func aTwinTakesTheRow(_ count: Int) throws {
            let store = try Store([Tag.self])
            let context = try store.context()
            for number in 0..<count { context.insert(Tag(label: "\(number)")) }
            context.insert(Tag(label: "7"))
            try context.save()
            #expect(try store.integer("SELECT count(*) FROM \"Tag\"") == Int64(count))
        }

        /// Half of the objects have rows, which are found, and written, with few statements.
        @Test(arguments: counts) func uniqueValuesFindTheirRows(_ count: Int) throws {
            let store = try Store([Tag.self])
            let first = try store.context()
            for number in 0..<count { first.insert(Tag(label: "\(2 * number)")) }
            try first.save()
            let context = try store.context()
            for number in 0..<2 * count { context.insert(Tag(label: "\(number)")) }
            try context.save()
            #expect(try store.integer("SELECT count(*) FROM \"Tag\"") == Int64(2 * count))
            #expect(
                try store.integer("SELECT count(DISTINCT label) FROM \"Tag\"") == 2 * Int64(count)
            )
        }

        @Test(arguments: [100, 20_000]) func changesAreWrittenTogether(_ count: Int) throws {
            let store = try Store()
            let context = try store.context()
            let photos = (0..<count).map { Photo(title: "\($0)") }
            for photo in photos { context.insert(photo) }
            try context.save()
            for (number, photo) in photos.enumerated() {
                photo.rating = 3
                if number % 2 == 0 { photo.title = "changed" }
            }
            try context.save()
            #expect(try store.integer("SELECT sum(rating) FROM \"Photo\"") == Int64(3 * count))
            #expect(
                try store.integer("SELECT count(*) FROM \"Photo\" WHERE title = 'changed'")
                    == Int64(count / 2)
            )
        }

        @Test func aChangeOfARowThatIsGoneNamesTheObject() throws {
            let store = try Store()
            let context = try store.context()
            let photos = (0..<100).map { Photo(title: "\($0)") }
            for photo in photos { context.insert(photo) }
            try context.save()
            let other = try store.context()
            let key = photos[50].persistentModelID
            other.delete(try #require(try other.model(for: key, as: Photo.self)))
            try other.save()
            for photo in photos { photo.rating = 3 }
            let error = #expect(throws: StoreError.self) { try context.save() }
            guard case .rowIsGone(let object) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(object == "Photo/\(key.key)")
            #expect(try store.integer("SELECT count(*) FROM \"Photo\" WHERE rating = 3") == 0)
        }

        /// Statements that are answered together have been on their way for the same time.
        @Test func tenThousandAppendsAreAsManyRoundTripsAsTen() throws {
            #expect(try roundTrips(appending: 10_000) == roundTrips(appending: 10))
        }

        private func roundTrips(appending count: Int) throws -> Int {
            let store = try Store()
            let times = Statements()
            var configuration = try ModelConfiguration.test(store.file)
            configuration.trace = TraceSettings { times.append("\($0.seconds)") }
            let context = ModelContext(
                try ModelContainer(for: store.container.schema, configurations: [configuration])
            )
            let person = Person(name: .ann)
            context.insert(person)
            try context.save()
            times.removeAll()
            for number in 0..<count { person.photos.append(Photo(title: "\(number)")) }
            try context.save()
            #expect(try store.integer("SELECT count(*) FROM \"Photo\"") == Int64(count))
            return Set(times.all).count
        }

        @Test func listsHaveOneParameter() throws {
            let store = try Store([Tag.self])
            let labels = [
                "a", "", "NULL", "{x}", "a,b", "\"q\"", "back\\slash", "e\u{301}", "it's",
            ]
            let context = try store.context()
            for label in labels + ["other"] { context.insert(Tag(label: label)) }
            try context.save()
            let statements = Statements()
            let tracing = try store.context(tracing: statements)
            let found = try tracing.fetch(Tag.self, where: Tag.fields.label.isIn(labels))
            #expect(
                Set(found.map(\.label)) == Set(labels.map(\.precomposedStringWithCanonicalMapping))
            )
            #expect(statements.all.contains { $0.contains("IN (SELECT unnest(") })
        }
    }
#endif

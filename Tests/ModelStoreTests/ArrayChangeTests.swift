import ModelStore
import Testing

/// Relationships as arrays and sets after any change, beside an array or a set of Swift's.
struct ArrayChangeTests {
    private func change(_ array: inout [Paperback], _ generator: inout SeededGenerator) {
        let count = array.count
        func place(_ generator: inout SeededGenerator) -> Int { generator.int(max(1, count)) }
        switch generator.int(9) {
        case 0 where count > 0: array.remove(at: place(&generator))
        case 1: array.insert(Paperback(title: "\(generator.next())"), at: place(&generator))
        case 2 where count > 1: array.swapAt(place(&generator), place(&generator))
        case 3 where count > 0:
            array[place(&generator)] = Paperback(title: "\(generator.next())")
        case 4: array.reverse()
        case 5: array.removeAll { $0.title.count.isMultiple(of: 3) }
        case 6 where count > 2:
            let member = array.remove(at: place(&generator))
            array.insert(member, at: generator.int(count))
        case 7 where count > 3: array.replaceSubrange(1..<3, with: [Paperback(title: "new")])
        default: array.append(Paperback(title: "\(generator.next())"))
        }
    }

    @Test(arguments: 1...20, [true, false])
    func anArrayIsWhatItWasChangedTo(_ seed: UInt64, isInContext: Bool) throws {
        var generator = SeededGenerator(seed: seed)
        let context = try Store([Bookcase.self]).context()
        let bookcase = Bookcase(name: "a", titles: ["0", "1", "2", "3"])
        if isInContext { context.insert(bookcase) }
        for step in 1...40 {
            let old = bookcase.volumes
            change(&bookcase.volumes, &generator)
            let new = bookcase.volumes
            #expect(new.allSatisfy { $0.bookcase === bookcase })
            #expect(Set(new).count == new.count)
            for left in Set(old).subtracting(new) { #expect(left.bookcase == nil) }
            // Every member can be asked for by itself.
            if let last = new.randomElement(using: &generator) {
                bookcase.addToVolumes(last)
                #expect(bookcase.volumes == new)
            }
            if isInContext, step.isMultiple(of: 10) { try context.save() }
        }
        let expected = bookcase.volumes
        context.insert(bookcase)
        try context.save()
        #expect(bookcase.volumes == expected)
        let stored = try context.fetchCount(
            FetchDescriptor<Paperback>(predicate: #Predicate { $0.bookcase != nil })
        )
        #expect(stored == expected.count)
    }

    /// A pair that a table of pairs refuses isn't silently left out.
    @Test(.onlyInFiles("no server's table is another program's"), arguments: [true, false])
    func aPairThatBreaksARule(_ isUnique: Bool) throws {
        let store = try Store()
        let (ann, zoe, tag) = (Person(name: .ann), Person(name: .zoe), Tag(label: "a"))
        let context = try store.context(saving: ann, zoe, tag)
        try Database(store.file).execute(
            isUnique
                ? "CREATE UNIQUE INDEX one ON Person_tags (tags)"
                : "CREATE TRIGGER one BEFORE INSERT ON Person_tags WHEN new.people = 2"
                    + " BEGIN SELECT RAISE(ABORT, 'no more'); END"
        )
        ann.tags.append(tag)
        try context.save()
        zoe.tags.append(tag)
        if isUnique {
            #expect(
                throws: StoreError.duplicate(
                    attributes: ["Person.tags"],
                    objects: ["Person/2", "Tag/1"]
                )
            ) { try context.save() }
        } else {
            #expect(throws: StoreError.self) { try context.save() }
        }
        #expect(context.hasChanges)
        zoe.tags.remove(tag)
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Person_tags") == 1)
    }

    /// A pair that another program adds meanwhile is there once.
    @Test func aPairThatIsThereAlready() throws {
        let store = try Store()
        let (ann, tag) = (Person(name: .ann), Tag(label: "a"))
        let context = try store.context(saving: ann, tag)
        ann.tags.append(tag)
        let other = try store.context()
        try #require(try other.fetch(Person.self).first).tags = [
            try #require(try other.fetch(Tag.self).first)
        ]
        try other.save()
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Person_tags") == 1)
    }

    @Test func aMemberThatComesTwiceInTheMiddleHasOnePlace() throws {
        let context = try Store([Bookcase.self]).context()
        let bookcase = Bookcase(name: "a", titles: ["0", "1", "2", "3"])
        context.insert(bookcase)
        let (first, last) = (bookcase.volumes[0], bookcase.volumes[3])
        bookcase.volumes.replaceSubrange(1..<3, with: [first, last, Paperback(title: "x")])
        #expect(bookcase.volumes.map(\.title) == ["0", "x", "3"])
        try context.save()
        #expect(bookcase.volumes.count == 3)
    }

    @Test(arguments: [true, false]) func aSetIsWhatItWasChangedTo(_ isInContext: Bool) throws {
        var generator = SeededGenerator(seed: 7)
        let context = try Store([Bookcase.self]).context()
        let bookcase = Bookcase(name: "a", titles: [])
        if isInContext { context.insert(bookcase) }
        let guests = (0..<12).map { Guest(name: "\($0)") }
        var expected: Set<Guest> = []
        for step in 1...200 {
            let guest = guests[generator.int(guests.count)]
            switch generator.int(6) {
            case 0: bookcase.visitors.formSymmetricDifference([guest])
            case 1: bookcase.visitors.remove(guest)
            case 2: bookcase.visitors.formUnion(guests[..<3])
            case 3: guest.bookcases.removeAll { $0 === bookcase }
            case 4: bookcase.visitors = bookcase.visitors.filter { $0.name != guest.name }
            default: bookcase.visitors.insert(guest)
            }
            expected = Set(guests.filter { $0.bookcases.contains { $0 === bookcase } })
            #expect(bookcase.visitors == expected)
            #expect(bookcase.visitors.contains(guest) == expected.contains(guest))
            if isInContext, step.isMultiple(of: 50) { try context.save() }
        }
        context.insert(bookcase)
        try context.save()
        #expect(bookcase.visitors == expected)
    }
}

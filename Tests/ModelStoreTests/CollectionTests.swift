import Foundation
import ModelStore
import Testing

/// To-many relationships that are arrays and sets of Swift's.
struct CollectionTests {
    private func bookcase(_ count: Int, in context: ModelContext) -> Bookcase {
        let bookcase = Bookcase(name: "a", titles: (0..<count).map(String.init))
        context.insert(bookcase)
        return bookcase
    }

    private func titles(_ bookcase: Bookcase) -> [String] { bookcase.volumes.map(\.title) }

    @Test func whatAnArrayCanDo() throws {
        let context = try Store([Bookcase.self]).context()
        let bookcase = bookcase(3, in: context)
        let (x, y) = (Paperback(title: "x"), Paperback(title: "y"))
        bookcase.volumes.append(x)
        bookcase.volumes += [y]
        #expect(titles(bookcase) == ["0", "1", "2", "x", "y"])
        #expect(x.bookcase === bookcase && x.modelContext === context)
        bookcase.volumes.swapAt(0, 4)
        bookcase.volumes.removeLast()
        #expect(titles(bookcase) == ["y", "1", "2", "x"])
        bookcase.volumes[1] = Paperback(title: "new")
        bookcase.volumes.sort { $0.title > $1.title }
        #expect(titles(bookcase) == ["y", "x", "new", "2"])
        bookcase.volumes.removeAll { $0 === x }
        #expect(x.bookcase == nil)
        bookcase.volumes.insert(x, at: 0)
        try context.save()
        #expect(titles(bookcase) == ["x", "y", "new", "2"])
        #expect(try context.fetchCount(FetchDescriptor<Paperback>()) == 6)
    }

    @Test func anOptionalArrayWithoutMembersIsMissingForPredicates() throws {
        let context = try Store([Bookcase.self]).context()
        let (empty, full) = (bookcase(0, in: context), bookcase(1, in: context))
        full.markers = [try #require(Bookmark(text: "red"))]
        for _ in 0..<2 {
            let without = FetchDescriptor<Bookcase>(predicate: #Predicate { $0.markers == nil })
            let with = FetchDescriptor<Bookcase>(predicate: #Predicate { $0.markers != nil })
            #expect(try context.fetch(without) == [empty])
            #expect(try context.fetch(with) == [full])
            try context.save()
        }
    }

    @Test func aFunctionThatTakesAnArray() throws {
        let context = try Store([Bookcase.self]).context()
        let bookcase = bookcase(3, in: context)
        func halve(_ volumes: inout [Paperback]) { volumes.removeFirst(volumes.count / 2) }
        halve(&bookcase.volumes)
        #expect(titles(bookcase) == ["1", "2"])
        let path: ReferenceWritableKeyPath<Bookcase, [Paperback]> = \.volumes
        bookcase[keyPath: path].reverse()
        #expect(titles(bookcase) == ["2", "1"])
        let old = bookcase.volumes
        bookcase.volumes = []
        #expect(old.count == 2 && old.allSatisfy { $0.bookcase == nil })
    }

    @Test func aMemberIsThereOnce() throws {
        let context = try Store([Bookcase.self]).context()
        let bookcase = bookcase(1, in: context)
        let first = bookcase.volumes[0]
        bookcase.volumes.append(first)
        #expect(titles(bookcase) == ["0"])
        bookcase.volumes += [first, Paperback(title: "1"), first]
        #expect(titles(bookcase) == ["0", "1"])
        bookcase.volumes.append(Paperback(title: "2"))
        #expect(titles(bookcase) == ["0", "1", "2"])
    }

    @Test func bothEndsAgree() throws {
        let context = try Store([Bookcase.self]).context()
        let (one, other) = (bookcase(3, in: context), bookcase(0, in: context))
        one.volumes.append(Paperback(title: "last"))
        let moved = one.volumes[1]
        other.volumes.append(moved)
        #expect(titles(one) == ["0", "last", "2"] && titles(other) == ["1"])
        moved.bookcase = one
        one.volumes.append(Paperback(title: "more"))
        #expect(Set(titles(one)) == ["0", "1", "2", "last", "more"])
        context.delete(moved)
        #expect(Set(titles(one)) == ["0", "2", "last", "more"])
        try context.save()
        #expect(Set(titles(one)) == ["0", "2", "last", "more"])
    }

    @Test func optionalArraysAndSets() throws {
        let store = try Store([Bookcase.self])
        let context = try store.context()
        let bookcase = bookcase(0, in: context)
        let marker = try #require(Bookmark(text: "a"))
        bookcase.markers?.append(marker)
        #expect(marker.bookcases == [bookcase] && bookcase.markersCount == 1)
        bookcase.markers = nil
        #expect(bookcase.markers == [] && marker.bookcases == [])
        let visitor = Guest.named("b")
        bookcase.visitors.insert(visitor)
        #expect(visitor.bookcases == [bookcase])
        visitor.bookcases.removeAll()
        #expect(bookcase.visitors.isEmpty && bookcase.visitorsCount == 0)
        bookcase.addToMarkers(marker)
        try context.save()
        let other = try store.context()
        let read = try #require(try other.fetch(Bookcase.self).first)
        #expect(read.markers?.map(\.text) == ["a"])
        read.removeFromMarkers(try #require(read.markers?.first))
        try other.save()
        #expect(read.markersCount == 0)
    }

    @Test func storedMembersAreLoadedBeforeAChange() throws {
        let store = try Store([Bookcase.self])
        let first = try store.context()
        _ = bookcase(3, in: first)
        try first.save()
        let context = try store.context()
        let read = try #require(try context.fetch(Bookcase.self).first)
        read.addToVolumes(Paperback(title: "3"))
        read.volumes.append(Paperback(title: "4"))
        #expect(titles(read).sorted() == ["0", "1", "2", "3", "4"])
        try context.save()
        #expect(try store.context().fetchCount(FetchDescriptor<Paperback>()) == 5)
    }

    @Test func initializersAreAsTheyWereDeclared() throws {
        #expect(Bookmark(text: "longer than ten") == nil)
        let bookcase = Bookcase(
            name: "a",
            titles: ["b"],
            markers: [try #require(Bookmark(text: "c"))]
        )
        #expect(bookcase.name == "A" && titles(bookcase) == ["b"] && bookcase.markers?.count == 1)
        #expect(bookcase.modelContext == nil)
        let volume = Paperback(title: "d", bookcase: bookcase)
        #expect(titles(bookcase) == ["b", "d"] && volume.bookcase === bookcase)
        bookcase.sortVolumes()
    }

    /// Random changes of an array give what the same changes give elsewhere.
    @Test func randomChanges() throws {
        let store = try Store([Bookcase.self])
        var random = SeededGenerator(seed: 7)
        for _ in 0..<30 {
            let context = try store.context()
            let bookcase = bookcase(random.int(6), in: context)
            var expected = bookcase.volumes
            for _ in 0..<40 {
                if random.int(8) == 0 { try context.save() }
                change(&bookcase.volumes, &expected, &random)
                #expect(bookcase.volumes == expected)
                #expect(expected.allSatisfy { $0.bookcase === bookcase })
            }
        }
    }

    private func change(
        _ volumes: inout [Paperback],
        _ expected: inout [Paperback],
        _ random: inout SeededGenerator
    ) {
        let index = random.int(expected.count + 1)
        switch random.int(6) {
        case 0 where index < expected.count:
            volumes.remove(at: index)
            expected.remove(at: index)
        case 1:
            volumes.reverse()
            expected.reverse()
        case 2 where index < expected.count:
            let new = Paperback(title: "replaced")
            volumes[index] = new
            expected[index] = new
        case 3:
            let new = Paperback(title: "inserted")
            volumes.insert(new, at: index)
            expected.insert(new, at: index)
        default:
            let new = Paperback(title: "appended")
            volumes.append(new)
            expected.append(new)
        }
    }
}

import Foundation
import ModelStore
import Testing

/// To-many relationships that are arrays and sets of Swift's.
struct CollectionTests {
    private func shelf(_ count: Int, in context: ModelContext) -> Shelf {
        let shelf = Shelf(name: "a", titles: (0..<count).map(String.init))
        context.insert(shelf)
        return shelf
    }

    private func titles(_ shelf: Shelf) -> [String] { shelf.volumes.map(\.title) }

    @Test func whatAnArrayCanDo() throws {
        let context = try Store([Shelf.self]).context()
        let shelf = shelf(3, in: context)
        let (x, y) = (Volume(title: "x"), Volume(title: "y"))
        shelf.volumes.append(x)
        shelf.volumes += [y]
        #expect(titles(shelf) == ["0", "1", "2", "x", "y"])
        #expect(x.shelf === shelf && x.modelContext === context)
        shelf.volumes.swapAt(0, 4)
        shelf.volumes.removeLast()
        #expect(titles(shelf) == ["y", "1", "2", "x"])
        shelf.volumes[1] = Volume(title: "new")
        shelf.volumes.sort { $0.title > $1.title }
        #expect(titles(shelf) == ["y", "x", "new", "2"])
        shelf.volumes.removeAll { $0 === x }
        #expect(x.shelf == nil)
        shelf.volumes.insert(x, at: 0)
        try context.save()
        #expect(titles(shelf) == ["x", "y", "new", "2"])
        #expect(try context.fetchCount(FetchDescriptor<Volume>()) == 6)
    }

    @Test func aFunctionThatTakesAnArray() throws {
        let context = try Store([Shelf.self]).context()
        let shelf = shelf(3, in: context)
        func halve(_ volumes: inout [Volume]) { volumes.removeFirst(volumes.count / 2) }
        halve(&shelf.volumes)
        #expect(titles(shelf) == ["1", "2"])
        let path: ReferenceWritableKeyPath<Shelf, [Volume]> = \.volumes
        shelf[keyPath: path].reverse()
        #expect(titles(shelf) == ["2", "1"])
        let old = shelf.volumes
        shelf.volumes = []
        #expect(old.count == 2 && old.allSatisfy { $0.shelf == nil })
    }

    @Test func aMemberIsThereOnce() throws {
        let context = try Store([Shelf.self]).context()
        let shelf = shelf(1, in: context)
        let first = shelf.volumes[0]
        shelf.volumes.append(first)
        #expect(titles(shelf) == ["0"])
        shelf.volumes += [first, Volume(title: "1"), first]
        #expect(titles(shelf) == ["0", "1"])
        shelf.volumes.append(Volume(title: "2"))
        #expect(titles(shelf) == ["0", "1", "2"])
    }

    @Test func bothEndsAgree() throws {
        let context = try Store([Shelf.self]).context()
        let (one, other) = (shelf(3, in: context), shelf(0, in: context))
        one.volumes.append(Volume(title: "last"))
        let moved = one.volumes[1]
        other.volumes.append(moved)
        #expect(titles(one) == ["0", "last", "2"] && titles(other) == ["1"])
        moved.shelf = one
        one.volumes.append(Volume(title: "more"))
        #expect(Set(titles(one)) == ["0", "1", "2", "last", "more"])
        context.delete(moved)
        #expect(Set(titles(one)) == ["0", "2", "last", "more"])
        try context.save()
        #expect(Set(titles(one)) == ["0", "2", "last", "more"])
    }

    @Test func optionalArraysAndSets() throws {
        let store = try Store([Shelf.self])
        let context = try store.context()
        let shelf = shelf(0, in: context)
        let marker = try #require(Marker(text: "a"))
        shelf.markers?.append(marker)
        #expect(marker.shelves == [shelf] && shelf.markersCount == 1)
        shelf.markers = nil
        #expect(shelf.markers == [] && marker.shelves == [])
        let visitor = Visitor.named("b")
        shelf.visitors.insert(visitor)
        #expect(visitor.shelves == [shelf])
        visitor.shelves.removeAll()
        #expect(shelf.visitors.isEmpty && shelf.visitorsCount == 0)
        shelf.addToMarkers(marker)
        try context.save()
        let other = try store.context()
        let read = try #require(try other.fetch(Shelf.self).first)
        #expect(read.markers?.map(\.text) == ["a"])
        read.removeFromMarkers(try #require(read.markers?.first))
        try other.save()
        #expect(read.markersCount == 0)
    }

    @Test func storedMembersAreLoadedBeforeAChange() throws {
        let store = try Store([Shelf.self])
        let first = try store.context()
        _ = shelf(3, in: first)
        try first.save()
        let context = try store.context()
        let read = try #require(try context.fetch(Shelf.self).first)
        read.addToVolumes(Volume(title: "3"))
        read.volumes.append(Volume(title: "4"))
        #expect(titles(read).sorted() == ["0", "1", "2", "3", "4"])
        try context.save()
        #expect(try store.context().fetchCount(FetchDescriptor<Volume>()) == 5)
    }

    @Test func initializersAreAsTheyWereDeclared() throws {
        #expect(Marker(text: "longer than ten") == nil)
        let shelf = Shelf(name: "a", titles: ["b"], markers: [try #require(Marker(text: "c"))])
        #expect(shelf.name == "A" && titles(shelf) == ["b"] && shelf.markers?.count == 1)
        #expect(shelf.modelContext == nil)
        let volume = Volume(title: "d", shelf: shelf)
        #expect(titles(shelf) == ["b", "d"] && volume.shelf === shelf)
        shelf.sortVolumes()
    }

    /// Random changes of an array give what the same changes give elsewhere.
    @Test func randomChanges() throws {
        let store = try Store([Shelf.self])
        var random = SeededGenerator(seed: 7)
        for _ in 0..<30 {
            let context = try store.context()
            let shelf = shelf(random.int(6), in: context)
            var expected = shelf.volumes
            for _ in 0..<40 {
                if random.int(8) == 0 { try context.save() }
                change(&shelf.volumes, &expected, &random)
                #expect(shelf.volumes == expected)
                #expect(expected.allSatisfy { $0.shelf === shelf })
            }
        }
    }

    private func change(
        _ volumes: inout [Volume],
        _ expected: inout [Volume],
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
            let new = Volume(title: "replaced")
            volumes[index] = new
            expected[index] = new
        case 3:
            let new = Volume(title: "inserted")
            volumes.insert(new, at: index)
            expected.insert(new, at: index)
        default:
            let new = Volume(title: "appended")
            volumes.append(new)
            expected.append(new)
        }
    }
}

import Foundation
import ModelStore
import Testing

extension GraphRun {
    func check(_ place: String) throws {
        let graph = graph()
        guard graph != now else { return }
        Issue.record(
            "seed \(seed), \(place): \(difference(graph)) after \(steps.joined(separator: "; "))"
        )
        throw Difference()
    }

    struct Difference: Error {}

    private func difference(_ graph: ReferenceGraph) -> String {
        var texts: [String] = []
        for (number, person) in now.people where graph.people[number] != person {
            texts.append(
                "person \(number) is \(String(describing: graph.people[number])), not \(person)"
            )
        }
        for (number, photo) in now.photos where graph.photos[number] != photo {
            texts.append(
                "photo \(number) is \(String(describing: graph.photos[number])), not \(photo)"
            )
        }
        for (number, album) in now.albums where graph.albums[number] != album {
            texts.append(
                "album \(number) is \(String(describing: graph.albums[number])), not \(album)"
            )
        }
        for (number, passport) in now.passports where graph.passports[number] != passport {
            texts.append("passport \(number) is \(String(describing: graph.passports[number]))")
        }
        return texts.isEmpty ? "other objects" : texts.joined(separator: ", ")
    }

    /// The graph as the objects show it, asked from both sides, in any order.
    private func graph() -> ReferenceGraph {
        var graph = ReferenceGraph()
        let parts = [lookAtPeople, lookAtPhotos, lookAtAlbums, lookAtTags, lookAtPassports]
        for look in parts.shuffled(using: &random) { look(&graph) }
        return graph
    }

    private func lookAtPeople(_ graph: inout ReferenceGraph) {
        for number in now.people.keys.sorted() {
            guard let person = people[number], let expected = now.people[number] else { continue }
            expect(person.photos.count, expected.photos.count, "photos of \(number)")
            expect(person.tags.count, expected.tags.count, "tags of \(number)")
            expect(person.children.count, now.children(of: number).count, "children of \(number)")
            for child in person.children { expect(child.parent, person, "parent of \(child)") }
            graph.people[number] = .init(
                weight: person.weight,
                parent: person.parent?.id.number,
                photos: person.photos.map { Int($0.title) ?? 0 },
                tags: Set(person.tags.map { Int($0.label) ?? 0 }),
                passport: person.passport.flatMap { Int($0.number) }
            )
        }
    }

    private func lookAtPhotos(_ graph: inout ReferenceGraph) {
        for number in now.photos.keys.sorted() {
            guard let photo = photos[number], let expected = now.photos[number] else { continue }
            expect(photo.albums.count, expected.albums.count, "albums of \(number)")
            expect(photo.person?.id.number, now.owner(of: number), "owner of \(number)")
            graph.photos[number] = .init(
                title: photo.title,
                albums: Set(photo.albums.map { Int($0.title) ?? 0 })
            )
        }
    }

    private func lookAtAlbums(_ graph: inout ReferenceGraph) {
        for number in now.albums.keys.sorted() {
            guard let album = albums[number], let expected = now.albums[number] else { continue }
            expect(album.photos.count, expected.photos.count, "photos of album \(number)")
            graph.albums[number] = .init(photos: album.photos.map { Int($0.title) ?? 0 })
        }
    }

    private func lookAtTags(_ graph: inout ReferenceGraph) {
        for number in now.tags.keys.sorted() {
            guard let tag = tags[number] else { continue }
            let tagged = Set(now.people.filter { $0.value.tags.contains(number) }.keys)
            expect(tag.people.count, tagged.count, "people of tag \(number)")
            expect(Set(tag.people.map(\.id.number)), tagged, "people of tag \(number)")
            graph.tags[number] = .init(label: tag.label)
        }
    }

    private func lookAtPassports(_ graph: inout ReferenceGraph) {
        for number in now.passports.keys.sorted() {
            guard let passport = passports[number] else { continue }
            graph.passports[number] = .init(owner: passport.owner.id.number)
        }
    }

    private func expect<Value: Equatable>(_ value: Value, _ expected: Value, _ what: String) {
        if value == expected { return }
        Issue.record(
            "seed \(seed): \(what) is \(value), not \(expected) after \(steps.joined(separator: "; "))"
        )
    }

    func checkFile() throws {
        try reopen()
        try check("in the file")
        #expect(try store.integer("SELECT count(*) FROM pragma_foreign_key_check") == 0)
        #expect(
            try store.integer("SELECT count(*) FROM Person_tags")
                == now.people.values.map(\.tags.count).reduce(0) { $0 + Int64($1) }
        )
        try store.checkIntegrity()
    }
}

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

    /// The graph as the objects show it, asked from both sides.
    private func graph() -> ReferenceGraph {
        var graph = ReferenceGraph()
        for number in now.people.keys.sorted() {
            guard let person = people[number] else { continue }
            graph.people[number] = .init(
                weight: person.weight,
                parent: person.parent?.id.number,
                photos: person.photos.map { Int($0.title) ?? 0 },
                tags: Set(person.tags.map { Int($0.label) ?? 0 }),
                passport: person.passport.flatMap { Int($0.number) }
            )
            for child in person.children where child.parent !== person {
                Issue.record("seed \(seed): \(child) is no child of \(person)")
            }
            if person.children.count != now.children(of: number).count {
                Issue.record("seed \(seed): children of \(number) after \(steps)")
            }
        }
        for number in now.photos.keys.sorted() {
            guard let photo = photos[number] else { continue }
            graph.photos[number] = .init(
                title: photo.title,
                albums: Set(photo.albums.map { Int($0.title) ?? 0 })
            )
            if photo.person?.id.number != now.owner(of: number) {
                Issue.record("seed \(seed): owner of \(number) after \(steps)")
            }
        }
        for number in now.albums.keys.sorted() {
            guard let album = albums[number] else { continue }
            graph.albums[number] = .init(photos: album.photos.map { Int($0.title) ?? 0 })
        }
        for number in now.tags.keys.sorted() {
            guard let tag = tags[number] else { continue }
            graph.tags[number] = .init(label: tag.label)
            let tagged = Set(now.people.filter { $0.value.tags.contains(number) }.keys)
            if Set(tag.people.map(\.id.number)) != tagged {
                Issue.record("seed \(seed): people of tag \(number) after \(steps)")
            }
        }
        for number in now.passports.keys.sorted() {
            guard let passport = passports[number] else { continue }
            graph.passports[number] = .init(owner: passport.owner.id.number)
        }
        return graph
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

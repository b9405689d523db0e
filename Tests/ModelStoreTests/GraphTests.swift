import Foundation
import ModelStore
import TestSupport
import Testing

/// Random sequences of changes give the graph that the rules say, in the context and in the file.
struct GraphTests {
    @Test func randomSequencesAgreeWithTheReference() throws {
        for seed in 0..<40 as Range<UInt64> { try GraphRun(seed: seed).run() }
    }
}

/// The same for many more seeds, where the environment asks for long tests.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct GraphLongTests {
    @Test func randomSequencesAgreeWithTheReference() throws {
        for seed in 1000..<1500 as Range<UInt64> { try GraphRun(seed: seed).run() }
    }
}

/// One sequence: what it does follows from its seed.
final class GraphRun {
    private let seed: UInt64
    private var random: SeededGenerator
    private let store: Store
    private var context: ModelContext
    private var now = ReferenceGraph()
    private var saved = ReferenceGraph()
    private var people: [Int: Person] = [:]
    private var photos: [Int: Photo] = [:]
    private var albums: [Int: Album] = [:]
    private var tags: [Int: Tag] = [:]
    private var passports: [Int: Passport] = [:]
    private var next = 0
    private var steps: [String] = []

    init(seed: UInt64) throws {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        store = try Store()
        context = try store.context()
    }

    func run() throws {
        for _ in 0..<60 {
            try step()
            if random.int(5) == 0 { try check("in the context") }
        }
        try save()
        try check("in the context, at the end")
        try checkFile()
    }

    private func step() throws {
        switch random.int(26) {
        case 0...3: insertPerson()
        case 4...7: insertPhoto()
        case 8: insertAlbum()
        case 9: insertTag()
        case 10: insertPassport()
        case 11...13: givePhoto()
        case 14: reorderPhotos()
        case 15: tagPerson()
        case 16, 17: fillAlbum()
        case 18: setParent()
        case 19: changeValue()
        case 20, 21: deleteSomething()
        case 22: movePassport()
        case 23: try save()
        case 24: try rollback()
        default: try reopen()
        }
    }

    // MARK: Inserting

    private func number(_ step: String) -> Int {
        next += 1
        steps.append("\(step) \(next)")
        return next
    }

    private func insertPerson() {
        let number = number("person")
        let person = Person(name: .ann, id: UUID(number))
        context.insert(person)
        people[number] = person
        now.people[number] = .init()
    }

    private func insertPhoto() {
        let number = number("photo")
        let photo = Photo(title: "\(number)")
        context.insert(photo)
        photos[number] = photo
        now.photos[number] = .init(title: "\(number)")
    }

    private func insertAlbum() {
        let number = number("album")
        let album = Album(title: "\(number)")
        context.insert(album)
        albums[number] = album
        now.albums[number] = .init()
    }

    private func insertTag() {
        let number = number("tag")
        let tag = Tag(label: "\(number)")
        context.insert(tag)
        tags[number] = tag
        now.tags[number] = .init(label: "\(number)")
    }

    private func insertPassport() {
        guard let owner = now.people.keys.sorted().first(where: { now.people[$0]?.passport == nil })
        else { return }
        let number = number("passport of \(owner):")
        let passport = Passport(number: "\(number)")
        context.insert(passport)
        passports[number] = passport
        now.passports[number] = .init()
        if random.int(2) == 0, let person = people[owner] {
            passport.owner = person
        } else {
            people[owner]?.passport = passport
        }
        now.give(passport: number, to: owner)
    }

    // MARK: Relating

    private func givePhoto() {
        guard let photo = pick(now.photos) else { return }
        let person = random.int(4) == 0 ? nil : pick(now.people)
        steps.append("photo \(photo) to \(person.map(String.init) ?? "nobody")")
        guard let object = photos[photo] else { return }
        let owner = person.flatMap { people[$0] }
        if let owner, random.int(2) == 0 {
            owner.photos.append(object)
        } else if owner == nil, random.int(2) == 0, let old = now.owner(of: photo) {
            people[old]?.photos.remove(object)
        } else {
            object.person = owner
        }
        now.give(photo: photo, to: person)
    }

    private func reorderPhotos() {
        guard let person = pick(now.people), let object = people[person] else { return }
        let list = now.people[person]?.photos ?? []
        switch random.int(3) {
        case 0:
            guard let photo = pick(now.photos), let member = photos[photo] else { return }
            let count = list.filter { $0 != photo }.count
            let index = random.int(count + 1)
            steps.append("photo \(photo) into \(person) at \(index)")
            object.photos.insert(member, at: index)
            now.insert(photo: photo, in: person, at: index)
        case 1:
            let shuffled = list.shuffled(using: &random)
            steps.append("photos of \(person) = \(shuffled)")
            object.photos = ToMany(shuffled.compactMap { photos[$0] })
            now.setPhotos(of: person, shuffled)
        default:
            let some = now.photos.keys.sorted().filter { _ in random.int(4) == 0 }
            steps.append("photos of \(person) = \(some)")
            object.photos = ToMany(some.compactMap { photos[$0] })
            now.setPhotos(of: person, some)
        }
    }

    private func tagPerson() {
        guard let person = pick(now.people), let tag = pick(now.tags),
            let object = people[person], let label = tags[tag]
        else { return }
        let isTagged = random.int(3) > 0
        steps.append("tag \(tag) of \(person) \(isTagged)")
        switch (isTagged, random.int(2)) {
        case (true, 0): object.tags.append(label)
        case (true, _): label.people.append(object)
        case (false, 0): object.tags.remove(label)
        case (false, _): label.people.remove(object)
        }
        if isTagged {
            now.people[person]?.tags.insert(tag)
        } else {
            now.people[person]?.tags.remove(tag)
        }
    }

    private func fillAlbum() {
        guard let album = pick(now.albums), let object = albums[album] else { return }
        if random.int(3) == 0 {
            let list = now.photos.keys.sorted().filter { _ in random.int(3) == 0 }
                .shuffled(using: &random)
            steps.append("photos of album \(album) = \(list)")
            object.photos = ToMany(list.compactMap { photos[$0] })
            now.setPhotos(ofAlbum: album, list)
            return
        }
        guard let photo = pick(now.photos), let member = photos[photo] else { return }
        let isLinked = random.int(3) > 0
        steps.append("photo \(photo) in album \(album) \(isLinked)")
        switch (isLinked, random.int(2)) {
        case (true, 0): object.photos.append(member)
        case (true, _): member.albums.append(object)
        case (false, 0): object.photos.remove(member)
        case (false, _): member.albums.remove(object)
        }
        now.link(photo: photo, album: album, isLinked)
    }

    private func setParent() {
        guard let child = pick(now.people) else { return }
        let parent = random.int(3) == 0 ? nil : pick(now.people)
        steps.append("parent of \(child) = \(parent.map(String.init) ?? "nobody")")
        if let parent, random.int(2) == 0, let object = people[child] {
            people[parent]?.children.append(object)
        } else {
            people[child]?.parent = parent.flatMap { people[$0] }
        }
        now.people[child]?.parent = parent
    }

    private func movePassport() {
        guard let passport = pick(now.passports), let object = passports[passport],
            let person = now.people.keys.sorted().first(where: { now.people[$0]?.passport == nil }),
            let owner = people[person]
        else { return }
        steps.append("passport \(passport) to \(person)")
        object.owner = owner
        now.give(passport: passport, to: person)
    }

    // MARK: Changing, deleting

    private func changeValue() {
        guard let person = pick(now.people) else { return }
        let weight = random.int(3) == 0 ? nil : Double(random.int(100))
        steps.append("weight of \(person)")
        people[person]?.weight = weight
        now.people[person]?.weight = weight
    }

    private func deleteSomething() {
        switch random.int(5) {
        case 0:
            guard let photo = pick(now.photos), let object = photos[photo] else { return }
            steps.append("delete photo \(photo)")
            context.delete(object)
            now.delete(photo: photo)
        case 1:
            guard let person = pick(now.people), now.children(of: person).isEmpty,
                let object = people[person]
            else { return }
            steps.append("delete person \(person)")
            context.delete(object)
            now.delete(person: person)
        case 2:
            guard let album = pick(now.albums), let object = albums[album] else { return }
            steps.append("delete album \(album)")
            context.delete(object)
            now.delete(album: album)
        case 3:
            guard let tag = pick(now.tags), let object = tags[tag] else { return }
            steps.append("delete tag \(tag)")
            context.delete(object)
            now.delete(tag: tag)
        default:
            guard let passport = pick(now.passports), let object = passports[passport] else {
                return
            }
            steps.append("delete passport \(passport)")
            context.delete(object)
            now.delete(passport: passport)
        }
    }

    private func pick<Value>(_ values: [Int: Value]) -> Int? {
        values.isEmpty ? nil : values.keys.sorted()[random.int(values.count)]
    }

    // MARK: Saving

    private func save() throws {
        steps.append("save")
        try context.save()
        saved = now
        keepOnly(saved)
    }

    private func rollback() throws {
        steps.append("rollback")
        try context.rollback()
        now = saved
        keepOnly(saved)
    }

    private func keepOnly(_ graph: ReferenceGraph) {
        people = people.filter { graph.people[$0.key] != nil }
        photos = photos.filter { graph.photos[$0.key] != nil }
        albums = albums.filter { graph.albums[$0.key] != nil }
        tags = tags.filter { graph.tags[$0.key] != nil }
        passports = passports.filter { graph.passports[$0.key] != nil }
    }

    /// Goes on with another context, which finds everything in the file.
    private func reopen() throws {
        try save()
        steps.append("reopen")
        context = try store.context()
        people = Dictionary(
            uniqueKeysWithValues: try context.fetch(Person.self).map { ($0.id.number, $0) }
        )
        photos = Dictionary(
            uniqueKeysWithValues: try context.fetch(Photo.self).map { (Int($0.title) ?? 0, $0) }
        )
        albums = Dictionary(
            uniqueKeysWithValues: try context.fetch(Album.self).map { (Int($0.title) ?? 0, $0) }
        )
        tags = Dictionary(
            uniqueKeysWithValues: try context.fetch(Tag.self).map { (Int($0.label) ?? 0, $0) }
        )
        passports = Dictionary(
            uniqueKeysWithValues: try context.fetch(Passport.self).map { (Int($0.number) ?? 0, $0) }
        )
    }

    // MARK: Comparing

    private func check(_ place: String) throws {
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
        for (number, person) in people where now.people[number] != nil {
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
        for (number, photo) in photos where now.photos[number] != nil {
            graph.photos[number] = .init(
                title: photo.title,
                albums: Set(photo.albums.map { Int($0.title) ?? 0 })
            )
            if photo.person?.id.number != now.owner(of: number) {
                Issue.record("seed \(seed): owner of \(number) after \(steps)")
            }
        }
        for (number, album) in albums where now.albums[number] != nil {
            graph.albums[number] = .init(photos: album.photos.map { Int($0.title) ?? 0 })
        }
        for (number, tag) in tags where now.tags[number] != nil {
            graph.tags[number] = .init(label: tag.label)
            let tagged = Set(now.people.filter { $0.value.tags.contains(number) }.keys)
            if Set(tag.people.map(\.id.number)) != tagged {
                Issue.record("seed \(seed): people of tag \(number) after \(steps)")
            }
        }
        for (number, passport) in passports where now.passports[number] != nil {
            graph.passports[number] = .init(owner: passport.owner.id.number)
        }
        return graph
    }

    private func checkFile() throws {
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

extension UUID {
    init(_ number: Int) {
        self.init(
            uuid: (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number >> 8 & 255),
                UInt8(number & 255)
            )
        )
    }

    var number: Int { Int(uuid.14) << 8 | Int(uuid.15) }
}

/// The same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &+ 0x9E37_79B9_7F4A_7C15
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func int(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

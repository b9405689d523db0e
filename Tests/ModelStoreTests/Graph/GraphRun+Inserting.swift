import Foundation
import ModelStore

extension GraphRun {
    func number(_ step: String) -> Int {
        next += 1
        steps.append("\(step) \(next)")
        return next
    }

    /// Inserts an object, or leaves it outside for a while.
    func enter(_ object: ModelObject) {
        if relatesOutside, random.int(2) == 0 {
            steps.append("stays outside")
            outside.append(object)
        } else {
            context.insert(object)
        }
    }

    /// Inserts the objects that are outside, of which relating has brought in some.
    func insertAll() {
        if !outside.isEmpty { steps.append("insert all") }
        for object in outside.shuffled(using: &random) { context.insert(object) }
        outside = []
    }

    func insertPerson() {
        let number = number("person")
        let person = Person(name: .ann, id: UUID(number))
        enter(person)
        people[number] = person
        now.people[number] = .init()
    }

    func insertPhoto() {
        let number = number("photo")
        let photo = Photo(title: "\(number)")
        enter(photo)
        photos[number] = photo
        now.photos[number] = .init(title: "\(number)")
    }

    func insertAlbum() {
        let number = number("album")
        let album = Album(title: "\(number)")
        enter(album)
        albums[number] = album
        now.albums[number] = .init()
    }

    func insertTag() {
        let number = number("tag")
        let tag = Tag(label: "\(number)")
        enter(tag)
        tags[number] = tag
        now.tags[number] = .init(label: "\(number)")
    }

    func insertPassport() {
        guard let owner = now.people.keys.sorted().first(where: { now.people[$0]?.passport == nil })
        else { return }
        let number = number("passport of \(owner):")
        let passport = Passport(number: "\(number)")
        enter(passport)
        passports[number] = passport
        now.passports[number] = .init()
        if random.int(2) == 0, let person = people[owner] {
            passport.owner = person
        } else {
            people[owner]?.passport = passport
        }
        now.give(passport: number, to: owner)
    }
}

import Foundation
import ModelStore

extension GraphRun {
    func number(_ step: String) -> Int {
        next += 1
        steps.append("\(step) \(next)")
        return next
    }

    func insertPerson() {
        let number = number("person")
        let person = Person(name: .ann, id: UUID(number))
        context.insert(person)
        people[number] = person
        now.people[number] = .init()
    }

    func insertPhoto() {
        let number = number("photo")
        let photo = Photo(title: "\(number)")
        context.insert(photo)
        photos[number] = photo
        now.photos[number] = .init(title: "\(number)")
    }

    func insertAlbum() {
        let number = number("album")
        let album = Album(title: "\(number)")
        context.insert(album)
        albums[number] = album
        now.albums[number] = .init()
    }

    func insertTag() {
        let number = number("tag")
        let tag = Tag(label: "\(number)")
        context.insert(tag)
        tags[number] = tag
        now.tags[number] = .init(label: "\(number)")
    }

    func insertPassport() {
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
}

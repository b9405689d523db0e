import Foundation

/// People with all that is theirs, the same in every store.
struct RandomPeople {
    private var values: RandomValues

    init(seed: UInt64) {
        values = RandomValues(seed: seed)
    }

    mutating func insert(into context: Context) -> [Person] {
        let people = (0..<30).map { Person(name: ValidatedName(trust: "Ann"), id: UUID($0)) }
        let tags = ["x", "y", "z"].map { Tag(label: $0) }
        people.forEach(context.insert)
        tags.forEach(context.insert)
        for (index, person) in people.enumerated() {
            change(person)
            for _ in 0..<values.random.int(3) { addPhoto(to: person, context) }
            for tag in tags where values.random.int(3) == 0 { person.tags.insert(tag) }
            if values.random.int(2) == 0 {
                let passport = Passport(number: "\(index)", fee: values.fee())
                context.insert(passport)
                passport.owner = person
            }
            if values.random.int(3) > 0, index > 0 {
                person.parent = people[values.random.int(index)]
            }
        }
        return people
    }

    private mutating func addPhoto(to person: Person, _ context: Context) {
        let photo = Photo(title: values.title(), rating: Int16(values.random.int(3)))
        photo.thumbnail = values.random.int(2) == 0 ? nil : Data([UInt8(values.random.int(2))])
        context.insert(photo)
        person.photos.append(photo)
    }

    /// Changes about half of the people.
    mutating func changeSome(of people: [Person]) {
        for person in people where values.random.int(2) == 0 { change(person) }
    }

    private mutating func change(_ person: Person) {
        person.weight = values.weight()
        person.topics = values.topics()
        person.mood = values.mood()
        person.lastMood = values.optionalMood()
    }
}

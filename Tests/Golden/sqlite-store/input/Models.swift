// MARK: - Values

/// A person's display name.
@Validated(.trimmed, .singleLine, .length(3..<20))
struct ValidatedName { var rawValue: String }

@OptionSet<Int64>
struct Topics { private enum Options: Int { case news, sport, weather = 10 } }

@OptionSet<Int64>(ids: 0...62)
struct OptionIDs {}

enum Mood: Int16 { case low = -1, neutral, high }

@Validated(.ascending)
@Composite
struct ValidatedPairDate { var start: Date; var end: Date }

@Composite
enum ItemDataContent {
    case singleValue(eventDate: Date, value: Double)
    case singleOption(eventDate: Date, optionID: UUID)
    case interval(pairDate: ValidatedPairDate)
}

// MARK: - People and what is theirs

@Model
final class Person {
    @Attribute(.unique) var id: UUID = UUID()
    var name: ValidatedName
    var weight: Double?
    var topics: Topics = []
    var mood: Mood = .neutral
    var lastMood: Mood?
    @Stored(
        discriminator: "content_type",
        ["pairDate.start": "content_pairDate_start", "pairDate.end": "content_pairDate_end"]
    )
    var content: ItemDataContent?
    @Stored("optionIDsNumber", as: OptionIDs.self) var optionSelections: [Int] = []
    var parent: Person?
    @Relationship(deleteRule: .deny, inverse: \Person.parent) var children: Set<Person>
    @Relationship(.ordered, deleteRule: .cascade, inverse: \Photo.person) var photos: [Photo]
    @Relationship(inverse: \Tag.people) var tags: Set<Tag>
    @Relationship(deleteRule: .cascade, inverse: \Passport.owner) var passport: Passport?
}

@Model
final class Passport {
    @Attribute(.unique) var number: String
    var fee: Decimal = 0
    var page: URL?
    var issuedAt: Date?
    @Attribute(.codable) var address: Address?
    var owner: Person
}

@Model
final class Photo {
    var title: String
    var rating: Int16 = 0
    var isFavorite = false
    var thumbnail: Data?
    var person: Person?
    var albums: Set<Album>
}

@Model
final class Album {
    var title: String
    @Relationship(.ordered, inverse: \Photo.albums) var photos: [Photo]

    convenience init(number: Int) {
        self.init(title: "Album \(number)")
    }
}

@Model
final class Tag {
    @Attribute(.unique) var label: String
    var people: Set<Person>
}

// MARK: - Three that hang together

@Model
final class A {
    @Relationship(deleteRule: .cascade, inverse: \B.a) var b: Set<B>
}

@Model
final class B {
    var a: A?
    var c: C?
}

@Model
final class C {
    @Relationship(deleteRule: .cascade, inverse: \B.c) var b: Set<B>
}

// MARK: - A hierarchy

@Model
final class Garden {
    var name: String
    @Relationship(deleteRule: .noAction, inverse: \Plant.garden) var plants: Set<Plant>
}

@Model
class Plant {
    var name: String
    var plantedAt: Date?
    var garden: Garden?
}

@Model
class Tree: Plant {
    var height: Double?
    var stock: Tree?
    @Relationship(inverse: \Tree.stock) var grafts: Set<Tree>
}

@Model
final class AppleTree: Tree {
    var variety: String = "Boskoop"
}

@Model
final class Hedge: Plant {
    var length: Double
}

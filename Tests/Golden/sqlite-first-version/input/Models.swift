// MARK: - Values

@Validated(.trimmed, .singleLine, .length(1...40))
struct Title { var rawValue: String }

@OptionSet<Int64>
struct Materials { private enum Options: Int { case oil, wood, stone = 10 } }

enum State: String { case draft, shown, archived }

enum Floor: Int16 { case cellar = -1, ground, upper }

@Validated(.ascending)
@Composite
struct Span { var start: Date; var end: Date }

@Composite
enum Loan {
    case kept
    case lent(name: String, since: Date)
    case shared(span: Span)
}

// MARK: - Works

@Model
class Work {
    @Attribute(.unique) var number: Int
    var title: Title
    var state: State = .draft
    var floor: Floor?
    var materials: Materials = []
    @Attribute(.codable) var size: Size?
    @Attribute(.codable) var source: Source
    @Attribute(.externalStorage) var image: Data?
    var price: Decimal = 0
    var code: UUID = UUID()
    var page: URL?
    var loan: Loan
    var note: String?
    var weight: Int
    var isFragile = false
    var names: [String] = []
    var artist: Artist?
    var tags: Set<Tag>
}

@Model
final class Painting: Work {
    var medium: String?
}

@Model
final class Sculpture: Work {
    var height: Double
}

// MARK: - People and places

@Model
final class Artist {
    @Attribute(.unique) var name: String
    @Relationship(.ordered, deleteRule: .cascade, inverse: \Work.artist) var works: [Work]
    @Relationship(deleteRule: .cascade, inverse: \Contract.artist) var contract: Contract?
    var teacher: Artist?
    @Relationship(inverse: \Artist.teacher) var pupils: Set<Artist>
}

@Model
final class Contract {
    var since: Date
    var artist: Artist
}

@Model
final class Tag {
    @Attribute(.unique) var label: String
    @Relationship(.ordered, inverse: \Work.tags) var works: [Work]
}

@Model
final class Room {
    var name: String
    @Relationship(minimumModelCount: 2, maximumModelCount: 3, inverse: \Bench.room)
    var benches: Set<Bench>
}

@Model
final class Bench {
    var seats: Int16 = 2
    var room: Room?
}

// MARK: - Records

@Model
final class Film {
    var title: String
    var minutes: Int32
    var room: Room?
}

@Model
final class Record {
    var title: String
    var film: Film?
}

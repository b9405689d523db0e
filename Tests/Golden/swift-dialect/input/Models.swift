/// A person's display name.
@Validated(.trimmed, .singleLine, .length(3..<20))
struct ValidatedName { var rawValue: String }

@Validated(.range(0...700))
struct Kilograms { var rawValue: Double }

@OptionSet<Int64>
struct Topics {
    private enum Options: Int { case news, sport, weather = 10 }
}

@OptionSet<Int64>(ids: 0...62)
struct OptionIDs {}                                   // bits without names: ids

@Validated(.ascending)
@Composite
struct ValidatedPairDate { var start: Date; var end: Date }

enum Mood: Int16 { case low = -1, neutral, high }     // stored raw

@Composite
enum ItemDataContent {
    case singleValue(eventDate: Date, value: Double)
    case singleOption(eventDate: Date, optionID: UUID)
    case interval(pairDate: ValidatedPairDate)
}

@Model
final class Item {
    @Attribute(.unique) var id: UUID = UUID()
    var name: ValidatedName
    var weight: Kilograms?
    var topics: Topics = []
    @Stored("optionIDsNumber", as: OptionIDs.self) var optionSelections: [Int] = []
    var mood: Mood = .neutral
    var content: ItemDataContent?
    @Clone(.rebuild(.now)) var createdAt: Date
    @Relationship(deleteRule: .cascade, inverse: \Memo.item) var memos: Set<Memo>
    @Relationship(.ordered, inverse: \Photo.item) var photos: [Photo]
    @Clone(.exclude) @Attribute(.externalStorage) var thumbnail: Data?
}

@Model
final class Memo {
    var text: String
    var item: Item?
}

@Model
final class Photo {
    var item: Item?
}

import Foundation
import SwiftData

@Model
final class Note {
    var createdAt: Date
    var title: ValidatedName
    var age: Int16?
    var topics: Topics = []
    var website: URL?
    var weight: Double?
    @Relationship(deleteRule: .cascade, inverse: \Item.note) var items: Set<Item>
}

@Model
final class Item {
    var name: ValidatedName
    var uid: UUID
    var `internal`: Bool = false
    var target: Double?
    var unit: String?
    var note: Note?
    @Relationship(deleteRule: .cascade, inverse: \ItemData.item) var data: Set<ItemData>
    @Relationship(deleteRule: .cascade, inverse: \Memo.item) var memos: Set<Memo>
    @Relationship(inverse: \Tag.items) var tags: Set<Tag>
}

@Model
final class ItemData {
    @Stored(
        discriminator: "contentKind",
        [
            "eventDate": "eventDate", "pairDate.start": "eventDate", "pairDate.end": "endDate",
            "value": "value",
        ]
    )
    var content: ItemDataContent
    @Stored("optionIDsNumber", as: OptionIDs.self) var optionSelections: [Int] = []
    var item: Item?
}

@Model
final class Memo {
    var recordedAt: Date
    var duration: Int32?
    var text: String?
    var value: Double?
    var item: Item?
    @Relationship(.ordered, deleteRule: .cascade, inverse: \Photo.memo) var photos: [Photo]
}

@Model
final class Photo {
    var takenAt: Date
    var caption: String?
    @Attribute(.externalStorage) var data: Data?
    var memo: Memo?
}

@Model
final class Tag {
    @Attribute(.unique) var name: String
    var items: Set<Item>
}

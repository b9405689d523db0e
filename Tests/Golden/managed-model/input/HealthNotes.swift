import Foundation
import SwiftData

/// A person's display name.
@Validated(.trimmed, .singleLine, .length(3..<20))
struct DisplayName { var rawValue: String }

@OptionSet<Int64>
struct Topics {
    private enum Options: Int { case news, sport, weather = 10 }
}

enum Mood: Int16 { case low = -1, neutral, high }

@Composite
struct Period { var start: Date; var end: Date }

struct Place: Codable { var latitude: Double; var longitude: Double }

@Model
class Person {
    #Unique<Person>([\.name], [\.number, \.region])
    #Index<Person>([\.region, \.name], [\.number])

    var id: UUID = UUID()
    var name: DisplayName
    @Attribute(originalName: "key") var number: Int32
    var region: String = "none"
    var weight: Double?
    var price: Decimal = 3
    var topics: Topics = []
    var mood: Mood = .neutral
    var absence: Period?
    @Attribute(.codable) var home: Place?
    @Attribute(.externalStorage) var photo: Data?
    @Attribute(.spotlight) var motto: String?
    @Attribute(.allowsCloudEncryption) var diagnosis: String?
    @Attribute(.preserveValueOnDeletion) var remoteID: String?
    @Attribute(.transformable(by: "ColorTransformer")) var color: NSObject?
    @Attribute(hashModifier: "2") var isActive: Bool = true
    @Relationship(deleteRule: .cascade, inverse: \Note.author) var notes: [Note]
    @Relationship(.ordered, minimumModelCount: 0, maximumModelCount: 5) var favorites: [Note]
    @Relationship(deleteRule: .deny, originalName: "boss") var mentor: Person?
}

@Model
class Note {
    var text: String
    var createdAt: Date
    var author: Person
}

@Model
class Memo: Note {
    var isDone: Bool = false
}

import Foundation
import ModelStore

/// A property of `Person`, and how it's read and changed.
struct ObservedProperty: Sendable {
    let name: String
    let read: @Sendable (Person) -> Void
    let change: @Sendable (Person) throws -> Void

    /// One of each kind: stored, raw-backed, over several columns, computed from another one, to-one,
    /// to-many with a column and with a join table, and the side of a one-to-one without a column.
    static let all = [
        ObservedProperty(name: "id", read: { _ = $0.id }, change: { $0.id = UUID() }),
        ObservedProperty(name: "name", read: { _ = $0.name }, change: { $0.name = .zoe }),
        ObservedProperty(name: "weight", read: { _ = $0.weight }, change: { $0.weight = 7 }),
        ObservedProperty(name: "topics", read: { _ = $0.topics }, change: { $0.topics = [.sport] }),
        ObservedProperty(name: "mood", read: { _ = $0.mood }, change: { $0.mood = .high }),
        ObservedProperty(
            name: "content",
            read: { _ = $0.content },
            change: { $0.content = .singleValue(eventDate: .distantPast, value: 1) }
        ),
        ObservedProperty(
            name: "optionSelections",
            read: { _ = $0.optionSelections },
            change: { $0.optionSelections = [3] }
        ),
        ObservedProperty(
            name: "parent",
            read: { _ = $0.parent },
            change: { $0.parent = Person(name: .zoe) }
        ),
        ObservedProperty(
            name: "photos",
            read: { _ = $0.photos.count },
            change: { $0.photos.append(Photo(title: "new")) }
        ),
        ObservedProperty(
            name: "tags",
            read: { _ = $0.tags.first },
            change: { $0.tags.append(Tag(label: "new")) }
        ),
        ObservedProperty(
            name: "passport",
            read: { _ = $0.passport },
            change: { $0.passport = Passport(number: "new") }
        ),
    ]
}

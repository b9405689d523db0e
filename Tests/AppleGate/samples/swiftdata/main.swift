import Foundation
import ModelTypes
import SwiftData

// Objects keep values, inverses and raw storage.
let container = try ModelContainer(for: Note.self, Item.self)
let context = ModelContext(container)
let title = try ValidatedName("Monday")
let note = Note(createdAt: Date(timeIntervalSinceReferenceDate: 0), title: title, weight: 70)
context.insert(note)
print("values:", note.title.rawValue, note.titleRaw, note.weight ?? -1, note.weightRaw ?? -1)
note.title = try ValidatedName("Tuesday")
note.weight = nil
print("changed:", note.titleRaw, note.weightRaw ?? -1, note.topics.ids)

// Several members change the relationship once.
let items = try (0..<100).map { number in
    Item(name: try ValidatedName("Item \(number)"), uid: UUID())
}
StubCounters.collectionChanges = 0
note.addToItems(items)
print(
    "added:",
    note.items.count,
    items.allSatisfy { $0.note === note },
    StubCounters.collectionChanges
)
StubCounters.collectionChanges = 0
note.removeFromItems(items.prefix(40))
print("removed:", note.items.count, items[0].note == nil, StubCounters.collectionChanges)

// Predicates reach the raw values.
let tuesday = #Predicate<Note> { $0.titleRaw == "Tuesday" && $0.weightRaw == nil }
print("by raw value:", try context.fetch(FetchDescriptor(predicate: tuesday)).count)

// Sets of options: what bit operators find.
let bits = [0, 1, 2, 3, 10]
let sets = (0..<1 << bits.count).map { number in
    Topics(
        rawValue: bits.indices.reduce(0) { $0 | (number & 1 << $1 != 0 ? 1 << Int64(bits[$1]) : 0) }
    )
}
for topics in sets {
    context.insert(Note(createdAt: .now, title: title, topics: topics))
}
let all = try context.fetch(FetchDescriptor<Note>())
var differences = 0
for wanted in sets {
    let mask = wanted.rawValue
    let rules: [(OptionMatch<Topics>, (Int64) -> Bool)] = [
        (.all(wanted), { $0 & mask == mask }), (.any(wanted), { $0 & mask != 0 }),
        (.none(wanted), { $0 & mask == 0 }), (.exactly(wanted), { $0 == mask }),
    ]
    for (match, matches) in rules {
        let found = try context.fetch(FetchDescriptor(predicate: Note.whereTopics(match)))
        if Set(found) != Set(all.filter { matches($0.topicsRaw) }) { differences += 1 }
    }
}
print("options:", sets.count, "sets,", differences, "differences")

// A value over several stored ones clears what its case doesn't use.
let data = ItemData(
    content: .singleValue(eventDate: .distantPast, value: 7),
    optionSelections: [3, 1]
)
print("content:", data.contentKind, data.value ?? -1, data.endDate == nil, data.optionSelections)
data.content = .interval(pairDate: try ValidatedPairDate(start: .distantPast, end: .distantFuture))
print("content:", data.contentKind, data.value ?? -1, data.endDate == .distantFuture)

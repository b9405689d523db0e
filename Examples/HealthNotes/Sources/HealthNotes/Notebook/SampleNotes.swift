import Foundation
import ModelStore

extension Notebook {
    /// Fills the notebook with three sample notes.
    package func addSamples() throws {
        let monday = Date(timeIntervalSinceReferenceDate: 790_000_000)
        let run = try add("Morning run", weight: 70.5, topics: ["sport", "weather"], at: monday)
        try record(
            .intervalValue(
                pairDate: ValidatedPairDate(start: monday, end: monday + 1800),
                value: 5.2
            ),
            options: [2, 3, 6, 1],
            item: "Distance",
            in: run,
            unit: "km"
        )
        let night = try add("Short night", topics: ["sleep", "mood"], at: monday + 86400)
        try record(
            .interval(pairDate: ValidatedPairDate(start: monday + 72000, end: monday + 93600)),
            options: [2, 3, 10],
            item: "Asleep",
            in: night
        )
        let lunch = try add("Lunch outside", weight: 71, topics: ["food", "weather"], at: monday)
        let soup = try record(
            .singleValue(eventDate: monday + 43200, value: 450),
            item: "Energy",
            in: lunch,
            unit: "kcal"
        )
        try addMemo("Tomato soup", photos: ["Before", "After"], to: soup.item, at: monday + 43200)
    }

    /// Photos keep their order.
    private func addMemo(_ text: String, photos: [String], to item: Item?, at date: Date) throws {
        let memo = Memo(recordedAt: date, text: text)
        context.insert(memo)
        item?.memos.insert(memo)
        for caption in photos {
            let photo = Photo(takenAt: date, caption: caption)
            context.insert(photo)
            memo.photos.append(photo)
        }
        let tag = Tag(name: "kitchen")
        context.insert(tag)
        item?.tags.insert(tag)
        try context.save()
    }
}

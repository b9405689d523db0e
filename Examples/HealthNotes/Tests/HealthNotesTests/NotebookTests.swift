import Foundation
import ModelStore
import ModelTypes
import Testing

@testable import HealthNotes

struct NotebookTests {
    private let notebook: Notebook

    init() throws {
        notebook = try Notebook(file: nil)
    }

    @Test func aMissingWeightIsNotZero() throws {
        try notebook.add("Walk")
        try notebook.add("Morning run", weight: 0)
        #expect(try notebook.note(titled: "Walk").weight == nil)
        #expect(try notebook.note(titled: "Morning run").weight == 0)
        #expect(try notebook.context.fetchCount(Note.self, where: Note.fields.weight == 0) == 1)
    }

    @Test func aBlankNameIsRefused() throws {
        let note = try notebook.add("Walk")
        #expect(throws: ValidatedName.NameError.tooShort(length: 0, lowerBound: 3)) {
            note.title = try ValidatedName("    ")
        }
        #expect(throws: ValidatedName.NameError.tooLong(length: 20, upperBound: 20)) {
            try notebook.add(String(repeating: "a", count: 20))
        }
        #expect(note.title.rawValue == "Walk")
    }

    @Test func notesAreFoundByAllTopics() throws {
        try notebook.addSamples()
        #expect(try titles(["weather"]) == ["Lunch outside", "Morning run"])
        #expect(try titles(["weather", "food"]) == ["Lunch outside"])
        #expect(try titles(["sleep", "food"]) == [])
        #expect(try titles([]).count == 3)
        #expect(throws: NotebookError.unknownTopic("rain")) { try titles(["rain"]) }
    }

    @Test func recordsAreFoundByTickedOptions() throws {
        let note = try notebook.add("Questions")
        let data = try notebook.record(
            .singleValue(eventDate: .now, value: 1),
            item: "Answers",
            in: note
        )
        data.optionSelections = [2, 3, 6, 1]
        #expect(data.optionSelections == [1, 2, 3, 6])
        #expect(try notebook.records(ticked: [2, 3]) == [data])
        #expect(try notebook.records(ticked: [2, 3, 10]).isEmpty)
        data.optionSelections.append(10)
        #expect(try notebook.records(ticked: [2, 3, 10]) == [data])
        #expect(throws: UnknownOptionID.self) { try notebook.records(ticked: [63]) }
    }

    @Test func contentOutlivesTheContext() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "notes.sqlite")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let pair = try ValidatedPairDate(start: start, end: start + 60)
        let note = try Notebook(file: file)
        try note.record(.interval(pairDate: pair), item: "Asleep", in: note.add("Night"))
        let data = try Notebook(file: file).context.fetch(ItemData.self)
        #expect(data.map(\.content) == [.interval(pairDate: pair)])
    }

    @Test func deletingANoteDeletesWhatIsItsOwn() throws {
        try notebook.addSamples()
        try notebook.delete(notebook.note(titled: "Lunch outside"))
        let statistics = try notebook.statistics()
        #expect(statistics.notes == 2 && statistics.items == 2 && statistics.records == 2)
        #expect(statistics.memos == 0 && statistics.photos == 0)
        #expect(try notebook.context.fetchCount(Tag.self) == 1)
    }

    @Test func photosKeepTheirOrder() throws {
        try notebook.addSamples()
        let memo = try #require(try notebook.context.fetch(Memo.self).first)
        #expect(memo.photos.map(\.caption) == ["Before", "After"])
    }

    @Test func objectsAreRelatedAfterBothAreInserted() throws {
        let item = Item(name: try ValidatedName("Distance"), uid: UUID())
        notebook.context.insert(item)
        let data = ItemData(content: .singleValue(eventDate: .now, value: 3))
        notebook.context.insert(data)
        data.item = item
        #expect(item.data.contains(data))
        try notebook.context.save()
    }

    @Test func theMeanLeavesOutNotesWithoutAWeight() throws {
        #expect(try notebook.statistics().meanWeight == nil)
        try notebook.addSamples()
        #expect(try notebook.statistics().meanWeight == 70.75)
    }

    private func titles(_ topics: [String]) throws -> [String] {
        try notebook.notes(about: topics).map(\.title.rawValue)
    }
}

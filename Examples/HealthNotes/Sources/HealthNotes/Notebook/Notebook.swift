import Foundation
import ModelStore
import ModelTypes

/// The notes in a file, and the program's operations on them.
///
/// For example: `try Notebook(file: url).add("Morning run", weight: 70, topics: ["sport"])`.
package final class Notebook {
    package let context: ModelContext

    /// Opens a file, which is created if it doesn't exist; without a file, the notes are in memory.
    ///
    /// - Parameter plan: takes a file of an earlier version to the current one.
    package init(file: URL?, migrationPlan plan: (any SchemaMigrationPlan.Type)? = nil) throws {
        let configuration =
            file.map { ModelConfiguration(url: $0) }
            ?? ModelConfiguration(isStoredInMemoryOnly: true)
        let container = try ModelContainer(
            for: Schema([Note.self]),
            migrationPlan: plan,
            configurations: [configuration]
        )
        context = ModelContext(container)
    }

    /// Adds a note. An invalid title is an error that describes the problem.
    @discardableResult
    package func add(
        _ title: String,
        weight: Double? = nil,
        topics: [String] = [],
        at date: Date = .now
    ) throws -> Note {
        let title = try ValidatedName(title)
        guard try context.fetchCount(Note.self, where: Note.fields.title == title) == 0 else {
            throw NotebookError.titleIsTaken(title.rawValue)
        }
        let note = Note(
            createdAt: date,
            title: title,
            topics: try Topics(names: topics),
            weight: weight
        )
        context.insert(note)
        try context.save()
        return note
    }

    /// Adds a value to an item of a note; creates the item if the note doesn't have one of that
    /// name.
    @discardableResult
    package func record(
        _ content: ItemDataContent,
        options: [Int] = [],
        item name: String,
        in note: Note,
        unit: String? = nil
    ) throws -> ItemData {
        let item = try item(ValidatedName(name), of: note, unit: unit)
        let data = ItemData(content: content)
        try data.setOptionSelections(ids: options)
        context.insert(data)
        item.data.insert(data)
        try context.save()
        return data
    }

    /// All notes, newest first.
    package func all() throws -> [Note] {
        try context.fetch(Note.self, sortBy: [Note.fields.createdAt.descending])
    }

    /// The notes about all of these topics, sorted by title.
    package func notes(about topics: [String]) throws -> [Note] {
        let topics = try Topics(names: topics)
        return try context.fetch(
            Note.self,
            where: Note.fields.topics.containsAll(topics),
            sortBy: [Note.fields.title.ascending]
        )
    }

    /// The records in which all of these options are selected.
    package func records(ticked options: [Int]) throws -> [ItemData] {
        let options = try OptionIDs(ids: options)
        return try context.fetch(
            ItemData.self,
            where: ItemData.fields.optionSelections.containsAll(options)
        )
    }

    package func note(titled title: String) throws -> Note {
        let name = try ValidatedName(title)
        guard let note = try context.fetch(Note.self, where: Note.fields.title == name).first else {
            throw NotebookError.noNote(title)
        }
        return note
    }

    /// Deletes a note along with its items, their data and their memos.
    package func delete(_ note: Note) throws {
        context.delete(note)
        try context.save()
    }

    private func item(_ name: ValidatedName, of note: Note, unit: String?) throws -> Item {
        if let item = note.items.first(where: { $0.name == name }) { return item }
        // Create it, insert it, then relate it.
        let item = Item(name: name, uid: UUID(), unit: unit)
        context.insert(item)
        note.items.insert(item)
        return item
    }
}

import CoreData
import Foundation

/// Days, texts and searches, as the models of a journal have them.
final class Entry: NSManagedObject {
    @NSManaged var text: String
    @NSManaged var createdAt: Date
    @NSManaged var isPinned: Bool
    @NSManaged var mood: Int16
}

extension Entry {
    var firstLine: String {
        text.components(separatedBy: .newlines).first { !$0.isEmpty }?.capitalized ?? ""
    }

    var wordCount: Int {
        text.components(separatedBy: CharacterSet.whitespaces.union(.punctuationCharacters))
            .filter { !$0.isEmpty }.count
    }

    var day: Date { Calendar.current.startOfDay(for: createdAt) }

    var dayTitle: String {
        let calendar = Calendar.current
        if calendar.isDateInToday(createdAt) { return "Today" }
        if calendar.isDateInYesterday(createdAt) { return "Yesterday" }
        return createdAt.formatted(date: .abbreviated, time: .omitted)
    }

    var age: Int {
        Calendar.current.dateComponents([.day], from: createdAt, to: .now).day ?? 0
    }

    var isRecent: Bool { createdAt.timeIntervalSinceNow > -86_400 }

    func contains(_ search: String) -> Bool {
        text.range(of: search, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            || text.localizedCaseInsensitiveContains(search)
    }

    static func byText(_ one: Entry, _ other: Entry) -> Bool {
        one.text.localizedStandardCompare(other.text) == .orderedAscending
    }

    static func streak(in dates: [Date]) -> DateInterval? {
        guard let first = dates.min(), let last = dates.max() else { return nil }
        return DateInterval(start: first, end: last)
    }

    @available(macOS 14, iOS 17, *)
    static func pinned(matching search: String, after date: Date) -> NSPredicate? {
        NSPredicate(
            #Predicate<Entry> { entry in
                entry.isPinned && entry.createdAt >= date
                    && (search.isEmpty || entry.text.localizedStandardContains(search))
            }
        )
    }

    @MainActor
    static func controller(_ context: NSManagedObjectContext) -> NSFetchedResultsController<Entry> {
        let request = NSFetchRequest<Entry>(entityName: "Entry")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Entry.createdAt, ascending: false)]
        request.fetchBatchSize = 20
        return NSFetchedResultsController(
            fetchRequest: request,
            managedObjectContext: context,
            sectionNameKeyPath: nil,
            cacheName: nil
        )
    }
}

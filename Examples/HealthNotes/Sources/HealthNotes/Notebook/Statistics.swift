import ModelStore
import ModelTypes

/// The numbers of objects in a notebook, and the average weight.
package struct Statistics: Hashable, Sendable {
    package var notes: Int
    package var items: Int
    package var records: Int
    package var memos: Int
    package var photos: Int
    /// `nil` if no note has a weight, which isn't the same as 0.
    package var meanWeight: Double?
    package var notesByTopic: [String: Int]
}

extension Notebook {
    package func statistics() throws -> Statistics {
        let weights = try context.fetch(Note.self, where: Note.fields.weight != nil)
            .compactMap(\.weight)
        var notesByTopic: [String: Int] = [:]
        for name in Topics.names {
            notesByTopic[name] = try context.fetchCount(
                Note.self,
                where: Note.fields.topics.containsAll(Topics(names: [name]))
            )
        }
        return Statistics(
            notes: try context.fetchCount(Note.self),
            items: try context.fetchCount(Item.self),
            records: try context.fetchCount(ItemData.self),
            memos: try context.fetchCount(Memo.self),
            photos: try context.fetchCount(Photo.self),
            meanWeight: weights.isEmpty ? nil : weights.reduce(0, +) / Double(weights.count),
            notesByTopic: notesByTopic
        )
    }
}

import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

struct TagRepository: Repository {
    typealias Model = Tag

    let context: ModelContext

    /// The tags with these names, which are made if they don't exist yet.
    func tags(named names: [String]) throws -> [Tag] {
        let keys = Set(names.map { $0.lowercased() })
        guard !keys.isEmpty else { return [] }
        let found = try all(where: #Predicate { keys.contains($0.name) })
        let missing = keys.subtracting(found.map(\.name)).sorted()
        return found + missing.map { insert(Tag($0)) }
    }

    func sorted() throws -> [Tag] {
        try all(sortBy: [SortDescriptor(\.name)])
    }

    func unused() throws -> [Tag] {
        try all(where: #Predicate { $0.transactions.isEmpty })
    }

    func mostUsed(_ count: Int) throws -> [Tag] {
        let sorted = try all().sorted {
            ($0.transactions.count, $1.name) > ($1.transactions.count, $0.name)
        }
        return Array(sorted.prefix(count))
    }

    func rename(_ tag: Tag, to name: String) throws {
        let key = name.lowercased()
        if let other = try first(where: #Predicate { $0.name == key }), other !== tag {
            for transaction in tag.transactions where !transaction.tags.contains(other) {
                transaction.tags.append(other)
            }
            context.delete(tag)
        } else {
            tag.name = key
        }
        try context.save()
    }

    func deleteUnused() throws {
        delete(try unused())
        try context.save()
    }
}

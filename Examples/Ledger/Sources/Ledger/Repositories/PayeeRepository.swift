import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

struct PayeeRepository: Repository {
    typealias Model = Payee

    let context: ModelContext

    func findOrCreate(_ name: String) throws -> Payee {
        let found = try first(where: #Predicate<Payee> { payee in payee.name == name })
        return found ?? insert(Payee(name: name))
    }

    /// Names that begin with a text, for completion.
    func suggestions(for text: String, limit: Int = 5) throws -> [String] {
        var descriptor = FetchDescriptor<Payee>(
            predicate: #Predicate { $0.name.starts(with: text) },
            sortBy: [SortDescriptor(\.name)]
        )
        descriptor.fetchLimit = limit
        descriptor.propertiesToFetch = [\.name]
        return try context.fetch(descriptor).map(\.name)
    }

    func withoutAddress() throws -> [Payee] {
        try all(where: #Predicate { $0.address == nil })
    }

    func inCity(_ city: String) throws -> [Payee] {
        try all(where: #Predicate { $0.address?.city == city })
    }

    /// Saving a payee with a name that exists replaces its values.
    func upsert(name: String, address: Address?, website: URL? = nil) throws {
        context.insert(Payee(name: name, address: address, website: website))
        try context.save()
    }
}

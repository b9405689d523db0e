import Foundation
import Observation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// The list of accounts.
@MainActor
@Observable
final class AccountListModel {
    private let context: ModelContext
    private(set) var accounts: [Account] = []
    private(set) var errorMessage: String?
    var showsArchived = false { didSet { reload() } }

    private var repository: AccountRepository { AccountRepository(context: context) }

    init(context: ModelContext) {
        self.context = context
        reload()
    }

    var total: Decimal {
        accounts.filter { !$0.isArchived }.map(\.balance).reduce(0, +)
    }

    var overdrawn: [String] {
        accounts.filter(\.isOverdrawn).map(\.name)
    }

    func reload() { perform(load) }

    private func load() throws {
        let order = [SortDescriptor(\Account.sortIndex), SortDescriptor(\Account.name)]
        accounts = try showsArchived ? repository.all(sortBy: order) : repository.active()
    }

    func add(_ name: String, kind: AccountKind = .checking, openingBalance: Decimal = 0) {
        perform {
            try repository.create(name, kind: kind, openingBalance: openingBalance)
            try load()
        }
    }

    func move(from source: Int, to destination: Int) {
        var sorted = accounts
        sorted.insert(sorted.remove(at: source), at: destination)
        perform {
            try repository.reorder(sorted)
            try load()
        }
    }

    func archive(_ account: Account) {
        perform {
            try repository.archive(account)
            try load()
        }
    }

    func delete(at offsets: IndexSet) {
        for index in offsets { context.delete(accounts[index]) }
        perform {
            try context.save()
            try load()
        }
    }

    private func perform(_ body: () throws -> Void) {
        do {
            try body()
            errorMessage = nil
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}

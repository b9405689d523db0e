import Foundation
import ModelStore

extension Account {
    /// Fetches by conditions, written with fields and as predicates: many rows at once, and one by one.
    static func measureConditions(_ seeds: [Seed]) throws {
        try prepare { context in
            try context.delete(model: Account.self)
            for seed in seeds { context.insert(Account(seed, visits: seed.age)) }
        }
        let limit: Int64 = 50
        try measure("W12fields") {
            try count(FetchDescriptor(fields.visits > limit && fields.city != nil))
        }
        try measure("W12predicate") {
            let predicate = #Predicate<Account> { $0.visits > limit && $0.city != nil }
            return try count(FetchDescriptor(predicate: predicate))
        }
        let emails = stride(from: 0, to: seeds.count, by: 10).map { seeds[$0].email }
        try measure("W12fieldsEach") {
            let context = ModelContext(container)
            return try emails.reduce(0) { sum, email in
                try sum + context.fetch(FetchDescriptor(fields.email == email)).count
            }
        }
        try measure("W12predicateEach") {
            let context = ModelContext(container)
            return try emails.reduce(0) { sum, email in
                let predicate = #Predicate<Account> { $0.email == email }
                return try sum + context.fetch(FetchDescriptor(predicate: predicate)).count
            }
        }
    }

    private static func count(_ descriptor: FetchDescriptor<Account>) throws -> Int {
        try ModelContext(container).fetch(descriptor).count
    }
}

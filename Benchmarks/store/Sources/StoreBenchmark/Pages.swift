import ModelStore

/// Pages of a list that's sorted by an indexed property.
enum Pages {
    private static let count = 200
    private static let size = 50

    /// The page behind a value.
    static func behindValues(of rows: Int) throws {
        try measure("PAGE") {
            try (0..<count).reduce(0) { sum, number in
                let email = "user\(number * 48_271 % rows)@example.com"
                return try sum + page(Account.fields.email > email, offset: 0)
            }
        }
    }

    /// The page behind a thousand rows.
    static func behindRows() throws {
        try measure("PAGEoffset") {
            try (0..<count).reduce(0) { sum, _ in try sum + page(nil, offset: 1000) }
        }
    }

    private static func page(_ condition: Condition<Account>?, offset: Int) throws -> Int {
        var descriptor = FetchDescriptor(condition, sortBy: [Account.fields.email.ascending])
        descriptor.fetchLimit = size
        descriptor.fetchOffset = offset
        let found = try ModelContext(container).fetch(descriptor)
        return found.reduce(0) { $0 + $1.email.utf8.count }
    }
}

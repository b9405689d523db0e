import Foundation
import SwiftData

/// The current schema.
enum LedgerSchemaV2: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

    static var models: [any PersistentModel.Type] {
        [
            Account.self, Transaction.self, Split.self, Category.self, Tag.self, Payee.self,
            Budget.self, RecurringRule.self,
        ]
    }
}

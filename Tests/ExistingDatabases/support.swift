import ModelStore

// What the programs of all databases have in common.

/// Prints values as SQLite prints a row.
func show(_ values: Any?...) {
    print(values.map { $0.map { "\($0)" } ?? "" }.joined(separator: "|"))
}

/// Makes a change that the database refuses, and prints the reason.
@MainActor func refuse(in context: ModelContext, _ change: () throws -> Void) throws {
    try change()
    do {
        try context.save()
        print("not refused")
    } catch StoreError.duplicate(let attributes, _) {
        print(attributes)
    } catch StoreError.breaksRule(let property, _, let rule) {
        print(property, rule)
    }
    context.rollback()
}

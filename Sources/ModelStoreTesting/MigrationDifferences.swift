import Foundation

/// Everything that a migration lost or changed; ``expectMigration(from:to:changing:seed:)`` throws it.
///
/// For example: `print(error.differences.count)`.
public struct MigrationDifferences: Error {
    /// The differences, by entity and key. For example: `differences.first?.property`.
    public let differences: [MigrationDifference]
}

/// A row, value or relationship that isn't after a migration what it was before.
///
/// For example: `Note/3.weight: 70.5 became NULL`.
public struct MigrationDifference: Hashable, Sendable {
    /// The entity, by its name in the newer version. For example: `"Note"`.
    public let entity: String
    /// The row's key; `nil` for a difference of the whole entity. For example: 3.
    public let key: Int64?
    /// The column or relationship; `nil` for a difference of the whole row. For example: `"weight"`.
    public let property: String?
    /// What the file had, as SQL writes it. For example: `"70.5"`.
    public let before: String
    /// What it has now. For example: `"NULL"`.
    public let after: String
}

extension MigrationDifference: CustomStringConvertible {
    /// A line for a log. For example: `Note/3.weight: 70.5 became NULL`.
    public var description: String {
        let row = key.map { "\(entity)/\($0)" } ?? entity
        return "\(row)\(property.map { "." + $0 } ?? ""): \(before) became \(after)"
    }
}

extension MigrationDifferences: CustomStringConvertible, LocalizedError {
    /// A line for each difference. For example: `1 difference after the migration: …`.
    public var description: String {
        let count = differences.count == 1 ? "1 difference" : "\(differences.count) differences"
        return "\(count) after the migration:\n"
            + differences.map { "  \($0)" }.joined(separator: "\n")
    }

    /// The same as ``description``; XCTest shows it. For example: `1 difference after the migration`.
    public var errorDescription: String? { description }
}

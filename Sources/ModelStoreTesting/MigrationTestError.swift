import Foundation

/// A reason why no sample file could be made.
///
/// For example: `catch MigrationTestError.noSamples(let entity, let column)`.
public enum MigrationTestError: Error, Hashable, Sendable {
    /// A column has a type or a rule without sample values, or none that its class accepts.
    case noSamples(entity: String, column: String)
    /// No row of an entity could be made, for example as a rule over several columns refuses all.
    case noRows(entity: String)
    /// `changing` or `samples` has a name that the model hasn't.
    case unknownName(String)
    /// A plan without versions.
    case emptyPlan
}

extension MigrationTestError: CustomStringConvertible, LocalizedError {
    /// A sentence for a log. For example: `Note.code has no sample values: …`.
    public var description: String {
        switch self {
        case .noSamples(let entity, let column):
            "\(entity).\(column) has no sample values: its type or a rule of it is unknown; give some,"
                + " as stored: samples: [\"\(entity).\(column)\": [\"…\"]]"
        case .noRows(let entity): "no sample row of \(entity) could be made"
        case .unknownName(let name): "the model has no '\(name)'"
        case .emptyPlan: "the plan has no versions"
        }
    }

    /// The same as ``description``; XCTest shows it. For example: `the plan has no versions`.
    public var errorDescription: String? { description }
}

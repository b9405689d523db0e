import Diagnostics
import ModelIR

/// The diagnostic for a table with more columns than SQLite supports; `nil` for others.
///
/// - Parameter columns: The number of columns, including the key and those that the store adds.
func tooManyColumns(_ columns: Int, _ root: EntityPlan, in model: Model) -> Diagnostic? {
    let limit = 2_000
    guard columns > limit else { return nil }
    let entity = root.entity
    let owner =
        root.children.isEmpty
        ? "'\(entity.name)'" : "'\(entity.name)' and of all that inherit from it"
    return Diagnostic(
        .error,
        "entity.too-many-columns",
        at: entity.origin.location(of: "name"),
        "the table of \(owner) has \(columns) columns with its key, and SQLite takes \(limit) at most;"
            + " move attributes to entities of their own, and relate those to it"
    )
}

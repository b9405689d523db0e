import Diagnostics
import ModelIR

extension Model {
    /// Leaves out the views of a database, which only code for that database can read.
    ///
    /// - Returns: A note for each view.
    package mutating func removeViews() -> [Diagnostic] {
        guard let tables = existing?.tables.filter(\.isView), !tables.isEmpty else { return [] }
        let views = Dictionary(tables.map { ($0.entity, $0.name) }) { first, _ in first }
        let notes = entities.compactMap { entity in
            views[entity.name].map { view in
                Diagnostic(
                    .note,
                    "sqlite.left-out",
                    at: entity.origin.location,
                    "the view '\(view)' is left out: only code for SQLite that opens the database reads it"
                )
            }
        }
        entities.removeAll { views[$0.name] != nil }
        existing?.tables.removeAll(where: \.isView)
        return notes
    }
}

/// A one-to-one relationship in a store of Core Data: both rows have a column with the other's key.
struct CopiedReference {
    let table: String
    /// The column that this library reads, quoted.
    let column: String
    let otherTable: String
    let copy: Entity.Relationship.Copy

    /// The statement that empties the column of rows that the row with a key no longer leads to, and
    /// returns their keys.
    var clear: String {
        let mark = copy.entity.map { ", \(quoted($0)) = NULL" } ?? ""
        return "UPDATE \(quoted(otherTable)) SET \(name) = NULL\(mark)"
            + " WHERE \(name) = ?1 AND \"Z_PK\" IS NOT \(key) RETURNING \"Z_PK\""
    }

    /// The statement that fills the column of the row that it leads to, and returns the row's key.
    var write: String {
        let mark = copy.entity.map { ", \(quoted($0)) = \(value(quoted("Z_ENT")))" } ?? ""
        return "UPDATE \(quoted(otherTable)) SET \(name) = ?1\(mark)"
            + " WHERE \"Z_PK\" = \(key) AND \(name) IS NOT ?1 RETURNING \"Z_PK\""
    }

    private var name: String { quoted(copy.column) }

    private var key: String { value(column) }

    /// The value of a quoted column in the row with the key.
    private func value(_ column: String) -> String {
        "(SELECT \(column) FROM \(quoted(table)) WHERE \"Z_PK\" = ?1)"
    }
}

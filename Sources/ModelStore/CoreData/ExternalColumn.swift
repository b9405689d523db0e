/// A column of a store of Core Data whose data may be in files.
struct ExternalColumn: Sendable {
    let table: String
    let name: String

    /// Those of all tables.
    static func all(of entities: [EntityInfo]) -> [ExternalColumn] {
        entities.filter(\.isRoot).flatMap { entity in
            (entity.existing?.externalNames ?? []).map { Self(table: entity.tableName, name: $0) }
        }
    }

    /// The triggers of one connection that note which files rows no longer have.
    func triggers(_ number: Int) -> [String] {
        let column = quoted(name)
        func trigger(_ suffix: String, _ event: String, _ condition: String) -> String {
            "CREATE TEMP TRIGGER \(quoted("_ModelStore_external_\(number)_\(suffix)")) AFTER \(event)"
                + " ON main.\(quoted(table)) WHEN substr(OLD.\(column), 1, 1) = x'02'\(condition)"
                + " BEGIN SELECT \(ExternalFiles.leaving)(OLD.\(column)); END"
        }
        return [
            trigger("deleted", "DELETE", ""),
            trigger("changed", "UPDATE OF \(column)", " AND OLD.\(column) IS NOT NEW.\(column)"),
        ]
    }

    /// The statement for the values that name a file.
    var selectNames: String {
        "SELECT \(quoted(name)) FROM \(quoted(table)) WHERE substr(\(quoted(name)), 1, 1) = x'02'"
    }
}

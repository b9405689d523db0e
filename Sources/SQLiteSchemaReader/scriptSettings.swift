import CSQLite

/// Returns SQLite's decision on a setting that a script reads or changes: it's ignored, except for what
/// virtual tables read of the database while they are created and filled, and for what `ALTER TABLE` does with
/// references to a table that is renamed.
///
/// For example: `PRAGMA page_size` of FTS4, `PRAGMA data_version` of FTS5, `PRAGMA legacy_alter_table = ON`.
func decision(onSetting name: String, value: String?) -> Int32 {
    let name = name.lowercased()
    let isRead = value == nil && ["data_version", "page_size"].contains(name)
    return isRead || name == "legacy_alter_table" ? SQLITE_OK : SQLITE_IGNORE
}

import CSQLite

/// Returns SQLite's decision on a setting that a script reads or changes: it's ignored, except for what
/// virtual tables read of the database while they are created and filled.
///
/// For example: `PRAGMA page_size` of FTS4, `PRAGMA data_version` of FTS5.
func decision(onSetting name: String, value: String?) -> Int32 {
    let isRead = value == nil && ["data_version", "page_size"].contains(name.lowercased())
    return isRead ? SQLITE_OK : SQLITE_IGNORE
}

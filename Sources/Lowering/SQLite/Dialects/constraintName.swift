/// A constraint's name, which PostgreSQL limits to 63 bytes: that of `ModelStorePostgreSQL`.
///
/// For example: `Person_name_key`.
func constraintName(_ table: String, _ columns: [String], _ kind: String) -> String {
    shortName(([table] + columns + [kind]).joined(separator: "_"))
}

/// A name that stays within the bytes that PostgreSQL keeps: a longer one ends with a number for the rest.
///
/// For example: `Person_name_key`.
func shortName(_ name: String) -> String {
    guard name.utf8.count > PostgreSQLLimits.nameLength else { return name }
    // FNV-1a, the same in every run.
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    var start = ""
    for character in name where start.utf8.count + String(character).utf8.count <= 46 {
        start.append(character)
    }
    return start + "_" + String(hash, radix: 36)
}

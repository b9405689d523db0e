import CSQLite
import Foundation

/// Gives a connection the collation `localized_standard`, which compares as `localizedOrder` does.
///
/// - Returns: SQLite's result code.
func registerLocalizedOrder(on handle: OpaquePointer) -> Int32 {
    sqlite3_create_collation_v2(
        handle,
        "localized_standard",
        SQLITE_UTF8,
        nil,
        { _, leftCount, left, rightCount, right in
            if hasPlainTextOrder,
                let order = plainTextOrder(sqlBytes(left, leftCount), sqlBytes(right, rightCount))
            {
                return Int32(order)
            }
            let order = sqlText(left, leftCount)
                .localizedStandardCompare(sqlText(right, rightCount))
            return Int32(order.rawValue)
        },
        nil
    )
}

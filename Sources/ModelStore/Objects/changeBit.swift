/// The bit for a column in a mask of changed columns: columns from the 63rd on share the last bit.
///
/// For example: `8` for the column at position 3.
@inlinable
func changeBit(_ column: Int) -> UInt64 { 1 << UInt64(min(column, 63)) }

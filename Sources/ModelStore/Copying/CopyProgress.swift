/// How far a copy of a store has come.
///
/// For example: `{ print("\($0.copiedRows) of \($0.totalRows) rows") }`.
public struct CopyProgress: Equatable, Sendable {
    /// The table that was copied from last. For example: `Person`.
    public let table: String
    /// The rows that the target has, also of an interrupted copy. For example: 2000.
    public let copiedRows: Int
    /// The rows of the source when the copy began. For example: 350000.
    public let totalRows: Int
}

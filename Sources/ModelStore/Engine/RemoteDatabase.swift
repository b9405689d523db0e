import Foundation
import ModelTypes

/// A database server's connection, as a context uses it. SQLite needs none: it's called directly.
///
/// Parameters are `?1`, `?2` and so on in the SQL text, as in SQLite; the database translates them.
/// Used by one context at a time.
package protocol RemoteDatabase: AnyObject {
    /// Whether no transaction is open.
    var isIdle: Bool { get }
    /// The number of rows that the last statement wrote; waits for it.
    var changes: Int { get throws }
    /// A number that is another one if rows may have changed since the last rows were read.
    var version: Int64 { get throws }
    /// The number of the record of the schema that the database had when rows were last read; `nil` if none
    /// were, or in a stage.
    var schemaNumber: Int64? { get }
    /// Runs a statement without rows. In a transaction of ``RemoteTransaction/Steps/together`` it may
    /// only be sent later, and its error come with ``commit()``.
    func run(_ sql: String, _ values: [Constant]) throws
    /// The same for a statement that has to change a row; if it doesn't, the transaction fails.
    func runChangingRow(_ sql: String, _ values: [Constant]) throws
    /// All rows of a statement.
    func rows(_ sql: String, _ values: [Constant]) throws -> RemoteRows
    /// Goes through the rows of a statement in a body, which may start before all of them have come.
    /// - Parameter body: is run again from the start if another server has to be asked.
    func read<Result>(
        _ sql: String,
        _ values: [Constant],
        _ body: (RemoteRows) throws -> Result
    ) throws -> Result
    /// The rows of a statement for each list of values, in one round trip.
    /// - Parameters:
    ///   - positions: the positions of the values; each once.
    ///   - values: the lists, one after the other.
    func rows(_ sql: String, at positions: [Int], forEach values: [Constant]) throws -> [RemoteRows]
    /// Inserts rows of a table.
    func insert(_ rows: RemoteRowSet, _ values: [Constant]) throws
    /// Writes columns of rows, each of which has to be there; the first column is their key.
    /// - Parameter areShared: whether others are likely to write the same rows meanwhile, so that they're
    ///   taken in the order of their keys.
    func update(_ rows: RemoteRowSet, _ values: [Constant], areShared: Bool) throws
    /// Whether a transaction has waited for one that waited for it.
    var hasSeenDeadlocks: Bool { get }
    /// The number of rows from which on it's worth it to copy them.
    var leastCopied: Int { get }
    /// Inserts as many rows that a body writes.
    func copy(_ rows: RemoteRowSet, _ body: (any RemoteRowWriter) throws -> Void) throws
    func begin(_ transaction: RemoteTransaction) throws
    /// Has other programs told what the transaction changes, once it's committed.
    func announce(_ changes: RemoteChanges) throws
    /// Ends the transaction with its changes.
    func commit() throws
    /// Whether it isn't known if the last transaction was committed, as the connection was lost.
    var isUndecided: Bool { get }
    /// Finds out whether it was.
    func isLastSaveCommitted() throws -> Bool
    /// Ends the transaction without its changes.
    func rollBack()
    /// Has keys of tables at hand, so that a transaction need not wait for those of others.
    func reserveKeys(_ counts: [(table: String, count: Int)]) throws
    /// The first of `count` keys that no other row of the table has or had.
    func newKeys(_ count: Int, table: String) throws -> Int64
    /// Runs a body in which the rows of unique values may exchange them.
    func exchangingUniqueValues(_ body: () throws -> Void) throws
    /// Has rows written before those that they refer to, until the references are added again.
    func removeReferences() throws
    /// - Throws: `StoreError.constraint` if a reference leads nowhere.
    func addReferences() throws
    /// The references that lead nowhere, after an error about one.
    func danglingReferences() throws -> [DanglingReference]
}

extension RemoteDatabase {
    /// Runs statements that are sent together, and that all count, or none.
    func inOneTransaction(_ body: () throws -> Void) throws {
        try begin(.writing(.together, isAlone: false))
        do {
            try body()
            try commit()
        } catch {
            rollBack()
            throw error
        }
    }
}

/// What a transaction is for.
package enum RemoteTransaction: Equatable {
    /// One state of the database, which is only read.
    case reading
    case writing(Steps, isAlone: Bool)

    package enum Steps: Equatable {
        /// Statements are sent together, and fail together.
        case together
        /// Each statement is sent by itself; what it fails by can be put right.
        case oneByOne
    }
}

/// What a user of a file is asked to do, in this process or another one.
enum IsolationStep: Codable, Sendable {
    /// Answers the value of a seat.
    case read(Int16)
    /// Answers how many seats have a value as high as this one.
    case count(from: Int)
    /// Changes a seat, or inserts one; what's pending is saved by `save`.
    case set(Int16, Int)
    case insert(Int16, Int)
    /// Answers whether it succeeded.
    case save
    case rollBack
    /// Adds to a seat in `write`, or by a statement.
    case addInWrite(Int16, Int)
    case addByStatement(Int16, Int)
    /// Inserts a seat in `write` if none has a value as high as its own.
    case insertInWriteIfHighest(Int16, Int)
    case end
}

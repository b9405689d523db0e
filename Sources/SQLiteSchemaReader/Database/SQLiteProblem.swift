/// An error of SQLite. For example: `file is not a database`.
struct SQLiteProblem: Error {
    let code: Int32
    let message: String
}

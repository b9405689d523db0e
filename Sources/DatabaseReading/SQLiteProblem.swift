/// An error of SQLite. For example: `file is not a database`.
package struct SQLiteProblem: Error {
    package let code: Int32
    package let message: String
}

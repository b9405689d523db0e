import DatabaseReading
import ModelIR

extension Connection {
    /// The form of a column for truth values, by its first 100,000 values; `nil` for 0 and 1.
    ///
    /// Rails wrote the letters `t` and `f` before its version 5.2, also as a default, and Access has -1 for
    /// true.
    func truthForm(_ column: Column, of table: String) throws(SQLiteProblem)
        -> ExistingColumn.Form?
    {
        let values = try rows(
            """
            SELECT DISTINCT value FROM
            (SELECT \(quotedName(column.name)) AS value FROM \(quotedName(table)) LIMIT 100000)
            WHERE value NOT NULL LIMIT 5
            """
        ).compactMap { $0[0] }
        let letters: Set = ["t", "f"]
        if values.isEmpty {
            return letters.contains(unquotedText(column.defaultText ?? "")) ? .letters : nil
        }
        if !letters.isDisjoint(with: values), letters.union(["0", "1"]).isSuperset(of: values) {
            return .letters
        }
        let others = values.filter { !["0", "1"].contains($0) }
        return !others.isEmpty && values.allSatisfy { Double($0) != nil } ? .numbers : nil
    }
}

import DatabaseReading
import ModelIR

/// The values of a column for truth values, as texts.
struct StoredTruths {
    /// At most five: other columns are for numbers.
    private var values: Set<String> = []

    mutating func add(_ value: StoredValue) {
        guard values.count < 5, let text = value.text else { return }
        values.insert(text)
    }

    /// How they are written; `nil` for 0 and 1.
    ///
    /// Rails wrote the letters `t` and `f` before its version 5.2, also as a default, and Access has -1 for
    /// true.
    ///
    /// - Parameter defaultText: The column's default in SQL.
    func form(defaultText: String?) -> ExistingColumn.Form? {
        let letters: Set = ["t", "f"]
        if values.isEmpty {
            return letters.contains(unquotedText(defaultText ?? "")) ? .letters : nil
        }
        if !letters.isDisjoint(with: values), letters.union(["0", "1"]).isSuperset(of: values) {
            return .letters
        }
        let others = values.subtracting(["0", "1"])
        return !others.isEmpty && values.allSatisfy { Double($0) != nil } ? .numbers : nil
    }
}

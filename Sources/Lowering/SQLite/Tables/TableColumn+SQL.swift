import ModelIR
import SwiftNames

extension TableColumn {
    /// The lines of the column's definition in a `CREATE TABLE` statement.
    ///
    /// For example: `"label" TEXT NOT NULL UNIQUE,`.
    /// - Parameters:
    ///   - isUnique: whether no two rows have the same value.
    ///   - end: a comma if another line follows.
    func lines(isUnique: Bool, end: String, indentation: Int) -> [String] {
        let head = ([quoted(name), type.storage.rawValue] + options(isUnique))
            .joined(separator: " ")
        let checks = checks
        var parts = checks.map(checkLine)
        if let references { parts.append(references) }
        let line = parts.reduce(into: head) { $0 += " " + $1 } + end
        if parts.isEmpty || TextWidth.fits(line, indentation: indentation) { return [line] }
        if parts.count == 1, let only = checks.first, only.count > 1 {
            return alternatives(only, start: head + " ", end: end)
        }
        let last = parts.count - 1
        let lines = parts.enumerated().flatMap { index, part -> [String] in
            let end = index == last ? end : ""
            let isLong = !TextWidth.fits(part + end, indentation: indentation + 4)
            return isLong && index < checks.count
                ? alternatives(checks[index], start: "", end: end) : [part + end]
        }
        return [head] + lines.map { "    " + $0 }
    }

    /// For example: `NOT NULL`, `DEFAULT 0`.
    private func options(_ isUnique: Bool) -> [String] {
        let isRequired = !isOptional && requiredFor.isEmpty
        var options: [String] = []
        if isRequired { options.append("NOT NULL") }
        if isUnique || isUniqueReference { options.append("UNIQUE") }
        if isRequired, let defaultValue { options.append("DEFAULT \(sql(defaultValue))") }
        if type == .decimal { options.append("COLLATE \"decimal\"") }
        return options
    }

    /// Each as alternatives, one of which must hold.
    private var checks: [[String]] {
        let values = (check ?? impliedCheck(type)).map { [$0.alternatives(name)] } ?? []
        guard !requiredFor.isEmpty else { return values }
        let types = requiredFor.map { "\(quoted("_type")) <> \(literal($0))" }
        let others = types.count == 1 ? types[0] : "(" + types.joined(separator: " AND ") + ")"
        return [["\(quoted(name)) IS NOT NULL", others]] + values
    }

    private var references: String? {
        guard case .reference(let reference) = type else { return nil }
        let onDelete: String? =
            switch reference.onDelete {
            case .cascade: "ON DELETE CASCADE"
            case .nullify: "ON DELETE SET NULL"
            case .deny: ""
            case .noAction: nil
            }
        return onDelete.map { onDelete in
            ["REFERENCES \(quoted(reference.table))", onDelete, "DEFERRABLE INITIALLY DEFERRED"]
                .filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    private func sql(_ value: Literal) -> String {
        switch value {
        case .boolean(let flag): flag ? "1" : "0"
        case .integer(let number): "\(number)"
        case .real(let number), .date(let number): "\(number)"
        case .string(let text) where type == .uuid: "X'\(text.filter { $0 != "-" })'"
        case .decimal(let text), .string(let text): literal(text)
        }
    }

    private func checkLine(_ alternatives: [String]) -> String {
        concatenated("CHECK (", alternatives.joined(separator: " OR "), ")")
    }

    private func alternatives(_ check: [String], start: String, end: String) -> [String] {
        ["\(start)CHECK ("] + check.enumerated().map { $0 == 0 ? "    \($1)" : "    OR \($1)" }
            + [")\(end)"]
    }
}

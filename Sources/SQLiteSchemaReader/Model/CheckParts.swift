/// The simple conditions that a CHECK constraint consists of, as words.
///
/// For example: `a`, `>=`, `0` and `a`, `<`, `10` for `(a IS NULL OR (0 <= a AND a < 10))`. NULL fulfills
/// every constraint, so asking for it says nothing.
struct CheckParts {
    private(set) var parts: [[String]] = []

    init(_ condition: String) {
        self.init(sqlWords(condition)[...])
    }

    private init(_ words: ArraySlice<String>) {
        add(words)
    }

    private mutating func add(_ words: ArraySlice<String>) {
        let words = words.withoutParentheses
        let all = words.split(by: "AND")
        if all.count > 1 {
            for part in all { add(part) }
            return
        }
        let any = words.split(by: "OR").map(\.withoutParentheses)
        if any.count > 1, let rest = Self.present(any) { return add(rest) }
        if any.count > 1, let list = Self.list(any) { return parts.append(list) }
        parts.append(Self.turned(Array(words)))
    }

    /// What is asked of values that aren't NULL; `nil` if that isn't all.
    private static func present(_ any: [ArraySlice<String>]) -> ArraySlice<String>? {
        let missing = any.filter(isNull)
        let rest = any.filter { !isNull($0) }
        guard missing.count == 1, !rest.isEmpty, let name = missing[0].first else { return nil }
        // Another column may be missing while this one isn't.
        let own = unquotedName(name).lowercased()
        guard rest.allSatisfy({ CheckParts($0).parts.allSatisfy { column($0) == own } }) else {
            return nil
        }
        return rest.count == 1
            ? rest[0] : Array(rest.map { ["("] + $0 + [")"] }.joined(separator: ["OR"]))[...]
    }

    private static func isNull(_ words: ArraySlice<String>) -> Bool {
        words.count == 3 && words.dropFirst().map { $0.uppercased() } == ["IS", "NULL"]
    }

    private static func column(_ words: [String]) -> String {
        let isLength = words.count > 3 && words[0].lowercased() == "length"
        return unquotedName(words.dropFirst(isLength ? 2 : 0).first ?? "").lowercased()
    }

    /// For example: `a IN ('x', 'y')` for `a = 'x' OR a = 'y'`.
    private static func list(_ any: [ArraySlice<String>]) -> [String]? {
        let tests = any.map(Array.init)
        guard let name = tests[0].first,
            tests.allSatisfy({
                $0.count == 3 && ["=", "=="].contains($0[1]) && column($0) == column([name])
            })
        else { return nil }
        return [name, "IN", "("] + tests.map { [$0[2]] }.joined(separator: [","]) + [")"]
    }

    /// For example: `a >= 0` for `0 <= a`.
    private static func turned(_ words: [String]) -> [String] {
        let others = [">=": "<=", "<=": ">=", ">": "<", "<": ">"]
        guard words.count == 3, Double(words[0]) != nil, let other = others[words[1]] else {
            return words
        }
        return [words[2], other, words[0]]
    }
}

extension ArraySlice<String> {
    /// The words between parentheses that are around all of them.
    fileprivate var withoutParentheses: ArraySlice<String> {
        guard first == "(", last == ")", count > 2 else { return self }
        var depth = 0
        for index in indices.dropLast() {
            if self[index] == "(" { depth += 1 }
            if self[index] == ")" { depth -= 1 }
            if depth == 0 { return self }
        }
        return dropFirst().dropLast().withoutParentheses
    }

    /// The operands of a word outside of parentheses; an `AND` behind `BETWEEN` is part of one.
    fileprivate func split(by word: String) -> [ArraySlice<String>] {
        var result: [ArraySlice<String>] = []
        var (start, depth, isBetween) = (startIndex, 0, false)
        for index in indices {
            switch self[index].uppercased() {
            case "(": depth += 1
            case ")": depth -= 1
            case "BETWEEN" where depth == 0: isBetween = true
            case "AND" where depth == 0 && isBetween: isBetween = false
            case word where depth == 0:
                result.append(self[start..<index])
                start = index + 1
            default: break
            }
        }
        return result + [self[start...]]
    }
}

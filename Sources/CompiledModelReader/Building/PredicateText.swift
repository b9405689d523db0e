/// The format of an archived predicate, as a model file holds it. For example: `title ==[cd] $TITLE`.
struct PredicateText {
    /// The nesting that is read; a predicate from a stranger's file may contain itself.
    private let depth: Int

    init(depth: Int = 50) { self.depth = depth }

    /// Returns the format; `nil` if a part of the predicate is unknown.
    func predicate(_ archived: ArchivedObject) -> String? {
        guard depth > 0 else { return nil }
        switch archived.className {
        case "NSComparisonPredicate": return comparison(archived)
        case "NSCompoundPredicate": return compound(archived)
        case "NSTruePredicate": return "TRUEPREDICATE"
        case "NSFalsePredicate": return "FALSEPREDICATE"
        default: return nil
        }
    }

    /// Returns an expression; `nil` if it is of an unknown kind.
    func expression(_ archived: ArchivedObject) -> String? {
        guard depth > 0 else { return nil }
        switch archived.className {
        case "NSSelfExpression": return "SELF"
        case "NSKeyPathSpecifierExpression": return archived["NSKeyPath"].text
        case "NSVariableExpression": return archived["NSVariable"].text.map { "$" + $0 }
        case "NSConstantValueExpression": return constant(archived["NSConstantValue"])
        case "NSKeyPathExpression", "NSFunctionExpression": return keyPath(archived)
        default: return nil
        }
    }

    private var inner: PredicateText { PredicateText(depth: depth - 1) }

    /// `NSPredicateOperatorType`.
    private static let operators: [Int64: String] = [
        0: "<", 1: "<=", 2: ">", 3: ">=", 4: "==", 5: "!=", 6: "MATCHES", 7: "LIKE",
        8: "BEGINSWITH", 9: "ENDSWITH", 10: "IN", 99: "CONTAINS", 100: "BETWEEN",
    ]

    private func comparison(_ archived: ArchivedObject) -> String? {
        guard let operation = archived["NSPredicateOperator"].object,
            let symbol = operation["NSOperatorType"].integer.flatMap({ Self.operators[$0] }),
            let left = archived["NSLeftExpression"].object.flatMap(inner.expression),
            let right = archived["NSRightExpression"].object.flatMap(inner.expression)
        else { return nil }
        let modifiers = ["", "ALL ", "ANY "]
        let modifier = Int(clamping: operation["NSModifier"].integer ?? 0)
        guard modifiers.indices.contains(modifier) else { return nil }
        let options = operation["NSOptions"].integer ?? 0
        let letters = (options & 1 != 0 ? "c" : "") + (options & 2 != 0 ? "d" : "")
        let suffix = letters.isEmpty ? "" : "[\(letters)]"
        return "\(modifiers[modifier])\(left) \(symbol)\(suffix) \(right)"
    }

    private func compound(_ archived: ArchivedObject) -> String? {
        let parts = archived["NSSubpredicates"].object?.elements.compactMap(\.object) ?? []
        let texts = parts.compactMap(inner.predicate)
        guard texts.count == parts.count, !texts.isEmpty else { return nil }
        let joined = texts.map { "(\($0))" }
        switch archived["NSCompoundPredicateType"].integer ?? 1 {
        case 0: return "NOT \(joined[0])"
        case 1: return joined.joined(separator: " AND ")
        case 2: return joined.joined(separator: " OR ")
        default: return nil
        }
    }

    private func constant(_ value: ArchivedValue) -> String? {
        switch value {
        case .null: return "nil"
        case .boolean(let flag): return flag ? "YES" : "NO"
        case .integer(let number): return "\(number)"
        case .real(let number): return "\(number)"
        default: return value.text.map(quoted)
        }
    }

    private func quoted(_ text: String) -> String {
        let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }

    /// A key path is archived as a call of `valueForKeyPath:`.
    private func keyPath(_ archived: ArchivedObject) -> String? {
        guard ["valueForKeyPath:", "valueForKey:"].contains(archived["NSSelectorName"].text),
            let argument = archived["NSArguments"].object?.elements.first,
            let path = argument.object.flatMap(inner.expression) ?? argument.text
        else { return nil }
        let operand = archived["NSOperand"].object.flatMap(inner.expression)
        return operand == nil || operand == "SELF" ? path : "\(operand ?? "").\(path)"
    }
}

/// The scope to which the names in a condition are relative.
package struct PredicateScope {
    /// The number of the innermost subquery's variable; 0 outside of subqueries.
    private var depth = 0
    /// The path through to-one relationships. For example: `owner.`.
    private var path = ""

    package init() {}

    func into(_ toOne: String) -> Self {
        var inner = self
        inner.path += toOne + "."
        return inner
    }

    func key(_ name: String) -> PredicateFormat {
        PredicateFormat(depth == 0 ? "%K" : "$x\(depth).%K", [.keyPath(path + name)])
    }

    func test(_ name: String, _ sign: PredicateFormat, _ constant: Constant) -> PredicateFormat {
        present(name, key(name) + " " + sign + " " + .value(constant))
    }

    func bits(_ name: String, _ test: BitTest, _ mask: Constant) -> PredicateFormat {
        let masked = "(" + key(name) + " & " + .value(mask) + ")"
        return switch test {
        case .all: present(name, masked + " == " + .value(mask))
        case .any: present(name, masked + " != 0")
        case .none: present(name, masked + " == 0")
        case .exactly: self.test(name, "==", mask)
        }
    }

    func count(_ toMany: String, _ condition: ConditionNode) -> PredicateFormat {
        var inner = PredicateScope()
        inner.depth = depth + 1
        let variable = PredicateFormat("$x\(inner.depth)", [])
        return "SUBQUERY(" + key(toMany) + ", " + variable + ", " + condition.format(in: inner)
            + ").@count"
    }

    private func present(_ name: String, _ test: PredicateFormat) -> PredicateFormat {
        "(" + key(name) + " != nil AND " + test + ")"
    }
}

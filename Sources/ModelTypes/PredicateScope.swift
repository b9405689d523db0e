/// What the names of a condition are relative to.
package struct PredicateScope {
    /// The variable of the innermost subquery; 0 outside of all.
    private var depth = 0
    /// The to-one relationships on the way. For example: `owner.`.
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

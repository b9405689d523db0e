/// A predicate as its format string says it.
indirect enum PredicateNode {
    case constant(Bool)
    case comparison(Aggregate, ValueNode, Comparison, ValueNode, TextSearch)
    case not(PredicateNode)
    case and(PredicateNode, PredicateNode)
    case or(PredicateNode, PredicateNode)

    enum Aggregate: String {
        case direct = ""
        case any = "ANY"
        case all = "ALL"
        case none = "NONE"
    }

    enum Comparison: String {
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case contains = "CONTAINS"
        case beginsWith = "BEGINSWITH"
        case matches = "MATCHES"
        case endsWith = "ENDSWITH"
        case isIn = "IN"
        case between = "BETWEEN"
    }
}

/// A value in a predicate.
indirect enum ValueNode {
    case constant(Any?)
    /// A key path of the object. For example: `owner.name`; empty for `SELF`.
    case keyPath(String)
    /// A key path of a variable. For example: `$x1.name`.
    case variable(String, keyPath: String)
    case bitwiseAnd(ValueNode, ValueNode)
    case bitwiseOr(ValueNode, ValueNode)
    case list([ValueNode])
    /// A key path of the members for which the predicate holds. For example: `@count`.
    case subquery(ValueNode, variable: String, PredicateNode, keyPath: String)
}

/// How texts are compared: by Foundation's search, as Apple's predicates do. For example: `[cd]`.
struct TextSearch {
    /// What it looks away from.
    var options: String.CompareOptions = []

    func areEqual(_ left: String, _ right: String) -> Bool {
        left.compare(right, options: options) == .orderedSame
    }

    func finds(_ part: String, in whole: String, _ place: String.CompareOptions = []) -> Bool {
        whole.range(of: part, options: options.union(place)) != nil
    }
}

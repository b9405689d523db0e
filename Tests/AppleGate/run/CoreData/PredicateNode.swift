/// A predicate as its format string says it.
indirect enum PredicateNode {
    case constant(Bool)
    case comparison(Aggregate, ValueNode, Comparison, ValueNode, TextFolding)
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

/// What text comparisons look away from. For example: `[cd]`.
struct TextFolding {
    var options: String.CompareOptions = []

    func callAsFunction(_ text: String) -> String {
        options.isEmpty ? text : text.folding(options: options, locale: nil)
    }
}

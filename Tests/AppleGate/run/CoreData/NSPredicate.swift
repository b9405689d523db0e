// Outside Apple systems Foundation declares these and marks them unavailable.
extension NSPredicate {
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            var parser = try PredicateParser(predicateFormat, arguments ?? [])
            let root = PredicateRoot(node: try parser.parse())
            self.init { object, variables in
                root.holds(for: object, variables ?? [:])
            }
            FormatTexts.shared.remember(predicateFormat, arguments ?? [], of: self)
        } catch {
            fatalError("Unable to parse the format string \"\(predicateFormat)\": \(error)")
        }
    }

    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 as Any })
    }

    /// Apple's answers with `Self`, which an extension of a class cannot make.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        let root = PredicateRoot(template: self, variables: variables)
        return NSPredicate { object, others in
            root.holds(for: object, others ?? [:])
        }
    }
}

/// What the block of a predicate holds on to.
private final class PredicateRoot: @unchecked Sendable {
    // Sendable, because nothing in it ever changes: constants and variables are only read.
    private let node: PredicateNode?
    private let template: NSPredicate?
    private let variables: [String: Any]

    init(node: PredicateNode) {
        self.node = node
        template = nil
        variables = [:]
    }

    init(template: NSPredicate, variables: [String: Any]) {
        node = nil
        self.template = template
        self.variables = variables
    }

    func holds(for object: Any?, _ others: [String: Any]) -> Bool {
        let all = variables.merging(others) { $1 }
        if let template { return template.evaluate(with: object, substitutionVariables: all) }
        return node?.holds(for: PredicateSubject(object: object, variables: all)) ?? false
    }
}

// What format arguments are on Apple systems. Nothing here reads the encoding.
// swift-format-ignore: AvoidRetroactiveConformances
extension NSObject: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

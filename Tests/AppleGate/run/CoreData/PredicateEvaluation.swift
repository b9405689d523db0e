/// What a predicate is asked about.
struct PredicateSubject {
    let object: Any?
    var variables: [String: Any]

    func value(at keyPath: String) -> Any? { value(of: object, at: keyPath[...]) }

    func value(ofVariable name: String, at keyPath: String) -> Any? {
        guard let variable = variables[name] else { fatalError("$\(name) has no value") }
        return value(of: variable, at: keyPath[...])
    }

    /// A key path through a to-many relationship collects the values of all members.
    func value(of object: Any?, at keyPath: Substring) -> Any? {
        guard let object = stored(object), !keyPath.isEmpty else { return stored(object) }
        let key = keyPath.prefix { $0 != "." }
        let rest = keyPath.dropFirst(key.count + 1)
        if let elements = elements(of: object) {
            guard key != "@count" else { return NSNumber(value: elements.count) }
            return elements.map { value(of: $0, at: keyPath) as Any }
        }
        guard let managed = object as? NSManagedObject else {
            fatalError("\(key): no such key of \(object)")
        }
        return value(of: managed.value(forKey: String(key)), at: rest)
    }
}

func elements(of value: Any?) -> [Any]? {
    switch value {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let set as Set<AnyHashable>: set.map(\.base)
    case let list as [Any]: list
    default: nil
    }
}

extension ValueNode {
    func value(for subject: PredicateSubject) -> Any? {
        switch self {
        case .constant(let value): stored(value)
        case .keyPath(let path): subject.value(at: path)
        case .variable(let name, let path): subject.value(ofVariable: name, at: path)
        case .bitwiseAnd(let left, let right): bits(left, right, subject, &)
        case .bitwiseOr(let left, let right): bits(left, right, subject, |)
        case .list(let nodes): nodes.map { $0.value(for: subject) as Any }
        case .subquery(let collection, let variable, let predicate, let path):
            subject.value(of: matches(collection, variable, predicate, subject), at: path[...])
        }
    }

    /// `nil` if one side is missing, as in SQL.
    private func bits(
        _ left: ValueNode,
        _ right: ValueNode,
        _ subject: PredicateSubject,
        _ operation: (Int64, Int64) -> Int64
    ) -> Any? {
        guard let left = left.value(for: subject) as? NSNumber,
            let right = right.value(for: subject) as? NSNumber
        else { return nil }
        return NSNumber(value: operation(left.int64Value, right.int64Value))
    }

    private func matches(
        _ collection: ValueNode,
        _ variable: String,
        _ predicate: PredicateNode,
        _ subject: PredicateSubject
    ) -> [Any] {
        (elements(of: collection.value(for: subject)) ?? []).filter { element in
            var inner = subject
            inner.variables[variable] = element
            return predicate.holds(for: inner)
        }
    }
}

extension PredicateNode {
    func holds(for subject: PredicateSubject) -> Bool {
        switch self {
        case .constant(let value): return value
        case .not(let node): return !node.holds(for: subject)
        case .and(let left, let right): return left.holds(for: subject) && right.holds(for: subject)
        case .or(let left, let right): return left.holds(for: subject) || right.holds(for: subject)
        case .comparison(let aggregate, let left, let comparison, let right, let search):
            let (left, right) = (left.value(for: subject), right.value(for: subject))
            let test = { comparison.holds(stored($0), right, search) }
            let all = elements(of: left) ?? []
            switch aggregate {
            case .direct: return test(left)
            case .any: return all.contains(where: test)
            case .all: return all.allSatisfy(test)
            case .none: return !all.contains(where: test)
            }
        }
    }
}

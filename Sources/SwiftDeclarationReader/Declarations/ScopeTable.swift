/// The types in all files by full path, for resolving names like the compiler.
///
/// For example: `Note` inside `SchemaV3` resolves to `SchemaV1.Note` through `enum SchemaV3 {
/// typealias Note = SchemaV1.Note }`.
struct ScopeTable {
    private var declared: Set<[String]> = []
    private var aliases: [[String]: TypeAlias] = [:]

    /// Complexity: O(n) for n declarations.
    init(_ all: Declarations) {
        for alias in all.declaredAliases { aliases[alias.containers + [alias.name]] = alias }
        declared.formUnion(all.schemas.map(\.path))
        let others = all.others.map { $0.context.containers + [$0.name] }
        let helpers = all.helpers.lazy.filter { !$0.isAlias }
            .flatMap { helper in helper.names.map { helper.context.containers + [$0] } }
        let types = all.models.map(\.path) + all.values.map(\.path) + others + Array(helpers)
        declared.formUnion(types)
        // Members of an extension of an alias belong to the type itself.
        for path in types where path.count > 1 {
            declared.insert(fullPath(Array(path.dropLast())) + path.suffix(1))
        }
    }

    /// The path with all aliases resolved, or the path itself if it can't be resolved.
    func fullPath(_ path: [String]) -> [String] { self.path(of: path, in: []) ?? path }

    /// The full path of the type that a name refers to in a scope; `nil` for types from other
    /// modules.
    ///
    /// Complexity: O(n) for n components of the scope and the name.
    func path(of name: [String], in scope: [String]) -> [String]? {
        let steps = steps(of: name, in: scope)
        return steps.count == name.count ? steps.last?.last : nil
    }

    /// The full paths from a name to its type, for each known component.
    ///
    /// For example: `SchemaV1` for the first component of `SchemaV1.Note`; `SchemaV3.Note` and
    /// `SchemaV1.Note` for the second component of `SchemaV3.Note`, an alias of it.
    func steps(of name: [String], in scope: [String]) -> [[[String]]] {
        steps(of: name, in: scope, depth: 0)
    }

    private func steps(of name: [String], in scope: [String], depth: Int) -> [[[String]]] {
        guard let first = name.first else { return [] }
        var outer = scope
        var steps = chain(first, in: outer, depth)
        while steps.isEmpty, !outer.isEmpty {
            outer.removeLast()
            steps = chain(first, in: outer, depth)
        }
        guard !steps.isEmpty else { return [] }
        var result = [steps]
        for next in name.dropFirst() {
            guard let container = result.last?.last else { break }
            let steps = chain(next, in: container, depth)
            guard !steps.isEmpty else { break }
            result.append(steps)
        }
        return result
    }

    /// The paths from a member of a type to the type that it refers to; empty if it doesn't exist.
    private func chain(_ name: String, in container: [String], _ depth: Int) -> [[String]] {
        let path = container + [name]
        if declared.contains(path) { return [path] }
        // An alias of itself would never end.
        guard depth < 32, let alias = aliases[path] else { return [] }
        let target = steps(of: alias.path, in: container, depth: depth + 1)
        guard target.count == alias.path.count, let last = target.last else { return [] }
        return [path] + last
    }
}

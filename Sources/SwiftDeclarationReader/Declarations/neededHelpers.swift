import ModelIR
import SwiftSyntax

extension Declarations {
    /// The helpers named by the code of models and value types, and the helpers named by these, in
    /// declaration order.
    ///
    /// A name counts in any position, so unneeded helpers may be included, but none is missed.
    /// Complexity: O(n) for n tokens if there are helpers, otherwise O(1).
    var neededHelpers: [HelperDeclaration] {
        let generated = containers.union(models.map(\.name)).union(
            values.filter { !$0.isOwn }.map(\.name)
        )
        let external = values.filter(\.isExternal).map(\.name)
        let declared = Set(helpers.flatMap(\.names) + external)
        var waiting: [String: [Int]] = [:]
        var helpers = helpers
        var needed: Set<Int> = []
        for (index, helper) in helpers.enumerated() {
            if nesting?.keeps(helper, containers) == true {
                needed.insert(index)
                helpers[index].isKept = true
            }
            guard generated.isDisjoint(with: helper.names) else { continue }
            for name in helper.wakingNames(declared) { waiting[name, default: []].append(index) }
        }
        guard !waiting.isEmpty || !needed.isEmpty else { return [] }
        var search = NameCollector()
        for model in models { search.collect(model.node) }
        for value in values { search.collect(value.declaration) }
        for one in extensions { search.collect(one.node) }
        for one in nestedExtensions.values.joined() { search.collect(one.node) }
        // Next to a model file, codable types exist for its attributes.
        if models.isEmpty {
            for helper in helpers where helper.isCodable { search.open += helper.names }
        }
        for index in needed {
            search.collect(helpers[index].node)
            search.open += helpers[index].names
        }
        while let name = search.open.popLast() {
            for index in waiting[name] ?? [] where needed.insert(index).inserted {
                search.collect(helpers[index].node)
            }
        }
        return needed.map { helpers[$0] }.sorted { first, second in
            (first.context.file.index, first.node.position)
                < (second.context.file.index, second.node.position)
        }
    }
}

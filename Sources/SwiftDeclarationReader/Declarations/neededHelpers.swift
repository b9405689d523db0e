import ModelIR
import SwiftSyntax

extension Declarations {
    /// The helpers named by the code of models and value types, and the helpers named by these, in
    /// declaration order; and those that code elsewhere may name, if it takes the files' place.
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
            guard helper.isContainer || generated.isDisjoint(with: helper.names) else { continue }
            for name in helper.wakingNames(declared) { waiting[name, default: []].append(index) }
        }
        guard !helpers.isEmpty else { return [] }
        var search = NameCollector(
            containers: Set(helpers.filter(\.isContainer).flatMap(\.names))
        )
        let withoutActor = classesWithoutActor
        let classes: [(name: String, node: any DeclGroupSyntax)] =
            models.map { ($0.name, $0.node) } + extensions.map { ($0.path.last ?? "", $0.node) }
        for (name, node) in classes {
            search.collect(node, where: { withoutActor.contains(name) || !$0.canBelongToActor })
        }
        for value in values { search.collect(value.declaration) }
        for one in nestedExtensions.values.joined() { search.collect(one.node) }
        // Next to a model file, codable types exist for its attributes. Those beside classes belong to the
        // model, too, even if no class needs them yet.
        let ofModels = Set(helpersOfModels)
        for (index, helper) in helpers.enumerated()
        where helper.isCodable && (models.isEmpty || ofModels.contains(index)) {
            search.open += helper.names
        }
        for index in needed {
            search.collect(helpers[index].node)
            search.open += helpers[index].names
        }
        func follow(_ body: (Int) -> Void) {
            while let name = search.open.popLast() {
                for index in waiting[name] ?? [] where needed.insert(index).inserted {
                    search.collect(helpers[index].node)
                    body(index)
                }
            }
        }
        follow { _ in }
        for (_, node) in classes { search.collect(node) }
        follow { helpers[$0].isForFunctions = true }
        let visible = visibleHelpers
        for index in visible where helpers[index].isUsedWithoutName && needed.insert(index).inserted
        {
            search.collect(helpers[index].node)
        }
        follow { helpers[$0].isForFunctions = true }
        for index in visible where needed.insert(index).inserted {
            helpers[index].isAsWritten = true
            search.collect(helpers[index].node)
        }
        follow { helpers[$0].isAsWritten = true }
        return needed.map { helpers[$0] }.sorted { first, second in
            (first.context.file.index, first.node.position)
                < (second.context.file.index, second.node.position)
        }
    }
}

extension Declarations {
    /// The helpers that code in other files may name, where the generated code takes the place of their
    /// files: all but private ones and those of user interfaces. The files are those of models and of their
    /// extensions, and those that are about SwiftData and no user interface.
    private var visibleHelpers: [Int] {
        nesting == nil ? [] : helpersOfModels
    }

    /// The same, whether or not the generated code takes the place of the files.
    private var helpersOfModels: [Int] {
        let files = Set((models.map(\.context) + extensions.map(\.context)).map(\.file.index))
        return helpers.indices.filter { index in
            let file = helpers[index].context.file
            let isOfModel =
                files.contains(file.index) || file.isWrittenForSwiftData && !file.isAboutInterface
            return isOfModel && helpers[index].isVisible
        }
    }
}

extension Declarations {
    /// The classes whose functions belong to no actor, whatever the configuration says: those that are
    /// declared so, and those with superclasses and subclasses, which may override them.
    private var classesWithoutActor: Set<String> {
        let names = Set(models.map(\.name))
        return models.reduce(into: []) { result, model in
            let parents = inheritedTypes(model.node.inheritanceClause).map(\.name)
                .filter(names.contains)
            let isNonisolated = model.node.modifiers.contains { $0.name.text == "nonisolated" }
            if isNonisolated || !parents.isEmpty { result.insert(model.name) }
            result.formUnion(parents)
        }
    }
}

extension NameCollector {
    /// Collects the words of a class or an extension, but only those members that fulfill a condition.
    fileprivate mutating func collect(
        _ node: any DeclGroupSyntax,
        where isIncluded: (DeclSyntax) -> Bool
    ) {
        collect(node.attributes)
        if let clause = node.inheritanceClause { collect(clause) }
        for member in node.memberBlock.members where isIncluded(member.decl) { collect(member) }
    }
}

extension DeclSyntax {
    /// Whether the member of a class can belong to the module's actor: a function, or a computed or static
    /// property, unless it says otherwise or is called by sets.
    fileprivate var canBelongToActor: Bool {
        let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
        if modifiers?.contains(where: { $0.name.text == "nonisolated" }) == true { return false }
        if self.is(VariableDeclSyntax.self) { return canBeLeftOut(self) }
        let isFunction = self.is(FunctionDeclSyntax.self) || self.is(SubscriptDeclSyntax.self)
        return isFunction && !["==", "hash"].contains(baseName(of: self))
    }
}

extension HelperDeclaration {
    /// Whether code of a model may use members of the extension that it doesn't name.
    ///
    /// For example: `items[safe: 0]`, and `"\(money: price)"`.
    fileprivate var isUsedWithoutName: Bool {
        guard let node = node.as(ExtensionDeclSyntax.self) else { return false }
        return node.memberBlock.members.contains { member in
            member.decl.is(SubscriptDeclSyntax.self)
                || baseName(of: member.decl) == "appendInterpolation"
        }
    }

    /// Whether code in other files may name it: it's neither private nor of a user interface.
    var isVisible: Bool {
        let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
        let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
        let interfaces = [
            "App", "PreviewProvider", "Scene", "View", "ViewModifier", "Widget", "WidgetBundle",
        ]
        return !node.isPrivate && attributes.map(Annotation.all(of:))?.first("main") == nil
            && !inheritedTypes(clause).contains { interfaces.contains($0.name) }
    }
}

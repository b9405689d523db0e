import Diagnostics
import SwiftSyntax

/// The declarations that make up a version of a model.
///
/// They are the classes that it lists and those reachable from them through relationships, wherever
/// they're declared; the parts of other versions that these need; and everything that doesn't
/// belong to a version.
struct VersionContents {
    private let all: Declarations
    private let version: SchemaDeclaration
    private let reports: Reports
    private let table: ScopeTable
    private let others: Set<[String]>

    init(_ all: Declarations, _ version: SchemaDeclaration, _ reports: Reports) {
        self.all = all
        self.version = version
        self.reports = reports
        table = ScopeTable(all)
        others = Set(all.schemas.map(\.path)).subtracting([version.path])
    }

    /// Complexity: O(n) for n tokens of the files.
    var declarations: Declarations {
        let chosen = chosenModels
        var uses = VersionUses(all, table, chosen) { isInOtherVersion($0) }
        uses.collect()
        var result = all
        result.nesting?.chosen = chosen
        result.models.removeAll { !chosen.contains($0.path) }
        result.values.removeAll { !uses.contains($0.path, $0.context.containers) }
        // The version's own types hide those of the same names outside, as in Swift.
        let own = Set(result.values.filter(isInVersion).map(\.name))
        result.values.removeAll { own.contains($0.name) && !isInVersion($0) }
        result.helpers.removeAll { !uses.contains($0.path, $0.context.containers) }
        result.holders.removeAll { isInOtherVersion(table.fullPath($0.path)) }
        result.extensions.removeAll { !uses.contains($0) }
        if result.nesting != nil {
            result.others.removeAll {
                !uses.contains($0.context.containers + [$0.name], $0.context.containers)
            }
        }
        result.declaredAliases.removeAll {
            !uses.contains($0.containers + [$0.name], $0.containers)
        }
        return result.withAliases(table)
    }

    private func isInVersion(_ value: ValueDeclaration) -> Bool {
        table.fullPath(value.context.containers).starts(with: version.path)
    }

    private func isInOtherVersion(_ path: [String]) -> Bool {
        path.indices.contains { others.contains(Array(path[...$0])) }
    }

    private var chosenModels: Set<[String]> {
        let list = ModelListReader(all, table)
        guard list.hasList(version.path) else { return modelsOutsideOfOtherVersions }
        do throws(UnreadableList) {
            let listed = try list.classes(of: version.path)
            let found = listed.compactMap(model)
            let chosen = reached(from: found)
            let unlisted = unlisted(besides: chosen)
            if found.count == listed.count { report(unlisted) }
            // An app has others for containers of their own.
            return isOfApp ? reached(from: unlisted.map(\.path), besides: chosen) : chosen
        } catch {
            reports.add(
                .warning,
                "swift.unread-models",
                at: error.node,
                in: error.file,
                "which classes '\(version.name)' has is known only when this runs, so all classes in it and"
                    + " outside of versions are taken; list them, as in '[Note.self, Tag.self]'"
            )
            return modelsOutsideOfOtherVersions
        }
    }

    private var modelsOutsideOfOtherVersions: Set<[String]> {
        Set(all.models.map(\.path).filter { !isInOtherVersion($0) })
    }

    /// The path of a class in a list; `nil` if the class doesn't exist, which is an error.
    private func model(_ listed: ListedClass) -> [String]? {
        let models = Set(all.models.map(\.path))
        if let path = table.path(of: listed.path, in: listed.scope), models.contains(path) {
            return path
        }
        // The module's name may come first, which nothing here says.
        let inModule = Array(listed.path.dropFirst())
        if !inModule.isEmpty, let path = table.path(of: inModule, in: []), models.contains(path) {
            return path
        }
        let name = listed.path.joined(separator: ".")
        reports.addUnknown(
            "swift.unknown-model",
            at: listed.node.expression,
            in: listed.file,
            "'\(version.name)' lists '\(name)', but no class of that name with '@Model' is declared here",
            name: listed.path.last ?? name,
            known: all.models.map(\.name),
            notes: [.init("name all files with classes of the model as input")]
        )
        return nil
    }

    /// Known classes, the listed ones and, following SwiftData, those that their relationships lead to.
    /// Of classes with the same name, a known one takes precedence, then a listed one.
    private func reached(
        from listed: [[String]],
        besides known: Set<[String]> = []
    ) -> Set<[String]> {
        let models = Dictionary(grouping: all.models, by: \.path)
        let taken = Set(known.compactMap(\.last))
        var open = listed.filter { path in path.last.map { !taken.contains($0) } ?? false }
        var chosen = known.union(open)
        var names = Set(chosen.compactMap(\.last))
        while let path = open.popLast() {
            for name in (models[path] ?? []).flatMap({ typePaths(ofPropertiesOf: $0.node) }) {
                guard let target = table.path(of: name, in: path), models[target] != nil,
                    let last = target.last, names.insert(last).inserted
                else { continue }
                chosen.insert(target)
                open.append(target)
            }
        }
        return chosen
    }

    /// Whether the classes are all that an app has now, beside what belongs to earlier versions.
    private var isOfApp: Bool {
        all.nesting != nil
            && !all.schemas.contains { version.version.lexicographicallyPrecedes($0.version) }
    }

    private func unlisted(besides chosen: Set<[String]>) -> [ModelDeclaration] {
        all.models.filter { !chosen.contains($0.path) && !isInOtherVersion($0.path) }
    }

    private func report(_ unlisted: [ModelDeclaration]) {
        for model in unlisted {
            let consequence = isOfApp ? "so its containers don't have it" : "so it is not generated"
            reports.add(
                .warning,
                "swift.unlisted-model",
                at: model.node.name,
                in: model.context.file,
                "'\(model.name)' is not among the classes that '\(version.name)' lists in 'models', "
                    + consequence
            )
        }
    }
}

extension Declarations {
    /// The declarations with their aliases resolved, for a model without versions.
    var withAliases: Declarations { withAliases(ScopeTable(self)) }

    func withAliases(_ table: ScopeTable) -> Declarations {
        var result = self
        // A version's own names take precedence.
        for alias in declaredAliases.sorted(by: { $0.containers.count < $1.containers.count }) {
            var linked = alias
            if let path = table.path(of: alias.path, in: alias.containers) {
                linked.path = path
                if case .named(_, []) = alias.type, let name = path.last {
                    linked.type = .named(name, [])
                }
            }
            result.aliases[alias.name] = linked
        }
        return result
    }
}

/// The type names of a class's stored properties and its superclass.
private func typePaths(ofPropertiesOf node: ClassDeclSyntax) -> [[String]] {
    var paths: [[String]] = []
    if let clause = node.inheritanceClause { paths += namePaths(in: clause) }
    for member in node.memberBlock.members {
        guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings {
            if let type = binding.typeAnnotation {
                paths += namePaths(in: type)
            } else if let value = binding.initializer {
                paths += namePaths(in: value)
            }
        }
    }
    return paths
}

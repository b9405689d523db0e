import SwiftSyntax

/// Finds the parts of other versions that a version's classes need.
///
/// For example: `SchemaV1.Mood` for a class `SchemaV1.Note` with `var mood: Mood`.
struct VersionUses {
    private let all: Declarations
    private let table: ScopeTable
    private let models: Set<[String]>
    private let versions: Set<[String]>
    private let isInOtherVersion: ([String]) -> Bool
    /// The paths of the needed declarations in other versions.
    private var needed: Set<[String]> = []
    /// The nodes of declarations that may be needed, by path.
    private var waiting: [[String]: [Waiting]] = [:]
    private var open: [Waiting] = []

    private struct Waiting {
        var node: Syntax
        var scope: [String]
    }

    init(
        _ all: Declarations,
        _ table: ScopeTable,
        _ models: Set<[String]>,
        _ isInOtherVersion: @escaping ([String]) -> Bool
    ) {
        self.all = all
        self.table = table
        self.models = models
        versions = Set(all.schemas.map(\.path))
        self.isInOtherVersion = isInOtherVersion
    }

    /// Follows the names in the chosen classes, in declarations outside of versions, and in what
    /// these need. Complexity: O(n) for n tokens if other versions declare more than classes,
    /// otherwise O(m) for m declarations.
    mutating func collect() {
        for value in all.values {
            add(Syntax(value.declaration), value.path, in: value.context.containers)
        }
        let plans = plans
        for helper in all.helpers where !isInside(helper.path, plans) {
            add(Syntax(helper.node), helper.path, in: helper.context.containers)
        }
        guard !waiting.isEmpty else { return }
        for model in all.models where models.contains(model.path) {
            open.append(Waiting(node: Syntax(model.node), scope: model.path))
        }
        for one in all.extensions {
            let target = target(of: one)
            if isInside(target, plans) { continue }
            let waiting = Waiting(node: Syntax(one.node), scope: target)
            // Code that has all versions needs no parts of others for what is outside of versions.
            if isInside(target, models) || (all.nesting == nil && !isInOtherVersion(target)) {
                open.append(waiting)
            } else {
                self.waiting[target, default: []].append(waiting)
            }
        }
        let names = Set(waiting.keys.compactMap(\.last))
        while let next = open.popLast() {
            for path in namePaths(in: next.node) where path.contains(where: names.contains) {
                for step in table.steps(of: path, in: next.scope).joined() { need(step) }
            }
        }
    }

    /// The migration plans, which name the parts of all versions.
    private var plans: Set<[String]> {
        Set(all.helpers.filter(\.isMigrationPlan).map { table.fullPath($0.path) })
    }

    /// Adds a declaration; one outside of other versions is needed in any case.
    private mutating func add(_ node: Syntax, _ path: [String], in scope: [String]) {
        let scope = table.fullPath(scope)
        if isInOtherVersion(scope) {
            waiting[scope + path.suffix(1), default: []].append(Waiting(node: node, scope: scope))
        } else if all.nesting == nil, !node.is(StructDeclSyntax.self),
            !node.is(FunctionDeclSyntax.self)
        {
            open.append(Waiting(node: node, scope: scope))
        }
    }

    private mutating func need(_ path: [String]) {
        // The name of a version by itself doesn't require any of its members.
        guard isInOtherVersion(path), !versions.contains(path), needed.insert(path).inserted
        else { return }
        open += waiting[path] ?? []
    }

    /// Whether a declaration belongs to the version.
    func contains(_ path: [String], _ containers: [String]) -> Bool {
        let containers = table.fullPath(containers)
        return !isInOtherVersion(containers) || isInside(containers, models)
            || isInside(containers + path.suffix(1), needed)
    }

    func contains(_ one: ExtensionDeclaration) -> Bool {
        let target = target(of: one)
        return !isInOtherVersion(target) || isInside(target, models) || isInside(target, needed)
    }

    /// The full path of the type that an extension extends.
    private func target(of one: ExtensionDeclaration) -> [String] {
        let scope = one.context.containers
        let steps = table.steps(of: one.path, in: scope)
        guard let known = steps.last?.last else { return scope + one.path }
        return known + one.path.dropFirst(steps.count)
    }

    private func isInside(_ path: [String], _ types: Set<[String]>) -> Bool {
        path.indices.contains { types.contains(Array(path[...$0])) }
    }
}

/// The names in a text; names joined by dots form one path.
///
/// For example: `SchemaV1` and `Note` for `SchemaV1.Note()`.
func namePaths(in node: some SyntaxProtocol) -> [[String]] {
    var paths: [[String]] = []
    var continues = false
    for token in node.tokens(viewMode: .sourceAccurate) {
        switch token.tokenKind {
        case .identifier where continues && !paths.isEmpty:
            paths[paths.count - 1].append(token.identifierText)
            continues = false
        case .identifier:
            paths.append([token.identifierText])
            continues = false
        case .period: continues = token.previousToken(viewMode: .sourceAccurate)?.isName ?? false
        default: continues = false
        }
    }
    return paths
}

extension TokenSyntax {
    fileprivate var isName: Bool {
        if case .identifier = tokenKind { return true }
        return false
    }
}

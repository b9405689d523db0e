import ModelIR
import SwiftNames

/// Finds the pieces of code that need modules of Apple's systems.
struct PlatformSearch {
    private var pieces: [PlatformPiece] = []
    /// The needs that were found, by the index of the piece.
    private var needs: [Int: PlatformNeed] = [:]
    /// The needs that the source states in an `#if`, by the index of the piece.
    private var stated: [Int: PlatformNeed] = [:]
    /// The users of a name with several declarations, which get a condition for it once: another one would contain
    /// the first, and so on without an end.
    private var answered: Set<Use> = []
    /// The names declared in the model, which shadow those of modules.
    let declared: Set<String>
    private let fragments: [SourceFragment]
    /// The type that each fragment's code belongs to, or the name of a declaration.
    private let owners: [String]
    /// The modules that each source file imports.
    private let modules: [[String]]
    /// The properties that classes and structs store, whatever the system.
    private let stored: Set<String>
    /// The names of the members that a fragment declares.
    private var memberNames: [Set<String>]
    /// Those of the members that can't be conditional.
    private var fixedNames: [Set<String>]
    private var children: [[Int]]

    init(_ model: Model, _ modules: [[String]], _ declared: Set<String>) {
        self.modules = modules
        let owned = model.ownedFragments
        fragments = owned.map(\.fragment)
        owners = owned.map { $0.owner ?? $0.fragment.name }
        memberNames = Array(repeating: [], count: fragments.count)
        fixedNames = memberNames
        for (index, fragment) in fragments.enumerated() where fragment.kind != .valueType {
            let finder = PieceFinder(fragment, index, first: pieces.count)
            pieces += finder.pieces
            fixedNames[index] = finder.fixedNames
            let conditional = finder.pieces.filter { $0.kind == .member }
            memberNames[index] = finder.fixedNames.union(conditional.map(\.name))
        }
        self.declared = declared.union(model.entities.map(\.name))
            .union(model.valueTypes.map(\.name))
            .union(pieces.filter { $0.kind == .fragment }.map(\.name))
        stored = Set(
            model.entities.flatMap(\.stored).flatMap { [$0.name, $0.declaredName] }
        )
        children = Array(repeating: [], count: pieces.count)
        for (index, piece) in pieces.enumerated() {
            if let parent = piece.parent { children[parent].append(index) }
        }
    }

    /// The outermost pieces that need modules, in their order, each with what is needed in it.
    var conditionalPieces: [(piece: PlatformPiece, need: PlatformNeed)] {
        var outermost: [Int: PlatformNeed] = [:]
        for (index, need) in needs {
            let outer = outermostPiece(around: index)
            let known = outermost[outer] ?? needs[outer] ?? need
            outermost[outer] = known.adding(need.conditions)
        }
        return outermost.sorted { $0.key < $1.key }.map { (pieces[$0.key], $0.value) }
    }

    private func outermostPiece(around index: Int) -> Int {
        var (outer, next) = (index, pieces[index].parent)
        while let parent = next {
            if needs[parent] != nil { outer = parent }
            next = pieces[parent].parent
        }
        return outer
    }

    mutating func run() {
        findStated()
        var open = stated.keys.sorted()
        for (index, piece) in pieces.enumerated() {
            let imported = modules[fragments[piece.fragment].origin.source]
            let found = imported.compactMap { module in
                firstName(in: piece, of: module, imported).map { (module, $0) }
            }
            guard let first = found.first else { continue }
            let conditions = found.map { PlatformCondition(module: $0.0) }
            open += add(PlatformNeed(conditions: conditions, name: first.1), to: index)
        }
        spread(from: open)
    }

    /// Finds what exists on some systems only, because every declaration of its name is in an `#if`.
    private mutating func findStated() {
        for (index, piece) in pieces.enumerated() {
            guard let text = fragments[piece.fragment].condition,
                text.contains("canImport(") || text.contains("os(")
            else { continue }
            let condition = PlatformCondition(alternatives: [text])
            stated[index] = PlatformNeed(conditions: [condition], name: piece.name)
        }
    }

    /// What a piece needs in all.
    private func allNeeds(of piece: Int) -> PlatformNeed? {
        guard let found = needs[piece] else { return stated[piece] }
        return stated[piece].map { found.adding($0.conditions) } ?? found
    }

    /// What code needs that names one of several declarations; `nil` if one of them is always there, and if
    /// they take the place of a module's elsewhere, as an `#else` and `!canImport(OSLog)` suggest.
    private func need(ofOneOf declarations: [Int], named name: String) -> PlatformNeed? {
        var all: [PlatformNeed] = []
        for one in declarations {
            guard let need = allNeeds(of: one) else { return nil }
            all.append(need)
        }
        guard let first = all.first else { return nil }
        let isOne = all.allSatisfy { $0.conditions == first.conditions }
        let conditions =
            isOne
            ? first.conditions : [PlatformCondition(oneOf: all.map(\.condition))].compactMap(\.self)
        if conditions.isEmpty || conditions.contains(where: { $0.text.contains("!") }) {
            return nil
        }
        return PlatformNeed(conditions: conditions, name: name)
    }

    /// Modules that have names of others, those that have the most names first.
    private static let exporters = ["Darwin", "SwiftUI"]

    private func firstName(
        in piece: PlatformPiece,
        of module: String,
        _ imported: [String]
    ) -> String? {
        guard let names = PlatformNames.named(module) else { return nil }
        return piece.uses.bare.first { name in
            if name == module { return true }
            guard names.contains(name), !declared.contains(name),
                !memberNames[piece.fragment].contains(name)
            else { return false }
            // What Foundation has of Combine, and SwiftUI of UIKit, is the imported module's.
            guard let place = Self.exporters.firstIndex(of: module) else { return true }
            let others = imported.filter { !Self.exporters[...place].contains($0) }
            return !others.contains { PlatformNames.declares($0, name) }
        }
    }

    /// Code that names conditional code needs its modules as well, unless the name is ambiguous.
    private mutating func spread(from first: [Int]) {
        let declarers = Dictionary(grouping: pieces.indices) { pieces[$0].name }
        let users = byName { $0.own.union($0.bare) }
        let usersOfMembers = byName(\.members)
        let fixed = fixedNames.reduce(into: Set<String>()) { $0.formUnion($1) }
        var open = first
        while let index = open.popLast() {
            let name = pieces[index].name
            if let signature = pieces[index].signature {
                open += addNeeds(of: signature, in: owners[pieces[index].fragment])
            }
            if name.isEmpty || name == "init" || stored.contains(name) { continue }
            let all = declarers[name] ?? []
            for user in users[name] ?? []
            where !fixedNames[pieces[user].fragment].contains(name) {
                let meant = meant(by: user, all)
                guard meant.contains(index) else { continue }
                open += addNeed(of: name, declaredBy: meant, to: user)
            }
            // A name after something else may be a library's, unless its declaration needs a module.
            guard needs[index] != nil, !fixed.contains(name) else { continue }
            for user in usersOfMembers[name] ?? [] {
                open += addNeed(of: name, declaredBy: all, to: user)
            }
        }
    }

    /// Code that calls a conditional initializer needs its modules as well, unless another one takes the call.
    private mutating func addNeeds(of signature: InitializerSignature, in type: String) -> [Int] {
        let initializers = pieces.indices.filter {
            pieces[$0].signature != nil && owners[pieces[$0].fragment] == type
        }
        var open: [Int] = []
        for user in pieces.indices {
            let uses = pieces[user].uses
            let owner = owners[pieces[user].fragment]
            for call in uses.calls where signature.takes(call.labels) {
                guard call.canBe(of: type, in: owner, isNamed: uses.bare.contains) else { continue }
                let meant = initializers.filter {
                    pieces[$0].signature?.takes(call.labels) == true
                }
                open += addNeed(of: signature.name, declaredBy: meant, to: user)
            }
        }
        return open
    }

    /// Adds what code needs that names one of several declarations.
    private mutating func addNeed(of name: String, declaredBy declarations: [Int], to user: Int)
        -> [Int]
    {
        guard !declarations.contains(user), let need = need(ofOneOf: declarations, named: name)
        else {
            return []
        }
        let isChoice = need.conditions.contains { $0.alternatives.count > 1 }
        if isChoice, !answered.insert(Use(user: user, name: name)).inserted { return [] }
        return add(need, to: user)
    }

    /// The declarations that a name without anything before it can refer to.
    private func meant(by user: Int, _ all: [Int]) -> [Int] {
        let near = all.filter {
            pieces[$0].fragment == pieces[user].fragment && pieces[$0].kind == .member
        }
        if !near.isEmpty { return near }
        return all.filter { index in
            pieces[index].kind == .fragment
                || fragments[pieces[index].fragment].name.hasPrefix("extension ")
        }
    }

    /// The indices of pieces by the names that they use in some way.
    private func byName(_ names: (UsedNames) -> Set<String>) -> [String: [Int]] {
        var result: [String: [Int]] = [:]
        for index in pieces.indices {
            for name in names(pieces[index].uses) { result[name, default: []].append(index) }
        }
        return result
    }

    /// Adds conditions to what a piece needs, and to what is inside of it.
    ///
    /// - Returns: The pieces that didn't need them before.
    private mutating func add(_ need: PlatformNeed, to index: Int) -> [Int] {
        let piece = pieces[index]
        if piece.kind == .call, let parent = piece.parent, !need.isForLogs {
            return add(need, to: parent)
        }
        let known = needs[index] ?? PlatformNeed(conditions: [], name: need.name)
        let statement = fragments[piece.fragment].condition
        let new = need.conditions.filter { condition in
            !known.conditions.contains(where: condition.follows(from:))
                && !(statement.map(condition.follows(from:)) ?? false)
        }
        if new.isEmpty { return [] }
        needs[index] = known.adding(new)
        return [index] + children[index].flatMap { add(need, to: $0) }
    }
}

/// A name that a piece of code uses.
private struct Use: Hashable {
    let user: Int
    let name: String
}

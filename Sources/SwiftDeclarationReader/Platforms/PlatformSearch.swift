import ModelIR
import SwiftNames

/// The modules that a piece needs.
struct PlatformNeed {
    /// The modules, sorted.
    var modules: [String]
    /// The first name that shows the need. For example: `Color`.
    var name: String

    var condition: String { modules.map { "canImport(\($0))" }.joined(separator: " && ") }

    var words: String { modules.joined(separator: " and ") }
}

/// Finds the pieces of code that need modules of Apple's systems.
struct PlatformSearch {
    private var pieces: [PlatformPiece] = []
    /// The needs, by the index of the piece.
    private var needs: [Int: PlatformNeed] = [:]
    /// The names declared in the model, which shadow those of modules.
    let declared: Set<String>
    private let fragments: [SourceFragment]
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
        fragments = model.fragments
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
            let modules = Set(known.modules).union(need.modules).sorted()
            outermost[outer] = PlatformNeed(modules: modules, name: known.name)
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
        var open: [Int] = []
        for (index, piece) in pieces.enumerated() {
            let imported = modules[fragments[piece.fragment].origin.source]
            let found = imported.compactMap { module in
                firstName(in: piece, of: module, imported).map { (module, $0) }
            }
            guard let first = found.first else { continue }
            let need = PlatformNeed(modules: found.map(\.0), name: first.1)
            open += add(need, because: first.1, to: index)
        }
        spread(from: open)
    }

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
            // What Foundation has of Combine is the imported module's.
            return module != "Darwin"
                || !imported.contains { $0 != module && PlatformNames.declares($0, name) }
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
            guard let need = needs[index] else { continue }
            let name = pieces[index].name
            if name.isEmpty || name == "init" || stored.contains(name) { continue }
            let all = declarers[name] ?? []
            for user in users[name] ?? []
            where !fixedNames[pieces[user].fragment].contains(name) {
                let meant = meant(by: user, all)
                guard meant.contains(index), meant.allSatisfy({ needs[$0] != nil }) else {
                    continue
                }
                open += add(need, because: name, to: user)
            }
            guard !fixed.contains(name), all.allSatisfy({ needs[$0] != nil }) else { continue }
            for user in usersOfMembers[name] ?? [] { open += add(need, because: name, to: user) }
        }
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

    /// Adds modules to what a piece needs, and to what is inside of it.
    ///
    /// - Returns: The pieces that didn't need them before.
    private mutating func add(
        _ need: PlatformNeed,
        because name: String,
        to index: Int
    ) -> [Int] {
        let piece = pieces[index]
        if piece.kind == .call, let parent = piece.parent, !need.isForLogs {
            return add(need, because: name, to: parent)
        }
        let known = needs[index]?.modules ?? []
        let condition = fragments[piece.fragment].condition ?? ""
        let new = need.modules.filter { module in
            !known.contains(module) && !condition.contains("canImport(\(module))")
        }
        if new.isEmpty { return [] }
        needs[index] = PlatformNeed(
            modules: (known + new).sorted(),
            name: needs[index]?.name ?? name
        )
        return [index] + children[index].flatMap { add(need, because: name, to: $0) }
    }
}

extension PlatformNeed {
    /// Whether only messages to a log need the modules: without one, nothing else is different.
    fileprivate var isForLogs: Bool { Set(modules).isSubset(of: ["OSLog", "os"]) }
}

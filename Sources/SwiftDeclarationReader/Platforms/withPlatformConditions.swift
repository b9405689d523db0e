import Diagnostics
import ModelIR
import SwiftNames

extension Model {
    /// The model with carried-over code wrapped in an `#if` for the import that it needs, if it
    /// uses a module of Apple's systems or names such code.
    ///
    /// For example: `var color: Color { … }` in `#if canImport(SwiftUI)`. Complexity: O(n) for n
    /// bytes of code, if files import such modules.
    ///
    /// - Parameter declared: The types of all files, which shadow those of modules.
    func withPlatformConditions(
        _ files: [SourceFile],
        declared: Set<String>,
        _ reports: Reports
    ) -> Model {
        let modules = files.map { platformModules($0.tree) }
        guard !modules.allSatisfy(\.isEmpty) else { return self }
        var search = PlatformSearch(self, modules, declared)
        search.run()
        var result = self
        var index = 0
        result.changeFragments { fragment in
            defer { index += 1 }
            guard let need = search.needs[index] else { return }
            fragment.add(need.condition)
            reports.add(
                .note,
                "member.conditional",
                at: fragment.origin.location,
                "\(fragment.subject) is only in code for systems with \(need.words): it names"
                    + " '\(need.name)'"
            )
        }
        result.changeConformances { conformance in
            let path = conformance.name.split(separator: ".").map(String.init)
            for module in modules[conformance.origin.source] {
                guard let name = path.last, !search.declared.contains(name),
                    PlatformNames.named(module)?.contains(name) == true
                else { continue }
                let condition = "canImport(\(module))"
                conformance.condition = bothConditions(conformance.condition, condition)
            }
        }
        return result
    }
}

/// The modules that a fragment needs.
private struct PlatformNeed {
    /// The modules, sorted.
    var modules: [String]
    /// The first name that shows the need. For example: `Color`.
    var name: String

    var condition: String { modules.map { "canImport(\($0))" }.joined(separator: " && ") }

    var words: String { modules.joined(separator: " and ") }
}

/// Finds the fragments that need modules of Apple's systems.
private struct PlatformSearch {
    /// The needs, by the index of the fragment among all fragments of the model.
    private(set) var needs: [Int: PlatformNeed] = [:]
    /// The names declared in the model, which shadow those of modules.
    let declared: Set<String>
    private let fragments: [SourceFragment]
    private let uses: [UsedNames]
    /// The modules that each source file imports.
    private let modules: [[String]]
    /// The properties that classes and structs store, whatever the system.
    private let stored: Set<String>

    init(_ model: Model, _ modules: [[String]], _ declared: Set<String>) {
        self.modules = modules
        fragments = model.fragments
        uses = fragments.map { UsedNames($0.text) }
        self.declared = declared.union(model.entities.map(\.name))
            .union(model.valueTypes.map(\.name))
            .union(fragments.map(\.baseName))
        stored = Set(
            model.entities.flatMap(\.stored).flatMap { [$0.name, $0.declaredName] }
        )
    }

    mutating func run() {
        for (index, fragment) in fragments.enumerated() where fragment.isCarriedOver {
            let modules = modules[fragment.origin.source].filter { module in
                !fragment.isUnder("canImport(\(module))") && firstName(index, of: module) != nil
            }
            guard let first = modules.first, let name = firstName(index, of: first) else {
                continue
            }
            needs[index] = PlatformNeed(modules: modules, name: name)
        }
        spread()
    }

    private func firstName(_ index: Int, of module: String) -> String? {
        guard let names = PlatformNames.named(module) else { return nil }
        return uses[index].bare.first { name in
            name == module || names.contains(name) && !declared.contains(name)
        }
    }

    /// Fragments that name a conditional fragment need its modules as well, unless the name is
    /// ambiguous.
    private mutating func spread() {
        // A name behind a dot can also be that of a member of a type in the files.
        let declarers = Dictionary(grouping: fragments.indices) { fragments[$0].baseName }
        let owners = byName { $0.declaredMembers }
        let users = byName { $0.own.union($0.bare) }
        let usersOfMembers = byName(\.members)
        var open = needs.keys.sorted()
        while let index = open.popLast() {
            guard let need = needs[index] else { continue }
            for name in names(of: index) where !stored.contains(name) {
                guard declarers[name]?.allSatisfy({ needs[$0] != nil }) ?? true else { continue }
                let isClear = owners[name]?.allSatisfy { needs[$0] != nil } ?? true
                for user in (users[name] ?? []) + (isClear ? usersOfMembers[name] ?? [] : [])
                where add(need, because: name, to: user) {
                    open.append(user)
                }
            }
        }
    }

    /// The names that others may use it by.
    private func names(of index: Int) -> [String] {
        let name = fragments[index].baseName
        if name.hasPrefix("extension ") { return uses[index].declaredMembers.sorted() }
        return name.isEmpty || name == "init" ? [] : [name]
    }

    /// The indices of carried-over fragments by the names that they use in some way.
    private func byName(_ names: (UsedNames) -> Set<String>) -> [String: [Int]] {
        var result: [String: [Int]] = [:]
        for index in fragments.indices where fragments[index].isCarriedOver {
            for name in names(uses[index]) { result[name, default: []].append(index) }
        }
        return result
    }

    /// Whether a fragment needs modules that it didn't need before.
    private mutating func add(
        _ need: PlatformNeed,
        because name: String,
        to index: Int
    ) -> Bool {
        let known = needs[index]?.modules ?? []
        let new = need.modules.filter { module in
            !known.contains(module) && !fragments[index].isUnder("canImport(\(module))")
        }
        if new.isEmpty { return false }
        needs[index] = PlatformNeed(
            modules: (known + new).sorted(),
            name: needs[index]?.name ?? name
        )
        return true
    }
}

extension SourceFragment {
    /// For example: `rename` for `rename(to:)`.
    fileprivate var baseName: String { String(name.prefix { $0 != "(" }) }

    /// Whether the text can be carried over.
    fileprivate var isCarriedOver: Bool { kind != .valueType }

    fileprivate func isUnder(_ condition: String) -> Bool {
        self.condition?.contains(condition) ?? false
    }

    /// Wraps the text in a further condition; for an observer, inside the property.
    fileprivate mutating func add(_ condition: String) {
        guard kind == .observer else {
            self.condition = bothConditions(self.condition, condition)
            return
        }
        let opening = "#if \(condition)\n"
        text = opening + text + "\n#endif"
        let moved = observer?.ownReferences.map { $0 + opening.utf8.count }
        observer?.ownReferences = moved ?? []
    }
}

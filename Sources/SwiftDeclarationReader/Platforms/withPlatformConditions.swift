import Diagnostics
import ModelIR
import SwiftParser
import SwiftSyntax

extension Model {
    /// The model with carried-over code wrapped in an `#if` for the import that it needs, if it
    /// uses a module of Apple's systems or names such code.
    ///
    /// For example: `var color: Color { … }` in `#if canImport(SwiftUI)`. Complexity: O(n) for n
    /// bytes of code, if files import such modules.
    func withPlatformConditions(_ files: [SourceFile], _ reports: Reports) -> Model {
        let modules = files.map { file in
            Set(file.imports.map(importedModule)).filter { PlatformNames.named($0) != nil }.sorted()
        }
        guard !modules.allSatisfy(\.isEmpty) else { return self }
        var search = PlatformSearch(self, modules)
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
                guard let name = path.last, PlatformNames.named(module)?.contains(name) == true
                else {
                    continue
                }
                let condition = "canImport(\(module))"
                conformance.condition = bothConditions(conformance.condition, condition)
            }
        }
        return result
    }
}

/// For example: `CoreLocation` for `import struct CoreLocation.CLLocation`.
private func importedModule(_ statement: String) -> String {
    String((statement.split(separator: " ").last ?? "").prefix { $0 != "." })
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
    private let fragments: [SourceFragment]
    private let words: [[String]]
    /// The modules that each source file imports.
    private let modules: [[String]]
    /// Names declared in the model, which shadow those of modules.
    private let declared: Set<String>
    private let stored: Set<String>

    init(_ model: Model, _ modules: [[String]]) {
        self.modules = modules
        fragments = model.fragments
        words = fragments.map { names(in: $0.text) }
        declared = Set(model.entities.map(\.name))
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
        return words[index].first { names.contains($0) && !declared.contains($0) }
    }

    /// Fragments that name a conditional fragment need its modules as well, unless the name is
    /// ambiguous.
    private mutating func spread() {
        var users: [String: [Int]] = [:]
        for (index, words) in words.enumerated() where fragments[index].isCarriedOver {
            for word in Set(words) { users[word, default: []].append(index) }
        }
        let all = Dictionary(grouping: fragments.indices) { fragments[$0].baseName }
        var open = needs.keys.sorted()
        while let index = open.popLast() {
            let name = fragments[index].baseName
            guard let need = needs[index], !name.isEmpty, name != "init", !stored.contains(name),
                all[name]?.allSatisfy({ needs[$0] != nil }) ?? false
            else { continue }
            for user in users[name] ?? [] {
                let known = needs[user]?.modules ?? []
                let new = need.modules.filter { module in
                    !known.contains(module) && !fragments[user].isUnder("canImport(\(module))")
                }
                guard !new.isEmpty else { continue }
                needs[user] = PlatformNeed(
                    modules: (known + new).sorted(),
                    name: needs[user]?.name ?? name
                )
                open.append(user)
            }
        }
    }
}

/// The names that a text uses, without operators.
private func names(in text: String) -> [String] {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).compactMap {
        if case .identifier = $0.tokenKind { return $0.identifierText }
        return nil
    }
}

extension SourceFragment {
    /// For example: `rename` for `rename(to:)`.
    fileprivate var baseName: String { String(name.prefix { $0 != "(" }) }

    /// Whether the text can be carried over.
    fileprivate var isCarriedOver: Bool {
        ![.initializer, .customInitializer, .valueType].contains(kind)
    }

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

import ModelIR

/// What a piece of code needs to be compiled.
struct PlatformNeed {
    /// The conditions, all of which must hold, sorted.
    private(set) var conditions: [PlatformCondition]
    /// The first name that shows the need. For example: `Color`.
    let name: String

    init(conditions: [PlatformCondition], name: String) {
        self.conditions = conditions.sorted { $0.text < $1.text }
        self.name = name
    }

    func adding(_ others: [PlatformCondition]) -> PlatformNeed {
        PlatformNeed(
            conditions: conditions + others.filter { !conditions.contains($0) },
            name: name
        )
    }

    /// For example: `canImport(SwiftUI) && (canImport(AppKit) || canImport(UIKit))`.
    var condition: String {
        conditions.dropFirst().reduce(conditions.first?.text ?? "") {
            bothConditions($0, $1.text) ?? $0
        }
    }

    /// The systems in words. For example: `with AppKit and SwiftUI`.
    var words: String {
        let modules = conditions.map(\.modules)
        guard modules.allSatisfy({ !$0.isEmpty }) else { return "where '\(condition)' holds" }
        return "with " + modules.map { $0.joined(separator: " or ") }.joined(separator: " and ")
    }

    /// Whether only messages to a log need the modules: without one, nothing else is different.
    var isForLogs: Bool {
        conditions.allSatisfy {
            !$0.modules.isEmpty && Set($0.modules).isSubset(of: ["OSLog", "os"])
        }
    }
}

/// A condition that holds on some systems: that of an `#if`, or one of several.
struct PlatformCondition: Hashable {
    /// The conditions, one of which must hold. For example: `canImport(UIKit)`, `canImport(AppKit)`.
    let alternatives: [String]

    init(alternatives: [String]) { self.alternatives = alternatives }

    init(module: String) { alternatives = ["canImport(\(module))"] }

    /// Creates the condition that holds if one of several does; `nil` if that is always so.
    ///
    /// What an `#elseif` adds to the negation of an earlier condition is enough beside that condition:
    /// `a` or `!a && b` is `a` or `b`, and `a` or `!a` is always so.
    init?(oneOf conditions: [String]) {
        var alternatives: [String] = []
        for condition in conditions {
            var rest = condition
            for earlier in alternatives {
                let negation = opposite(earlier)
                if rest == negation { return nil }
                if rest.hasPrefix(negation + " && ") { rest.removeFirst(negation.utf8.count + 4) }
            }
            if !alternatives.contains(rest) { alternatives.append(rest) }
        }
        self.alternatives = alternatives
    }

    var text: String { alternatives.joined(separator: " || ") }

    /// The modules, one of which is enough; empty if the condition asks for something else.
    var modules: [String] {
        let modules = alternatives.compactMap { text -> String? in
            guard text.hasPrefix("canImport("), text.hasSuffix(")") else { return nil }
            let name = text.dropFirst("canImport(".count).dropLast()
            return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
        }
        return modules.count == alternatives.count ? modules : []
    }

    /// Whether this condition holds where another one does. For example: `canImport(UIKit) || canImport(AppKit)`
    /// where `canImport(AppKit)` does.
    func follows(from other: PlatformCondition) -> Bool {
        other.alternatives.allSatisfy(alternatives.contains)
    }

    /// Whether the condition of an `#if` contains this one. For example: `DEBUG && canImport(UIKit)`
    /// contains `canImport(UIKit)`.
    func follows(from condition: String) -> Bool {
        alternatives.contains { condition.replacing(opposite($0), with: "").contains($0) }
    }
}

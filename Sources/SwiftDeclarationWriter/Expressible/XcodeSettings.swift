import ModelIR

/// The properties that only Xcode uses; a single note describes all that are lost.
struct XcodeSettings {
    private var found: Set<Kind> = []
    private var kept: Set<String> = []

    enum Kind: Int, CaseIterable {
        case head
        case layout
        case codeGeneration
        case classes
        case scalars
        case counts
        case minimums
        case spelling
    }

    mutating func add(_ kind: Kind) { found.insert(kind) }

    /// Replaces a value with the expressible one.
    mutating func reduce<Value: Equatable>(_ value: inout Value, to rest: Value, _ kind: Kind) {
        if value != rest { found.insert(kind) }
        value = rest
    }

    /// Removes the properties without a typed field. For example: `syncable`.
    mutating func takeKept(_ entries: inout [NamedText]) {
        for entry in entries {
            if entry.name.hasPrefix("-") {
                found.insert(.spelling)
            } else {
                kept.insert(entry.name)
            }
        }
        entries = []
    }

    /// A description of the lost properties; `nil` if there are none.
    var words: String? {
        let all = Kind.allCases.filter(found.contains).map(\.words)
        let names = kept.sorted().map { "'\($0)'" }
        return all.isEmpty && names.isEmpty ? nil : enumerated(all + names)
    }
}

extension XcodeSettings.Kind {
    fileprivate var words: String {
        switch self {
        case .head: "the head of the file"
        case .layout: "the positions of entities in the editor"
        case .codeGeneration: "the choice of Codegen"
        case .classes: "which module classes are in, or that there is none"
        case .scalars: "the choice of scalar types"
        case .counts: "the counts of relationships to one object"
        case .minimums: "the least count of 1 of optional relationships"
        case .spelling: "the order and spelling of the file"
        }
    }
}

import ModelIR

/// A class changes in code only.
enum EntityCodeChanged: DifferenceKind {
    static let id = "entity.code-changed"
    static let summary = "the declaration of a class changes in code"
    // Apple, "Understanding Versions": only what affects persistence is compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that uses what changed may no longer compile"
    static let explanation = """
        For example, its access, its protocols or its convenience initializers. A file holds nothing of it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.entities.pairs.compactMap { pair in
            let changed = changedKeys(codeFacts(of: pair.old), codeFacts(of: pair.new))
            guard !changed.isEmpty else { return nil }
            return difference(
                comparison,
                pair,
                "changes in code: \(changed.joined(separator: ", "))",
                breaks: changed != ["copies"]
            )
        }
    }
}

/// What the declaration of a class says in code, by what it is about.
private func codeFacts(of entity: Entity) -> [String: String] {
    guard let code = entity.code else { return [:] }
    let conformances = code.conformances.map { "\($0.name) \($0.condition ?? "")" }
    let initializers = code.initializers.map {
        "\($0.name)(\($0.properties.joined(separator: ",")))"
    }
    let defaults = code.parameterDefaults.map { "\($0.name)=\($0.text)" }
    return [
        "declared in Swift": "yes",
        "access": code.access.joined(separator: " "),
        "condition": code.condition ?? "",
        "protocols": conformances.joined(separator: ","),
        "initializers": initializers.joined(separator: ","),
        "default arguments": defaults.joined(separator: ","),
        "copies": code.isCloned.map { "\($0)" } ?? "",
        "generated part": code.classForm?.rawValue ?? "",
        "base class": code.baseClass ?? "",
    ]
    .filter { !$0.value.isEmpty }
}

import JSON
import ModelIR

/// The keys of an object that specifies a rule for copying, before its kind is determined.
private struct CloneSettings: KeyedSettings {
    var rebuild: Rebuilt?
    var followParent: String?
    var withoutParent: CloneRule.WithoutParent?

    enum Rebuilt: String, CaseIterable {
        case uuid
        case now
    }

    static var keys: [Key<Self>] {
        [
            Key(
                "rebuild",
                \.rebuild,
                .choice(Rebuilt.self),
                "A new UUID, or the time of copying."
            ),
            Key(
                "followParent",
                \.followParent,
                .text,
                "The attribute of the parent's copy that provides the value."
            ),
            Key(
                "withoutParent",
                \.withoutParent,
                .choice(CloneRule.WithoutParent.self),
                default: #""keep""#,
                "Whether to keep or to clear the value if no parent was copied."
            ),
        ]
    }
}

extension Form<Placed<CloneRule.Kind>> {
    /// A rule for copying. For example: `"exclude"`, `{ "rebuild": "uuid" }`.
    static var cloneRule: Self {
        let keys = CloneSettings.keys.map(\.syntax)
        let shape = Shape.either([
            .choice(["exclude"]), object(keys, named: ["rebuild"]),
            object(keys, named: ["followParent", "withoutParent"]),
        ])
        let rule = Form<CloneRule.Kind>(shape: shape) { node, reader in
            switch node.content {
            case .string("exclude"): .exclude
            case .string(let text): reader.unknownChoice(text, node, ["exclude"])
            case .object: self.rule(node, shape, &reader)
            case .null, .boolean, .number, .array: reader.wrongType(node, shape)
            }
        }
        return .placed(rule)
    }

    private static func rule(
        _ node: JSONNode,
        _ shape: Shape,
        _ reader: inout SettingsReader
    ) -> CloneRule.Kind? {
        let errors = reader.errorCount
        let settings = Form<CloneSettings>.object(CloneSettings.self).read(node, &reader)
        guard let settings, reader.errorCount == errors else { return nil }
        switch (settings.rebuild, settings.followParent, settings.withoutParent) {
        case (.uuid, nil, nil): return .rebuildUUID
        case (.now, nil, nil): return .rebuildNow
        case (nil, let attribute?, let fallback):
            return .followParent(attribute: attribute, withoutParent: fallback ?? .keep)
        default:
            let message =
                "a rule for copying has one key, 'rebuild' or 'followParent', and the latter may"
                + " be combined with 'withoutParent'"
            reader.report("config.wrong-value", reader.range(of: node), message)
            return nil
        }
    }

    /// Returns an object with some of the keys, the first of which is required.
    private static func object(_ keys: [KeySyntax], named names: [String]) -> Shape {
        let named = keys.filter { names.contains($0.name) }
        return .object(
            named.map { key in
                var key = key
                key.isRequired = key.name == names.first
                return key
            }
        )
    }
}

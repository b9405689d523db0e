import JSON
import ModelIR
import SwiftNames

extension OutputSettings: KeyedSettings {
    static var keys: [Key<Self>] {
        [
            Key("folder", \.folder, .path, isRequired: true, SettingTexts.output + "."),
            Key("target", \.target, .choice(Target.self), SettingTexts.target + "."),
            Key("layout", \.layout, .choice(Layout.self), SettingTexts.layout + "."),
            Key("access", \.access, .choice(AccessLevel.self), SettingTexts.access + "."),
            Key(
                "onMissing",
                \.onMissing,
                .choice(MissingValuePolicy.self),
                SettingTexts.onMissing + "."
            ),
            Key(
                "isolation",
                \.isolation,
                .choice(Isolation.self),
                SettingTexts.isolation + "."
            ),
            Key("toMany", \.toMany, .choice(ToManyForm.self), SettingTexts.toMany + "."),
            Key("stack", \.stack, .choice(StackForm.self), SettingTexts.stack + "."),
            Key("width", \.width, .integer(in: TextWidth.range), SettingTexts.width + "."),
            Key("versions", \.versions, .versions, SettingTexts.versions + "."),
            Key("plan", \.plan, .choice(PlanForm.self), SettingTexts.plan + "."),
            Key("templates", \.templates, .path, SettingTexts.templates + "."),
        ]
    }
}

extension Form<[OutputSettings]> {
    /// At least one output, each with a separate folder.
    static var outputs: Self {
        let list = Form.list(of: .object(OutputSettings.self))
        return Self(shape: list.shape) { node, reader in
            let errors = reader.errorCount
            guard let outputs = list.read(node, &reader), case .array(let nodes) = node.content,
                reader.errorCount == errors
            else { return nil }
            if outputs.isEmpty {
                let message = "'outputs' has at least one output; add one, or remove the key"
                reader.report("config.wrong-value", reader.range(of: node), message)
            }
            checkFolders(outputs, nodes, &reader)
            return outputs
        }
    }

    /// Checks that every output has a folder, and that no two outputs share one.
    private static func checkFolders(
        _ outputs: [OutputSettings],
        _ nodes: [JSONNode],
        _ reader: inout SettingsReader
    ) {
        var known: Set<String> = []
        for (output, node) in zip(outputs, nodes) {
            guard let folder = output.folder else {
                let message = "an output needs the key 'folder' for its code"
                reader.report("config.missing-key", reader.range(of: node), message)
                continue
            }
            if known.insert(folder).inserted { continue }
            let message = "two outputs have the folder '\(folder)'; give each its own"
            reader.report("config.wrong-value", reader.range(of: node), message)
        }
    }
}

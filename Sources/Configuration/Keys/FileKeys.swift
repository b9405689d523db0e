import ModelIR
import SwiftNames

extension ConfigurationFile: KeyedSettings {
    static var keys: [Key<Self>] { placeKeys + codeKeys + modelKeys }

    /// The keys for the inputs and outputs.
    private static var placeKeys: [Key<Self>] {
        [
            Key(
                "$schema",
                \.schema,
                .text,
                "The location of the schema of this file, for editors. `modelgen config --schema`"
                    + " prints it."
            ),
            Key("inputs", \.inputs, .list(of: .path), SettingTexts.inputs + "."),
            Key(
                "output",
                \.output,
                .path,
                default: #""Generated""#,
                SettingTexts.output + "."
            ),
            Key(
                "outputs",
                \.outputs,
                .outputs,
                "Several folders with different code, instead of `output`. Settings that an"
                    + " output omits are those of the rest of the file."
            ),
            Key(
                "modelVersion",
                \.modelVersion,
                .text.orNull,
                default: "null",
                SettingTexts.modelVersion + "."
            ),
            Key("versions", \.versions, .versions, SettingTexts.versions + "."),
            Key(
                "plan",
                \.plan,
                .choice(PlanForm.self),
                default: #""generated""#,
                SettingTexts.plan + "."
            ),
            Key("templates", \.templates, .path, SettingTexts.templates + "."),
        ]
    }

    /// The keys for the generated code.
    private static var codeKeys: [Key<Self>] {
        [
            Key(
                "target",
                \.target,
                .choice(Target.self),
                SettingTexts.target + "."
            ),
            Key(
                "layout",
                \.layout,
                .choice(Layout.self),
                default: #""entity""#,
                SettingTexts.layout + "."
            ),
            Key(
                "access",
                \.access,
                .choice(AccessLevel.self),
                SettingTexts.access + "."
            ),
            Key(
                "onMissing",
                \.onMissing,
                .choice(MissingValuePolicy.self),
                default: #""trap""#,
                SettingTexts.onMissing + "."
            ),
            Key(
                "isolation",
                \.isolation,
                .choice(Isolation.self),
                default: #""nonisolated""#,
                SettingTexts.isolation + "."
            ),
            Key(
                "toMany",
                \.toMany,
                .choice(ToManyForm.self),
                default: #""declared""#,
                SettingTexts.toMany + "."
            ),
            Key("stack", \.stack, .choice(StackForm.self), SettingTexts.stack + "."),
            Key(
                "width",
                \.width,
                .integer(in: TextWidth.range),
                default: "\(TextWidth.limit)",
                SettingTexts.width + "."
            ),
        ]
    }

    /// The keys for the models.
    private static var modelKeys: [Key<Self>] {
        [
            Key(
                "class",
                \.classForm,
                .placed(.choice(ClassChoice.self)),
                default: #""definition""#,
                SettingTexts.classForm + "."
            ),
            Key(
                "baseClass",
                \.baseClass,
                .placed(.text),
                default: #""NSManagedObject""#,
                SettingTexts.baseClass + "."
            ),
            Key(
                "cloudKit",
                \.cloudKit,
                .flag,
                default: "false",
                "Whether to check the models for CloudKit's requirements, like the setting in"
                    + " Xcode's editor."
            ),
            Key(
                "optionalCollections",
                \.optionalCollections,
                .flag,
                default: "false",
                "Whether to-many relationships that a model has as optional are optional arrays, as"
                    + " SwiftData stores them, unless `optionalCollection` says otherwise. Arrays that"
                    + " Swift declares stay as they are."
            ),
            Key(
                "checks",
                \.checks,
                .checks,
                "The severities of diagnostics, by id. Errors can't be downgraded."
            ),
            Key(
                "aliases",
                \.aliases,
                .object(AliasSettings.self),
                "User Info keys of other tools that are also recognized."
            ),
            Key(
                "entities",
                \.entities,
                .named(.object(EntitySettings.self)),
                "Settings of entities, by their names in the model."
            ),
        ]
    }
}

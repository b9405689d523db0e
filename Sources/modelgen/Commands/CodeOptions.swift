import CommandSyntax
import Configuration
import ModelIR
import Pipeline
import SwiftNames

/// The options of both `generate` and `check`: the generated code, and its location.
enum CodeOptions {
    static let output = Option.text(
        "output",
        short: "o",
        "DIR",
        .folder,
        default: "Generated",
        help: SettingTexts.output
    )
    static let target = Option.optionalChoice(
        "target",
        "TARGET",
        Target.self,
        help: SettingTexts.target
    )
    static let layout = Option.choice(
        "layout",
        "LAYOUT",
        default: Layout.entity,
        help: SettingTexts.layout
    )
    static let access = Option.optionalChoice(
        "access",
        "LEVEL",
        AccessLevel.self,
        help: SettingTexts.access
    )
    static let onMissing = Option.choice(
        "on-missing",
        "POLICY",
        default: MissingValuePolicy.trap,
        help: SettingTexts.onMissing
    )
    static let isolation = Option.choice(
        "isolation",
        "ISOLATION",
        default: Isolation.nonisolated,
        help: SettingTexts.isolation
    )
    static let toMany = Option.choice(
        "to-many",
        "FORM",
        default: ToManyForm.declared,
        help: SettingTexts.toMany
    )
    static let width = Option.number(
        "width",
        "COLUMNS",
        in: TextWidth.range,
        default: TextWidth.limit,
        help: SettingTexts.width
    )

    static let versions = Option.list("versions", "NAMES", help: SettingTexts.versions)
    static let plan = Option.choice(
        "plan",
        "FORM",
        default: PlanForm.generated,
        help: SettingTexts.plan
    )
    static let stack = Option.optionalChoice(
        "stack",
        "CODE",
        StackForm.self,
        help: SettingTexts.stack
    )
    static let only = Option.list(
        "only",
        "NAMES",
        help: "The entities to generate code for, separated by commas; you write the other classes"
    )

    static let inputs = ArgumentSyntax(
        "INPUT",
        count: 0...Int.max,
        help: SharedOptions.configuredInputHelp
    )

    static let syntax = [
        SharedOptions.config.syntax, target.syntax, SharedOptions.modelVersion.syntax,
        versions.syntax, plan.syntax, layout.syntax, access.syntax, onMissing.syntax,
        isolation.syntax, toMany.syntax, stack.syntax, width.syntax, only.syntax,
        SharedOptions.templates.syntax,
    ]
}

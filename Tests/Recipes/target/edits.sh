# The edits of existing files that a target takes; CONTRIBUTING.md lists them.

after Sources/Configuration/Settings/Target.swift 'case sqlite$' \
    '    case plain'
after Sources/Configuration/Settings/Target.swift 'case .sqlite: TargetClasses' \
    '        case .plain: TargetClasses(of: "plain structs", baseClass: "", .inCode)'
after Sources/Pipeline/Targets/Target+definition.swift 'case .sqlite: SQLiteTarget' \
    '        case .plain: PlainTarget()'
replace Templates/Templates.swift '("SQLite", sqlite), ' '("SQLite", sqlite), ("Plain", plain), '
replace Package.swift '["CoreData", "SQLite", ' '["CoreData", "SQLite", "Plain", '
after Package.swift '// The stages in a row' \
    '        .target(name: "PlainLowering", dependencies: ["ModelIR", "Mustache", "SharedLowering"],' \
    '            path: "Sources/Lowering/Plain"),'
replace Package.swift '"Checks", "CloudKitSchemaWriter"' \
    '"PlainLowering", "Checks", "CloudKitSchemaWriter"'
replace Tests/ArchitectureTests/ModuleRule+all.swift '"Output",' '"PlainLowering",
            holds: "a recipe",
            imports: ["ModelIR", "Mustache", "SharedLowering"]
        ),
        ModuleRule(
            "Output",'
replace Tests/ArchitectureTests/ModuleRule+all.swift '"Checks", "CloudKitSchemaWriter"' \
    '"PlainLowering", "Checks", "CloudKitSchemaWriter"'

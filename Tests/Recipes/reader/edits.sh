# The edits of existing files that a reader takes; CONTRIBUTING.md lists them.

replace Sources/Pipeline/Inputs/InputKinds.swift 'ModelFileKind(), ' 'ModelFileKind(), LineKind(), '
after Package.swift '// The stages in a row' \
    '        .target(name: "LineModelReader", dependencies: ["Diagnostics", "Files", "ModelIR"]),'
replace Package.swift '"Checks", "CloudKitSchemaWriter"' \
    '"LineModelReader", "Checks", "CloudKitSchemaWriter"'
replace Tests/ArchitectureTests/ModuleRule+all.swift '"Output",' '"LineModelReader",
            holds: "a recipe",
            imports: ["Diagnostics", "Files", "ModelIR"]
        ),
        ModuleRule(
            "Output",'
replace Tests/ArchitectureTests/ModuleRule+all.swift '"Checks", "CloudKitSchemaWriter"' \
    '"LineModelReader", "Checks", "CloudKitSchemaWriter"'

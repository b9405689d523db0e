import Testing

/// Every module imports what the table allows, and `Package.swift` says the same.
struct ImportTests {
    private let targets: [PackageTarget]
    private let rules: [ModuleRule]

    init() throws {
        targets = try PackageTarget.all()
        rules = ModuleRule.all
    }

    private var modules: [PackageTarget] { targets.filter { !$0.folder.hasPrefix("Tests/") } }

    @Test func theTableNamesEveryModule() {
        #expect(Set(rules.map(\.name)) == Set(modules.map(\.name)))
    }

    @Test func everyFileImportsWhatItsModuleMay() throws {
        for target in modules {
            let allowed = try #require(rules.first { $0.name == target.name }).allowed
            for file in try SourceFile.files(below: [target.folder]) {
                let others = file.imports.subtracting(allowed)
                #expect(others.isEmpty, "\(file.path) imports \(others.sorted())")
            }
        }
    }

    @Test func noPermissionIsLeftOver() throws {
        for target in modules {
            let rule = try #require(rules.first { $0.name == target.name })
            let imports = try target.imports()
            #expect(Set(rule.modules).subtracting(imports).isEmpty, "\(target.name)")
            for library in rule.libraries {
                #expect(!library.modules.isDisjoint(with: imports), "\(target.name): \(library)")
            }
        }
    }

    @Test func dependenciesAreWhatIsImported() throws {
        let known = Set(targets.map(\.name))
        for target in targets {
            let imports = try target.imports().intersection(known)
            // Tests of the built tool and plugins depend on it and run it.
            let tools: Set = ["modelgen", "modelgen-swift"]
            let dependencies = Set(target.dependencies).subtracting(
                target.isTest || target.isPlugin ? tools : []
            )
            #expect(dependencies == imports, "\(target.name)")
        }
    }

    @Test func theRuntimeAndTheGeneratorDoNotKnowEachOther() {
        let runtime = Set(rules.filter { $0.part == .runtime }.map(\.name))
        let system = Set(rules.filter { $0.part == .system }.map(\.name))
        for rule in rules {
            let others =
                rule.part == .runtime
                ? Set(rule.modules).subtracting(runtime.union(system))
                : runtime.intersection(rule.modules)
            #expect(others.isEmpty, "\(rule.name) may import \(others.sorted())")
        }
    }

    /// A module may import only modules above it: data flows one way.
    @Test func theTableIsInTheOrderOfTheArrows() {
        for (index, rule) in rules.enumerated() {
            let later = Set(rules[index...].map(\.name)).intersection(rule.modules)
            #expect(later.isEmpty, "\(rule.name) imports \(later.sorted()), which come later")
        }
    }
}

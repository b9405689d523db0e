import Foundation
import TestSupport
import Testing

extension LongPackageTests {
    /// The plugin in a package of its own, built again after every edit.
    @Suite struct LongPluginTests {
        @Test func everyEditIsBuilt() throws {
            let client = try ClientPackage()
            try client.chooseTarget("sqlite")
            try client.writeModel("Notes", version: "Notes", entities: ["Note"])
            try client.writeProgram(["Note"])
            try client.expect(prints: ["Note"])

            // SwiftPM plans once more after the first build of a package; then nothing is left to do.
            _ = try client.build()
            let idle = try client.build()
            #expect(idle.succeeded && !idle.ranTheTool && !idle.compiledTheProgram)

            // An entity more.
            try client.writeModel("Notes", version: "Notes", entities: ["Note", "Tag"])
            try client.writeProgram(["Note", "Tag"])
            try client.expect(prints: ["Note", "Tag"])

            // Another name.
            try client.writeModel("Notes", version: "Notes", entities: ["Note", "Label"])
            let stale = try client.build()
            #expect(!stale.succeeded && stale.output.contains("cannot find 'Tag' in scope"))
            try client.writeProgram(["Note", "Label"])
            try client.expect(prints: ["Note", "Label"])

            // A second model.
            try client.writeModel("Shops", version: "Shops", entities: ["Shop"])
            try client.writeProgram(["Note", "Label", "Shop"])
            try client.expect(prints: ["Note", "Label", "Shop"])

            // A second version, then the choice of it.
            try client.writeModel("Notes", version: "Notes 2", entities: ["Note", "Memo"])
            try client.chooseVersion("Notes", of: "Notes")
            try client.expect(prints: ["Note", "Label", "Shop"])
            try client.chooseVersion("Notes 2", of: "Notes")
            try client.writeProgram(["Note", "Memo", "Shop"])
            try client.expect(prints: ["Note", "Memo", "Shop"])

            // A mistake, and its end.
            try client.writeVersion("Shops", "Shops", #"<entity name="Shop" parentEntity="Sho"/>"#)
            let broken = try client.build()
            #expect(!broken.succeeded)
            #expect(broken.output.contains("Shops.xcdatamodel/contents:3:"), "\(broken.output)")
            try client.writeModel("Shops", version: "Shops", entities: ["Shop"])
            try client.expect(prints: ["Note", "Memo", "Shop"])
        }

        /// A folder of headers is found like one of declarations.
        @Test func headersAreInputs() throws {
            let client = try ClientPackage("exclude: [\"Models\"],")
            try client.chooseTarget("sqlite")
            func write(_ name: String) throws {
                let header = """
                    @interface \(name) : NSManagedObject
                    @property (nonatomic, copy, nonnull) NSString *name;
                    @end
                    """
                try client.folder.write(header, to: "Sources/App/Models/\(name).h")
            }
            try write("Note")
            try client.writeProgram(["Note"])
            try client.expect(prints: ["Note"])
            try write("Tag")
            try client.writeProgram(["Note", "Tag"])
            try client.expect(prints: ["Note", "Tag"])
        }

        /// A version that `modelgen freeze` writes beside the model is in the code of the next build.
        @Test func snapshotsAreInputs() throws {
            let client = try ClientPackage("exclude: [\"Models\", \"Schemas\"],")
            let folder = client.folder.url.appending(path: "Sources/App")
            try client.folder.write(
                #"{ "target": "sqlite", "versions": "all" }"#,
                to: "Sources/App/modelgen.json"
            )
            func write(_ properties: String) throws {
                let text = "@Model final class Note { \(properties) }\n"
                try client.folder.write(text, to: "Sources/App/Models/Note.swift")
            }
            func freeze(_ name: String) throws {
                let line = [try Tool.path(), "freeze", "Models", "--name", name]
                let result = try run(line, directory: folder)
                try #require(result.succeeded, "\(result.output)")
            }
            let program = "for version in ModelsMigrationPlan.schemas { print(version) }\n"
            try client.folder.write(program, to: "Sources/App/main.swift")
            try write("var name: String")
            try freeze("1")
            try client.expect(prints: ["ModelsV1"])
            try write("var name: String; var size: Int?")
            try client.expect(prints: ["ModelsV1", "ModelsCurrent"])
            try freeze("2")
            try client.expect(prints: ["ModelsV1", "ModelsV2"])
        }

        /// Errors in code carried over from declarations are reported at its original position.
        @Test func errorsInCarriedOverCodeAreInTheDeclaration() throws {
            let client = try ClientPackage("exclude: [\"Models\"],")
            let start = "@Model final class Note {\n    var name: String\n\n    /// Two.\n"
            let wrong = start + "    func twice() -> String {\n        nam + name\n    }\n}\n"
            try client.folder.write(wrong, to: "Sources/App/Models/Note.swift")
            try client.writeProgram(["Note"])
            let broken = try client.build()
            #expect(!broken.succeeded)
            let place = "Sources/App/Models/Note.swift:6:9: error: cannot find 'nam' in scope"
            #expect(broken.output.contains(place), "\(broken.output)")
            let right = wrong.replacing("nam +", with: "name +")
            try client.folder.write(right, to: "Sources/App/Models/Note.swift")
            try client.expect(prints: ["Note"])
        }

        /// Excluded, a resource, or neither: the model is found.
        @Test(arguments: [
            "exclude: [\"Notes.xcdatamodeld\"],", "resources: [.copy(\"Notes.xcdatamodeld\")],",
        ])
        func whatTheTargetSaysOfTheModelDoesNotMatter(_ line: String) throws {
            let client = try ClientPackage(line)
            try client.chooseTarget("sqlite")
            try client.writeModel("Notes", version: "Notes", entities: ["Note"])
            try client.writeProgram(["Note"])
            try client.expect(prints: ["Note"])
        }

        @Test func compiledDeclarationsAreToldHowNotToBe() throws {
            let declaration = "@Model final class Note { var name: String }\n"
            let wrong = try ClientPackage()
            try wrong.folder.write(declaration, to: "Sources/App/Models/Note.swift")
            try wrong.writeProgram(["Note"])
            let result = try wrong.build()
            #expect(!result.succeeded && result.output.contains(#"exclude: ["Models"]"#))

            let right = try ClientPackage("exclude: [\"Models\"],")
            try right.folder.write(declaration, to: "Sources/App/Models/Note.swift")
            try right.writeProgram(["Note"])
            try right.expect(prints: ["Note"])
            try right.folder.write(
                declaration + "@Model final class Tag { var name: String }\n",
                to: "Sources/App/Models/Note.swift"
            )
            try right.writeProgram(["Note", "Tag"])
            try right.expect(prints: ["Note", "Tag"])
        }

        @Test func theCommandWritesAndChecksWhatIsCheckedIn() throws {
            let client = try ClientPackage(
                "exclude: [\"Notes.xcdatamodeld\", \"modelgen.json\"],",
                generatesOnBuild: false
            )
            try client.writeProgram(["Note"])
            let nothing = try client.command("generate")
            #expect(!nothing.succeeded && nothing.output.contains("there is no modelgen.json"))

            try client.writeModel("Notes", version: "Notes", entities: ["Note"])
            try client.folder.write(
                #"{ "inputs": ["Notes.xcdatamodeld"], "target": "sqlite" }"#,
                to: "Sources/App/modelgen.json"
            )
            let early = try client.command("check")
            #expect(!early.succeeded)
            #expect(early.output.contains("Sources/App/Generated/Note.swift"), "\(early.output)")
            let made = try client.command("generate")
            try #require(made.succeeded, "\(made.output)")
            try client.expect(prints: ["Note"])
            let clean = try client.command("check", "--package-target", "App")
            #expect(clean.succeeded, "\(clean.output)")

            try client.writeModel("Notes", version: "Notes", entities: ["Note", "Tag"])
            let late = try client.command("check")
            #expect(!late.succeeded)
            #expect(late.output.contains("Sources/App/Generated/Tag.swift"), "\(late.output)")
        }

        /// The libraries without the plugin, for code that is checked in or written by hand.
        @Test func theLibrariesAloneBuildNoTool() throws {
            let client = try ClientPackage(generatesOnBuild: false)
            try client.folder.write(
                "import ModelStore\nprint(ModelContext.self)\n",
                to: "Sources/App/main.swift"
            )
            let result = try client.build()
            #expect(result.succeeded && !result.output.contains("-module-name Pipeline "))
        }

        @Test func aConfigurationOfThePackageIsForItsTargets() throws {
            let client = try ClientPackage("exclude: [\"Notes.xcdatamodeld\"],")
            try client.writeModel("Notes", version: "Notes", entities: ["Note"])
            try client.addTarget("Other", #"exclude: ["Models"]"#)
            try client.folder.write("@Model class Tag {}", to: "Sources/Other/Models/Tag.swift")
            try client.folder.write(
                """
                { "inputs": ["Sources/App/Notes.xcdatamodeld", "Sources/Other/Models"],
                  "target": "sqlite" }
                """,
                to: "modelgen.json"
            )
            try client.writeProgram(["Note"])
            try client.expect(prints: ["Note"])

            // A mistake has its place, and its end needs no other step.
            try client.folder.write("{\n  \"target\" \"sqlite\"\n}\n", to: "modelgen.json")
            try client.folder.write("", to: "Sources/App/Empty.swift")
            let broken = try client.build()
            #expect(!broken.succeeded)
            #expect(broken.output.contains("/modelgen.json:2:12: error: "), "\(broken.output)")
            try client.folder.write(#"{ "target": "sqlite" }"#, to: "modelgen.json")
            try client.folder.write("", to: "Sources/App/Empty2.swift")
            try client.expect(prints: ["Note"])
        }

        @Test func checkedInCodeBesideThePluginIsAWarning() throws {
            let client = try ClientPackage("exclude: [\"Notes.xcdatamodeld\"],")
            try client.writeModel("Notes", version: "Notes", entities: ["Note"])
            try client.folder.write(
                #"{ "inputs": ["Notes.xcdatamodeld"], "target": "sqlite" }"#,
                to: "Sources/App/modelgen.json"
            )
            try client.writeProgram(["Note"])
            let made = try client.command("generate", "--package-target", "App")
            try #require(made.succeeded, "\(made.output)")
            let result = try client.build()
            #expect(!result.succeeded)
            let message = "'Generated' holds code that 'modelgen generate' wrote from"
            #expect(result.output.contains(message), "\(result.output)")
        }

        /// Both executables of the bundle are used: that which reads Swift, too.
        @Test(.enabled(if: isCompleteRun, "MODELGEN_ALL=1 runs it"))
        func aPrebuiltToolServesAsWellAsTheSource() throws {
            let made = try run([repositoryRoot.appending(path: "scripts/artifactbundle.sh").path])
            try #require(made.succeeded, "\(made.output)")
            // A key path to a function of the standard library, which programs that aren't moved can't
            // compare.
            #expect(!made.output.contains("may break pointer equality"))
            let bundle = repositoryRoot.appending(path: "modelgen.artifactbundle")
            try checkBundle(bundle)
            // Moved, and beside no package that knows it.
            let folder = try TemporaryFolder(name: "prebuilt")
            let moved = folder.url.appending(path: "modelgen.artifactbundle")
            try FileManager.default.copyItem(at: bundle, to: moved)
            let repository = try RepositoryCopy()
            try expectModelIsRead(by: "prebuilt")
            try expectSwiftIsRead(by: "prebuilt", .path, "debug")
            try expectSwiftIsRead(by: moved.path, .version(repository), "release")
        }

        /// It finds its libraries beside itself, and the archive's checksum is right.
        private func checkBundle(_ bundle: URL) throws {
            let archive = bundle.path + ".zip"
            let checksum = try run(["swift", "package", "compute-checksum", archive]).stdout
            let written = try String(contentsOfFile: archive + ".checksum", encoding: .utf8)
            #expect(checksum == written && !written.isEmpty)
            #if os(Linux)
                let line = "readelf -d '\(bundle.path)'/*/bin/modelgen-swift | grep RUNPATH"
                let places = try run(["sh", "-c", line]).stdout
                #expect(places.contains("[$ORIGIN]"), "\(places)")
            #endif
        }

        private func expectModelIsRead(by tool: String) throws {
            let client = try ClientPackage(
                dependency: .path,
                tool: .bundle(tool),
                configuration: "debug"
            )
            try client.chooseTarget("sqlite")
            try client.writeModel("Notes", version: "Notes", entities: ["Note"])
            try client.writeProgram(["Note"])
            try client.expect(prints: ["Note"])
        }

        private func expectSwiftIsRead(
            by tool: String,
            _ dependency: Dependency,
            _ configuration: String
        ) throws {
            let declared = try ClientPackage(
                "exclude: [\"Models\"],",
                dependency: dependency,
                tool: .bundle(tool),
                configuration: configuration
            )
            try declared.folder.write(
                "@Model final class Tag { var name: String }\n",
                to: "Sources/App/Models/Tag.swift"
            )
            try declared.writeProgram(["Tag"])
            let result = try declared.build()
            try #require(result.succeeded, "\(result.output)")
            #expect(try declared.output() == ["Tag"])
            #expect(result.ranTheTool && !result.output.contains("-module-name Pipeline "))
        }
    }
}

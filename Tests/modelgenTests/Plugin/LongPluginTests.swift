import Foundation
import TestSupport
import Testing

extension LongPackageTests {
    /// The plugin in a package of its own, built again after every edit.
    @Suite struct LongPluginTests {
        @Test func everyEditIsBuilt() throws {
            let client = try ClientPackage()
            try client.writeModel("Notes", version: "Notes", entities: ["Note"])
            try client.writeProgram(["Note"])
            try expect(client, prints: ["Note"])

            // SwiftPM plans once more after the first build of a package; then nothing is left to do.
            _ = try client.build()
            let idle = try client.build()
            #expect(idle.succeeded && !idle.ranTheTool && !idle.compiledTheProgram)

            // An entity more.
            try client.writeModel("Notes", version: "Notes", entities: ["Note", "Tag"])
            try client.writeProgram(["Note", "Tag"])
            try expect(client, prints: ["Note", "Tag"])

            // Another name.
            try client.writeModel("Notes", version: "Notes", entities: ["Note", "Label"])
            let stale = try client.build()
            #expect(!stale.succeeded && stale.output.contains("cannot find 'Tag' in scope"))
            try client.writeProgram(["Note", "Label"])
            try expect(client, prints: ["Note", "Label"])

            // A second model.
            try client.writeModel("Shops", version: "Shops", entities: ["Shop"])
            try client.writeProgram(["Note", "Label", "Shop"])
            try expect(client, prints: ["Note", "Label", "Shop"])

            // A second version, then the choice of it.
            try client.writeModel("Notes", version: "Notes 2", entities: ["Note", "Memo"])
            try client.chooseVersion("Notes", of: "Notes")
            try expect(client, prints: ["Note", "Label", "Shop"])
            try client.chooseVersion("Notes 2", of: "Notes")
            try client.writeProgram(["Note", "Memo", "Shop"])
            try expect(client, prints: ["Note", "Memo", "Shop"])

            // A mistake, and its end.
            try client.writeVersion("Shops", "Shops", #"<entity name="Shop" parentEntity="Sho"/>"#)
            let broken = try client.build()
            #expect(!broken.succeeded)
            #expect(broken.output.contains("Shops.xcdatamodel/contents:3:"), "\(broken.output)")
            try client.writeModel("Shops", version: "Shops", entities: ["Shop"])
            try expect(client, prints: ["Note", "Memo", "Shop"])
        }

        /// Excluded, a resource, or neither: the model is found.
        @Test(arguments: [
            "exclude: [\"Notes.xcdatamodeld\"],", "resources: [.copy(\"Notes.xcdatamodeld\")],",
        ])
        func whatTheTargetSaysOfTheModelDoesNotMatter(_ line: String) throws {
            let client = try ClientPackage(line)
            try client.writeModel("Notes", version: "Notes", entities: ["Note"])
            try client.writeProgram(["Note"])
            try expect(client, prints: ["Note"])
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
            try expect(right, prints: ["Note"])
            try right.folder.write(
                declaration + "@Model final class Tag { var name: String }\n",
                to: "Sources/App/Models/Note.swift"
            )
            try right.writeProgram(["Note", "Tag"])
            try expect(right, prints: ["Note", "Tag"])
        }

        @Test func theCommandWritesAndChecksWhatIsCheckedIn() throws {
            let client = try ClientPackage(
                "exclude: [\"Notes.xcdatamodeld\", \"modelgen.json\"],",
                generatesOnBuild: false
            )
            try client.writeProgram(["Note"])
            let nothing = try client.command("generate")
            #expect(!nothing.succeeded && nothing.output.contains("no target has a modelgen.json"))

            try client.writeModel("Notes", version: "Notes", entities: ["Note"])
            try client.folder.write(
                #"{ "inputs": ["Notes.xcdatamodeld"], "output": "Generated" }"#,
                to: "Sources/App/modelgen.json"
            )
            let early = try client.command("check")
            #expect(!early.succeeded && early.output.contains("Sources/App/Generated/Note.swift"))
            let made = try client.command("generate")
            try #require(made.succeeded, "\(made.output)")
            try expect(client, prints: ["Note"])
            let clean = try client.command("check", "--target", "App")
            #expect(clean.succeeded, "\(clean.output)")

            try client.writeModel("Notes", version: "Notes", entities: ["Note", "Tag"])
            let late = try client.command("check")
            #expect(!late.succeeded && late.output.contains("Sources/App/Generated/Tag.swift"))
        }

        /// From a git repository, as most packages come, into the folder that the others are built into.
        @Test func aBranchServesAsWellAsAPath() throws {
            let repository = try RepositoryCopy()
            let client = try ClientPackage(
                "exclude: [\"Models\"],",
                repository: repository.folder.url.appending(path: "modelgen")
            )
            try client.writeModel("Notes", version: "Notes", entities: ["Note"])
            try client.folder.write(
                "@Model final class Tag { var name: String }\n",
                to: "Sources/App/Models/Tag.swift"
            )
            try client.writeProgram(["Note", "Tag"])
            try expect(client, prints: ["Note", "Tag"])
        }

        /// Both executables of the bundle are used: that which reads Swift, too.
        @Test func aPrebuiltToolServesAsWellAsTheSource() throws {
            let made = try run([repositoryRoot.appending(path: "scripts/artifactbundle.sh").path])
            try #require(made.succeeded, "\(made.output)")
            let client = try ClientPackage(usesPrebuiltTool: true)
            try client.writeModel("Notes", version: "Notes", entities: ["Note"])
            try client.writeProgram(["Note"])
            try expect(client, prints: ["Note"])

            let declared = try ClientPackage("exclude: [\"Models\"],", usesPrebuiltTool: true)
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

        private func expect(_ client: ClientPackage, prints lines: [String]) throws {
            let result = try client.build()
            try #require(result.succeeded, "\(result.output)")
            #expect(result.warnings.isEmpty)
            #expect(try client.output() == lines)
        }
    }
}

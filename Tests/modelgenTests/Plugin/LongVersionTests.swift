import TestSupport
import Testing

extension LongPackageTests {
    /// The plugin from a git repository, as most packages have it; the other suites have it by path.
    @Suite struct LongVersionTests {
        /// With the tool that is there: `LongDependencyTests` show that a checkout may build its own.
        @Test func everyWayToDependBuilds() throws {
            let repository = try RepositoryCopy()
            for dependency in [
                Dependency.version(repository), .branch(repository), .revision(repository),
            ] {
                let client = try ClientPackage(
                    "exclude: [\"Models\"],",
                    dependency: dependency,
                    tool: .tests
                )
                try client.writeModel("Notes", version: "Notes", entities: ["Note"])
                try client.folder.write(
                    "@Model final class Tag { var name: String }\n",
                    to: "Sources/App/Models/Tag.swift"
                )
                try client.chooseTarget("sqlite")
                try client.writeProgram(["Note", "Tag"])
                try client.expect(prints: ["Note", "Tag"])
            }
        }
    }
}

import TestSupport
import Testing

extension LongPackageTests {
    /// The plugin from a git repository, as most packages have it; the other suites have it by path.
    ///
    /// The last of them: a suite behind it would build the tool for a path again.
    @Suite struct LongVersionTests {
        /// The tool is built once: the checkout is the same. Packages that are built for release are
        /// in the test of the prebuilt tool.
        @Test func everyWayToDependBuilds() throws {
            let repository = try RepositoryCopy()
            for dependency in [
                Dependency.version(repository), .branch(repository), .revision(repository),
            ] {
                let client = try ClientPackage("exclude: [\"Models\"],", dependency: dependency)
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

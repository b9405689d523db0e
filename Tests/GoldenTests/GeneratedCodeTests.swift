import Foundation
import TestSupport
import Testing

/// The recorded files are code that a careful colleague could have written.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct GeneratedCodeTests {
    @Test func theFormatterHasNothingToSay() throws {
        let folders = GoldenCase.good.map { $0.file("expected") }.filter(holdsSwift)
        let result = try lintGenerated(folders.map(\.path))
        #expect(result.succeeded && result.output.isEmpty, "\(result.output)")
    }

    @Test func everyCaseCompilesForAnAppleTarget() throws {
        let work = try TemporaryFolder(name: "gate")
        let modules = try coreDataCases().map { try stage($0, in: work.url) }
        let result = try Gate.check(modules: modules)
        #expect(result.succeeded, "\(result.output)")
    }

    /// New projects of Xcode 26 assume the main actor.
    @Test func everyCaseCompilesWhereTheModuleAssumesTheMainActor() throws {
        let work = try TemporaryFolder(name: "gate")
        let cases = try coreDataCases().filter { $0.name != "module-isolation" }
        let modules = try cases.map { try stage($0, in: work.url) }
        let result = try Gate.check(
            modules: modules,
            options: ["--default-isolation", "MainActor"]
        )
        #expect(result.succeeded, "\(result.output)")
    }

    /// There, the members belong to the main actor as well; code that uses them elsewhere doesn't compile.
    @Test func codeWithTheIsolationOfTheModuleCompilesThere() throws {
        let folder = GoldenCase(name: "module-isolation").file("expected")
        let files = try FolderContents(of: folder).names.map { folder.appending(path: $0).path }
        let result = try Gate.check(
            ["--default-isolation", "MainActor"] + files.filter { $0.hasSuffix(".swift") }
        )
        #expect(result.succeeded, "\(result.output)")
    }

    @Test func everyCaseForSwiftDataCompilesAgainstTheStub() throws {
        let work = try TemporaryFolder(name: "gate")
        let modules = try cases(for: "swiftdata").map { try stage($0, in: work.url) }
        #expect(!modules.isEmpty)
        let result = try Gate.checkSwiftData(modules: modules)
        #expect(result.succeeded, "\(result.output)")
    }

    private func coreDataCases() throws -> [GoldenCase] { try cases(for: "coredata") }

    private func cases(for target: String) throws -> [GoldenCase] {
        try GoldenCase.good.filter { golden in
            try holdsSwift(golden.file("expected")) && golden.target() == target
        }
    }

    /// Copies the files of one module: the generated ones, and the user's.
    private func stage(_ golden: GoldenCase, in work: URL) throws -> String {
        let module = work.appending(path: golden.fileName, directoryHint: .isDirectory)
        try FolderContents(of: golden.file("expected")).add(to: module)
        let support = try FolderContents(of: golden.file("support"))
        try support.add(to: module.appending(path: "Support"))
        return module.path
    }

    private func holdsSwift(_ folder: URL) -> Bool {
        let names = try? FolderContents(of: folder).names
        return names?.contains { $0.hasSuffix(".swift") } ?? false
    }
}

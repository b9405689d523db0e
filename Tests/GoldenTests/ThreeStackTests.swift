import Foundation
import TestSupport
import Testing

/// One model, three outputs, and one file of an app for two of them.
@Suite(.enabled(if: Gate.isSupported, "the stub and the gate are for Linux"))
struct ThreeStackTests {
    private let sample = Gate.folder.appending(path: "samples/stacks")
    private let folder: TemporaryFolder
    private let expected = """
        ["Alien", "Solaris"] ["Solaris"]
        ["Alien"]
        2

        """

    init() throws {
        folder = try TemporaryFolder(name: "stacks")
    }

    @Test("the app's file runs with SwiftData as with ModelStore")
    func shared() throws {
        let shared = ["Library.swift", "main.swift"].map {
            sample.appending(path: "shared/\($0)").path
        }
        let store = try runProgram(generated("sqlite") + shared, in: folder)
        #expect(store == expected)
        let stub = [Gate.path("swiftdata/swiftdata.sh"), "run", shared[1], shared[0]]
        let swiftData = try run(stub + generated("swiftdata"))
        #expect(swiftData.stdout == expected, "\(swiftData.output)")
    }

    @Test("the same code for Core Data differs where the table says so")
    func coreData() throws {
        let library = sample.appending(path: "coredata/Library.swift").path
        let result = try Gate.check(generated("coredata") + [library])
        #expect(result.succeeded && result.output.isEmpty, "\(result.output)")
    }

    private func generated(_ target: String) throws -> [String] {
        let output = folder.url.appending(path: target)
        let models = sample.appending(path: "Models.swift").path
        let result = try Modelgen.run(
            ["generate", models, "--target", target, "--output", output.path],
            directory: folder.url
        )
        try #require(result.succeeded, "\(result.output)")
        return try FolderContents(of: output).names.filter { $0.hasSuffix(".swift") }
            .map { output.appending(path: $0).path }
    }
}

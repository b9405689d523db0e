import Configuration
import Foundation
import TestSupport
import Testing

@Suite("Finding configurations") struct FindingTests {
    private let folder: TemporaryFolder
    private let app: String

    init() throws {
        folder = try TemporaryFolder()
        app = folder.path + "App"
        try folder.write("{}", to: "App/modelgen.json")
    }

    @Test(
        "beside the first input",
        arguments: [
            "/A.xcdatamodeld", "/A.xcdatamodeld/", "/A.xcdatamodeld/A 2.xcdatamodel", "/Models",
            "/B.swift", "/.",
        ]
    )
    func found(_ input: String) {
        let file = ConfigurationFile.find(for: [app + input, "/elsewhere/C.swift"])
        #expect(
            file?.hasSuffix("App/modelgen.json") == true
                || file?.hasSuffix("App/./modelgen.json") == true
        )
    }

    @Test("not above, not below, not beside another") func notFound() throws {
        #expect(ConfigurationFile.find(for: [app + "/Sub/A.xcdatamodeld"]) == nil)
        #expect(ConfigurationFile.find(for: [app]) == nil)
        #expect(ConfigurationFile.find(for: ["/elsewhere/A.swift", app + "/B.swift"]) == nil)
    }
}

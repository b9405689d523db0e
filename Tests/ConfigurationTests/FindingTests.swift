import Configuration
import Foundation
import TestSupport
import Testing

@Suite("Finding configurations and inputs") struct FindingTests {
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

    @Test("inputs are bundles, and folders with declarations") func inputs() throws {
        for path in [
            "App/A.xcdatamodeld/A.xcdatamodel/contents", "Kit/B.xcdatamodel/contents",
            ".build/C.xcdatamodeld/C.xcdatamodel/contents", "Pods/D.xcdatamodeld/x",
        ] {
            try folder.write("", to: path)
        }
        try folder.write("@Model\nfinal class Note {}", to: "Kit/Models/Sub/Note.swift")
        try folder.write("struct Modeling {}", to: "App/Models/View.swift")
        try folder.write("@ModelActor actor Store {}", to: "Models/Store.swift")
        let found = findInputs(in: folder.path)
        #expect(found == ["App/A.xcdatamodeld", "Kit/B.xcdatamodel", "Kit/Models"])
    }

    @Test("links are followed, but into no folder twice") func linkedInputs() throws {
        try folder.write("", to: "App/A.xcdatamodeld/A.xcdatamodel/contents")
        try folder.write("", to: "App/Empty/Models/notes.txt")
        for name in ["up", "again", "more", "Models/up", "Empty/Models/up"] {
            try folder.write("", to: "App/Models/notes.txt")
            let path = folder.path + "App/" + name
            let target = String(repeating: "../", count: name.split(separator: "/").count)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        #expect(findInputs(in: folder.path) == ["App/A.xcdatamodeld"])
    }
}

import Foundation
import Templates
import Testing

/// `Templates.swift` lists what the folder holds.
struct TemplateListTests {
    @Test func theListIsWhatTheFolderHolds() throws {
        let listed = Templates.folders.flatMap { folder in
            folder.templates.map { "\(folder.name)/\($0.name)" }
        }
        #expect(listed == (try BuiltIn.files()))
    }

    /// Embedding flattens the folders.
    @Test func noTwoTemplatesHaveOneName() {
        #expect(Set(BuiltIn.names).count == BuiltIn.names.count)
    }

    @Test func everyTextIsThatOfItsFile() throws {
        for folder in Templates.folders {
            for template in folder.templates {
                let path = "\(folder.name)/\(template.name).mustache"
                let file = try Data(contentsOf: BuiltIn.folder.appending(path: path))
                #expect(Array(file) == template.text, "\(path)")
            }
        }
    }
}

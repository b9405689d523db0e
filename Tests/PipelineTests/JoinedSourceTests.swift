import Testing

@testable import Pipeline

/// Two rendered texts that go into one file.
struct JoinedSourceTests {
    @Test func importsAreUnitedAndTheRestFollows() {
        let first = "import Foundation\nimport ModelTypes\n\nstruct A {}\n"
        let second = "import CoreData\nimport Foundation\n\n/// A class.\nclass B {}\n"
        #expect(
            joinedSource([first, second])
                == "import CoreData\nimport Foundation\nimport ModelTypes\n\n"
                + "struct A {}\n\n/// A class.\nclass B {}\n"
        )
    }

    @Test func commentsAboveImportsStayAbove() {
        let first = "// By me.\nimport B\n\n// Not a head.\nstruct A {}\n\n\n"
        #expect(
            joinedSource([first, "import A\nimport B\n"])
                == "// By me.\nimport A\nimport B\n\n// Not a head.\nstruct A {}\n"
        )
    }

    @Test func importsUnderAConditionComeOnceAndLast() {
        let block = "#if canImport(B)\n    @preconcurrency import B\n#endif\n"
        #expect(
            joinedSource(["import A\n\(block)\nlet a = 1\n", "import C\n\(block)\nlet b = 2\n"])
                == "import A\nimport C\n\(block)\nlet a = 1\n\nlet b = 2\n"
        )
        // What holds more than imports is code.
        let code = "#if canImport(B)\n    let c = 3\n#endif\n"
        #expect(joinedSource(["import A\n\n\(code)"]) == "import A\n\n\(code)")
    }

    @Test func aTextWithoutImportsIsKeptWhole() {
        #expect(
            joinedSource(["import A\n\nlet a = 1\n", "\nlet b = 2\n"])
                == "import A\n\nlet a = 1\n\nlet b = 2\n"
        )
    }
}

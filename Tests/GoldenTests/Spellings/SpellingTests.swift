import Foundation
import TestSupport
import Testing

/// Source that is written for SwiftData compiles with the store, or the page says why it doesn't.
struct SpellingTests {
    @Test func eachCompilesOrHasAReason() throws {
        let spellings = try Spelling.all()
        let run = try SpellingRun(spellings)
        #expect(spellings.count == 169)
        for (number, spelling) in spellings.enumerated() {
            let error = run.errors[number]
            #expect(
                (error == nil) == (spelling.reason == nil),
                "\(spelling.group), \(spelling.name): \(error ?? "it compiles, and needs no reason")"
            )
        }
    }

    @Test func thePageListsThem() throws {
        let text = try String(contentsOf: SpellingTable.page, encoding: .utf8)
        let page = SpellingTable(spellings: try Spelling.all()).page(text)
        if Recording.isOn { try Data(page.utf8).write(to: SpellingTable.page) }
        #expect(page == text || Recording.isOn, "MODELGEN_RECORD=1 records the table")
    }
}

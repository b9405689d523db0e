import Foundation
import Testing

/// The folders of the cases are complete.
struct GoldenFolderTests {
    @Test func thereAreCases() {
        #expect(GoldenCase.good.count >= 16)
        #expect(GoldenCase.broken.count >= 8)
    }

    @Test(arguments: GoldenCase.all)
    func aCaseHasOneModelAndSaysWhatItIsAbout(_ golden: GoldenCase) throws {
        _ = try golden.input()
        let about = try golden.text(of: "about.md")
        #expect(about.hasSuffix(".\n"))
        #expect(about.split(separator: "\n").count == 1)
    }

    @Test(arguments: GoldenCase.broken)
    func aBrokenCaseExpectsNoFiles(_ golden: GoldenCase) throws {
        #expect(try FolderContents(of: golden.file("expected")).names.isEmpty)
    }
}

import Foundation
import Output
import TestSupport
import Testing

/// `diff -u` gives the same difference, and `patch` applies it.
struct UnifiedDiffTests {
    private func difference(_ old: String, _ new: String) -> String {
        UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).text(old: "f", new: "f")
    }

    @Test func filesThatAreAlikeHaveNone() {
        #expect(difference("a\nb\n", "a\nb\n") == "")
        #expect(difference("", "") == "")
    }

    @Test func threeLinesAroundAChangeAreShown() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
        #expect(
            difference(old, old.replacing("5", with: "five")) == """
                --- f
                +++ f
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """
        )
    }

    @Test func aMissingLineBreakIsSaid() {
        #expect(
            difference("a", "a\n") == """
                --- f
                +++ f
                @@ -1,1 +1,1 @@
                -a
                \\ No newline at end of file
                +a

                """
        )
    }

    @Test func aFileThatComesOrGoes() {
        let new = UnifiedDiff(from: [], to: Array("a\n".utf8)).text(old: nil, new: "f")
        #expect(new == "--- /dev/null\n+++ f\n@@ -0,0 +1,1 @@\n+a\n")
        let old = UnifiedDiff(from: Array("a\n".utf8), to: []).text(old: "f", new: nil)
        #expect(old == "--- f\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n")
    }

    @Test func longFilesWithNothingAlikeAreReplaced() {
        let old = (0..<5000).map { "a\($0)\n" }.joined()
        let new = (0..<5000).map { "b\($0)\n" }.joined()
        #expect(difference(old, new).hasPrefix("--- f\n+++ f\n@@ -1,5000 +1,5000 @@\n-a0\n"))
    }

    @Test(
        .enabled(if: isPatchInstalled, "patch is not installed"),
        arguments: 0..<60
    )
    func patchCarriesItOut(_ seed: Int) throws {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        func text() -> String {
            let lines = (0..<below(30)).map { _ in "\(below(6))" }
            return lines.joined(separator: "\n") + (below(4) == 0 ? "" : "\n")
        }
        let folder = try TemporaryFolder(name: "diff")
        let (old, new) = (text(), text())
        let file = try folder.write(old, to: "f")
        try folder.write(difference(old, new), to: "d.patch")
        let command = ["patch", "--silent", "--input=d.patch", "f"]
        let patch = try run(command, directory: folder.url)
        #expect(patch.status == 0, "\(difference(old, new)) \(patch.stdout)")
        let result = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        #expect(result == new)
    }
}

private let isPatchInstalled = (try? run(["patch", "--version"]))?.succeeded ?? false

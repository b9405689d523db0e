import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Gate.isSupported, "the gate is for Linux"))
struct CacheTests {
    private let cache: TemporaryFolder

    init() throws {
        cache = try TemporaryFolder(name: "cache folder")
    }

    private func bash(_ script: String) throws -> ProcessResult {
        try run(
            ["bash", "-c", "set -euo pipefail; . '\(Gate.path("lib/cache.sh"))'; \(script)"],
            environment: ["MODELGEN_GATE_CACHE": cache.path]
        )
    }

    @Test("processes that need a part at the same time build it once")
    func processesThatNeedAPartAtTheSameTimeBuildItOnce() throws {
        let result = try bash(
            """
            build() { echo built >>"$GATE_CACHE/log"; touch "$1/content"; }
            need() { part thing key build; [ -f "$PART/content" ]; }
            need & need & need & need & wait
            cat "$GATE_CACHE/log"
            """
        )
        #expect(result.stdout == "built\n", "\(result.output)")
    }

    @Test("a part with another key is another part")
    func aPartWithAnotherKeyIsAnotherPart() throws {
        let result = try bash(
            """
            build() { echo "$(basename "$1")" >>"$GATE_CACHE/log"; }
            part thing one build; part thing two build; part thing one build
            cat "$GATE_CACHE/log"
            """
        )
        #expect(result.stdout == "thing-one\nthing-two\n", "\(result.output)")
    }

    @Test("a part that could not be built is tried again")
    func aPartThatCouldNotBeBuiltIsTriedAgain() throws {
        let failure = try bash("build() { echo why; return 1; }; part thing key build")
        #expect(failure.status == 2)
        #expect(failure.stderr.contains("why"))
        #expect(try bash("build() { :; }; part thing key build").succeeded)
    }

    @Test("a digest follows text, names and contents")
    func aDigestFollowsTextNamesAndContents() throws {
        let digest = { (text: String) in
            try self.bash("digest \(text) '\(self.cache.path)/sources'").stdout
        }
        try cache.write("a", to: "sources/a.h")
        let first = try digest("x")
        #expect(try digest("x") == first)
        #expect(try digest("y") != first)
        try cache.write("b", to: "sources/a.h")
        #expect(try digest("x") != first)
        try cache.write("a", to: "sources/a.h")
        #expect(try digest("x") == first)
    }
}

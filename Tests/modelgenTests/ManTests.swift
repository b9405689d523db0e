import TestSupport
import Testing

struct ManTests {
    @Test func thePageNamesEveryCommand() throws {
        let result = try Tool().run("man")
        #expect(result.succeeded && result.stderr.isEmpty)
        #expect(result.stdout.hasPrefix(#".TH "MODELGEN" "1" "" "modelgen "#))
        for command in ["generate", "inspect", "completions", "man"] {
            #expect(result.stdout.contains(".SS \"modelgen \(command)\"\n"))
        }
    }
}

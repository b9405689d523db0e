import CommandSyntax
import Testing

/// The ways to write options and arguments.
struct ParsingTests {
    private func cook(_ words: [String]) throws -> ParsedArguments {
        let invocation = try SampleTool.syntax.parse(["cook", "soup"] + words)
        guard case .command("cook", let arguments) = invocation else {
            Issue.record("not the command 'cook': \(invocation)")
            return ParsedArguments()
        }
        return arguments
    }

    @Test func withoutOptionsTheDefaultsHold() throws {
        let arguments = try cook([])
        #expect(arguments.positional == ["soup"])
        #expect(arguments[SampleTool.folder] == "Kitchen")
        #expect(arguments[SampleTool.taste] == .sweet)
        #expect(arguments[SampleTool.guest] == nil)
        #expect(!arguments[SampleTool.dry])
        #expect(!arguments.isGiven("folder"))
    }

    @Test(arguments: [["--folder", "a=b"], ["--folder=a=b"], ["-f", "a=b"], ["-fa=b"]])
    func aValueStandsBehindOrInTheWord(_ words: [String]) throws {
        let arguments = try cook(words)
        #expect(arguments[SampleTool.folder] == "a=b")
        #expect(arguments.isGiven("folder"))
    }

    @Test func choicesBecomeCases() throws {
        #expect(try cook(["--taste", "sour"])[SampleTool.taste] == .sour)
    }

    @Test func flagsMayShareADash() throws {
        let arguments = try cook(["-dl"])
        #expect(arguments[SampleTool.dry] && arguments[SampleTool.loud])
        #expect(try cook(["-lfroof"])[SampleTool.folder] == "roof")
    }

    @Test func theLastOfTwoCounts() throws {
        #expect(try cook(["-f", "a", "--folder=b"])[SampleTool.folder] == "b")
    }

    @Test func afterTwoDashesNothingIsAnOption() throws {
        let arguments = try cook(["--", "--dry", "--"])
        #expect(arguments.positional == ["soup", "--dry", "--"])
        #expect(!arguments[SampleTool.dry])
    }

    @Test func aDashAloneIsAnArgument() throws {
        #expect(try cook(["-"]).positional == ["soup", "-"])
    }

    @Test func aValueMayBeginWithADashInOneWord() throws {
        #expect(try cook(["--folder=--dry"])[SampleTool.folder] == "--dry")
    }

    @Test func commonOptionsStandBeforeTheCommandToo() throws {
        let before = try SampleTool.syntax.parse(["--light", "cook", "soup"])
        let after = try SampleTool.syntax.parse(["cook", "--light", "soup"])
        #expect(before == after)
    }

    @Test func optionsAndArgumentsMix() throws {
        #expect(try cook(["-d", "stew", "--loud", "jam"]).positional == ["soup", "stew", "jam"])
    }

    @Test(arguments: [["--version"], ["cook", "--version"]])
    func versionNeedsNothingElse(_ words: [String]) throws {
        #expect(try SampleTool.syntax.parse(words) == .version("chef 1.2"))
    }

    @Test(arguments: [
        ["--light", "dishwash"], ["cook", "--foldre", "x", "--light"],
        ["cok", "--light=x", "--light"], ["list", "soup", "--light", "-x"],
        ["--taste", "--light", "cook"],
    ])
    func ofAWrongLineTheRestIsUnderstood(_ words: [String]) {
        #expect(throws: UsageError.self) { try SampleTool.syntax.parse(words) }
        #expect(SampleTool.syntax.understood(words)[SampleTool.light])
    }

    @Test func afterTwoDashesNothingIsUnderstoodAsAnOption() {
        #expect(!SampleTool.syntax.understood(["cok", "--", "--light"])[SampleTool.light])
    }
}

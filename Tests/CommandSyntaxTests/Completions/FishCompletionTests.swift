import CommandSyntax
import Testing

/// What fish offers when it has read the script.
@Suite(.enabled(if: isInstalled(.fish), "fish is not installed"))
struct FishCompletionTests {
    private let place: CompletionFolder

    init() throws {
        place = try CompletionFolder(.fish)
    }

    /// What is offered at the end of a line, sorted, each with its description behind a tab.
    private func described(_ line: String) throws -> [String] {
        let script = "for script in $argv[2..4]; source $script; end; complete -C $argv[1]"
        let result = try place.run(["fish", "--no-config", "-c", script, line] + place.scripts)
        #expect(result.succeeded && result.stderr.isEmpty, "\(result.output)")
        return lines(result.stdout).sorted()
    }

    private func offers(_ line: String) throws -> [String] {
        try described(line).compactMap { $0.split(separator: "\t").first.map { String($0) } }
    }

    @Test func commandsComeFirst() throws {
        #expect(try described("chef ") == ["cook\tCook dishes", "list\tList recipes"])
        #expect(try offers("chef --light l") == ["list"])
        #expect(try offers("chef help c") == ["cook"])
        #expect(try offers("odd --mood sad ") == ["draw", "say"])
    }

    @Test func optionsOfTheCommandAndTheCommonOnes() throws {
        #expect(try offers("chef cook --l") == ["--light", "--loud"])
        #expect(try offers("chef list --") == ["--help", "--light", "--version"])
        #expect(try described("odd say --q") == ["--quiet\t\(OddTool.help)"])
    }

    @Test func whatIsGivenOrExcludedIsNotOffered() throws {
        #expect(try offers("chef cook --dry --d") == [])
        #expect(try offers("chef cook -d --f") == [])
        #expect(try offers("chef cook --folder=x --d") == [])
    }

    @Test func choicesFollowTheirOption() throws {
        #expect(try offers("chef cook -t s") == ["salty", "sour", "sweet"])
        #expect(try offers("chef cook --taste=so") == ["--taste=sour"])
        #expect(try offers("chef cook --guest ") == [])
        #expect(try offers("odd say -s ") == ["a:b", "it's", "two words"])
        #expect(try offers("odd say t") == ["two words"])
    }

    @Test func actionsFollowTheirCommand() throws {
        #expect(try offers("host ") == ["cook", "larder"])
        #expect(
            try described("host larder ") == ["fill\tPut things in", "list\tList what is there"]
        )
        #expect(try offers("host larder fill ") == ["bottom", "top"])
        #expect(try offers("host larder fill top --f") == ["--full"])
        #expect(try offers("host larder list --") == ["--help", "--version"])
    }

    @Test func filesAndFolders() throws {
        #expect(try offers("chef cook -f He") == ["Her garden/", "Here/"])
        #expect(try offers("chef cook He") == ["Her garden/", "Herbs.txt", "Here/"])
        #expect(try offers("odd draw --brush Herb") == ["Herbs.txt"])
        #expect(try offers("chef list He") == [])
    }
}

/// The text of the script, with or without a shell.
struct FishScriptTests {
    @Test func everyOptionHasALine() {
        let text = SampleTool.syntax.completions(for: .fish)
        let folder = """
            complete -c chef -n '__chef_is cook; and not __chef_has --dry -d' -s f -l folder -x \
            -a '(__fish_complete_directories)' -d 'Where to cook'

            """
        let taste = """
            complete -c chef -n '__chef_is cook' -s t -l taste -x -a 'sweet sour salty' \
            -d 'What it should taste of'

            """
        #expect(text.contains(folder + taste))
        #expect(text.hasSuffix("\ncomplete -c chef -n '__chef_is cook' -F\n"))
    }

    @Test func apostrophesAndBackslashesAreEscaped() {
        let text = OddTool.syntax.completions(for: .fish)
        #expect(text.contains(#"-d 'It\'s [odd]: "$HOME" `x` a\\b (50%) {c,d} \'e\''"#))
        #expect(text.contains(#"-a '\'it\\\'s\' \'a:b\' \'two words\''"#))
    }
}

import CommandSyntax
import Testing

/// What bash offers when it runs the script.
struct BashCompletionTests {
    private let place: CompletionFolder

    init() throws {
        place = try CompletionFolder(.bash)
    }

    /// What is offered for the last of the words; `=` is a word of its own, as bash has it.
    private func offers(_ words: String...) throws -> [String] {
        let line = """
            for script in "${@:1:3}"; do . "$script"; done
            shift 3
            COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
            "_$1"
            [ ${#COMPREPLY[@]} = 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
            """
        let result = try place.run(
            ["bash", "--norc", "-u", "-c", line, "bash"] + place.scripts + words
        )
        #expect(result.succeeded && result.stderr.isEmpty, "\(result.output)")
        return lines(result.stdout)
    }

    @Test func commandsComeFirst() throws {
        #expect(try offers("chef", "") == ["cook", "list"])
        #expect(try offers("chef", "li") == ["list"])
        #expect(try offers("chef", "--light", "") == ["cook", "list"])
        #expect(try offers("chef", "help", "c") == ["cook"])
        #expect(try offers("chef", "-") == ["--light", "--help", "--version"])
    }

    @Test func optionsOfTheCommandAndTheCommonOnes() throws {
        let all = [
            "--folder", "--taste", "--guest", "--dry", "--loud", "--light", "--help", "--version",
        ]
        #expect(try offers("chef", "cook", "-") == all)
        #expect(try offers("chef", "cook", "soup", "--l") == ["--loud", "--light"])
        #expect(try offers("chef", "list", "") == ["--light", "--help", "--version"])
    }

    @Test func whatIsGivenOrExcludedIsNotOffered() throws {
        #expect(try offers("chef", "cook", "--dry", "--d") == [])
        #expect(try offers("chef", "cook", "-d", "--f") == [])
        #expect(try offers("chef", "cook", "--folder", "=", "x", "--d") == [])
        #expect(try offers("chef", "cook", "-l", "--l") == ["--light"])
    }

    @Test func choicesFollowTheirOption() throws {
        #expect(try offers("chef", "cook", "--taste", "") == ["sweet", "sour", "salty"])
        #expect(try offers("chef", "cook", "-t", "so") == ["sour"])
        #expect(try offers("chef", "cook", "--taste", "=") == ["sweet", "sour", "salty"])
        #expect(try offers("chef", "cook", "--taste", "=", "sa") == ["salty"])
        #expect(try offers("chef", "cook", "--guest", "") == [])
    }

    @Test func foldersFollowAnOptionThatTakesOne() throws {
        #expect(try offers("chef", "cook", "--folder", "He").sorted() == ["Her garden", "Here"])
        #expect(try offers("chef", "cook", "-f", "Here/") == [])
        #expect(try offers("odd", "draw", "--brush", "Here/") == ["Here/recipe.txt"])
    }

    @Test func filesAreArgumentsUntilThereAreEnough() throws {
        let files = ["Her garden", "Herbs.txt", "Here"]
        #expect(try offers("chef", "cook", "He").sorted() == files)
        #expect(try offers("chef", "cook", "-t", "sour", "a", "b", "He").sorted() == files)
        #expect(try offers("chef", "cook", "a", "b", "c", "He") == [])
        #expect(try offers("chef", "cook", "--", "He").sorted() == files)
        #expect(try offers("chef", "cook", "--", "--") == [])
    }

    @Test func choicesAreTakenLiterally() throws {
        #expect(try offers("odd", "say", "-s", "") == ["it's", "a:b", "two words"])
        #expect(try offers("odd", "say", "it's", "t") == ["two words"])
        #expect(try offers("odd", "--mood", "") == ["sad"])
    }

    @Test func actionsFollowTheirCommand() throws {
        #expect(try offers("host", "") == ["cook", "larder"])
        #expect(try offers("host", "larder", "") == ["list", "fill"])
        #expect(try offers("host", "larder", "fill", "") == ["top", "bottom"])
        #expect(try offers("host", "larder", "fill", "top", "--f") == ["--full"])
        #expect(try offers("host", "larder", "list", "-") == ["--help", "--version"])
    }

    @Test func theTableOfOptions() {
        let text = SampleTool.syntax.completions(for: .bash)
        let rows = """
                case "$1 $2" in
                    'cook --folder' | 'cook -f') value=folder excluded='--folder --dry' ;;
                    'cook --taste' | 'cook -t') value=choice choices=(sweet sour salty) \
            excluded=--taste ;;
                    'cook --guest') value=text excluded=--guest ;;
                    'cook --dry' | 'cook -d') excluded='--dry --folder' ;;
                    'cook --loud' | 'cook -l') excluded=--loud ;;
                    *' --light') excluded=--light ;;
                    *' --help' | *' -h') excluded=--help ;;
                    *' --version') excluded=--version ;;
                esac

            """
        #expect(text.contains(rows))
        #expect(text.hasSuffix("\ncomplete -F _chef chef\n"))
    }
}

import CommandSyntax
import Testing

/// What zsh offers when it has read the script.
@Suite(.enabled(if: isInstalled(.zsh), "zsh is not installed"))
struct ZshCompletionTests {
    private let place: CompletionFolder

    init() throws {
        place = try CompletionFolder(.zsh)
    }

    /// What is offered at the end of a line, sorted.
    ///
    /// Completion works at a terminal only: another zsh sits at a pseudo-terminal, where a key
    /// stands for asking and for printing what `compadd` was given.
    private func offers(_ line: String) throws -> [String] {
        try place.folder.write(Self.startUp, to: ".zshrc")
        let result = try place.run(["zsh", "-f", "-c", Self.terminal, "zsh", line] + place.scripts)
        let words = try #require(result.stdout.split(separator: "\u{2}").last, "\(result.output)")
        return lines(words.filter { $0 != "\u{3}" }).sorted()
    }

    private static let startUp = #"""
        autoload -Uz compinit; compinit -u -D
        for script in $=SCRIPTS; do . $script; done
        compadd() {
            if [[ " $* " != *" -"[AOD]" "* ]]; then
                local -a words
                builtin compadd -A words "$@"
                offered+=($words)
            fi
            builtin compadd "$@"
        }
        ask() {
            typeset -ga offered=()
            zle list-choices
            print -rn -- $'\2'${(F)${(Qu)offered}}$'\3'
        }
        zle -N ask; bindkey '^T' ask
        ready() { print -n '\4' }
        zle -N zle-line-init ready
        """#

    private static let terminal = #"""
        zmodload zsh/zpty
        export SCRIPTS="${@[2,-1]}" ZDOTDIR=$HOME
        zpty shell 'stty -opost; zsh -i'
        zpty -r shell out $'*\4'
        zpty -w -n shell "$1"$'\x14'
        zpty -r shell out $'*\3'
        print -rn -- $out
        """#

    @Test func theScriptIsWellFormed() throws {
        for script in place.scripts {
            let result = try place.run(["zsh", "-f", "-n", script])
            #expect(result.succeeded && result.output.isEmpty, "\(result.output)")
        }
    }

    @Test func commandsComeFirst() throws {
        #expect(try offers("chef ") == ["cook", "list"])
        #expect(try offers("chef help ") == ["cook", "list"])
        #expect(try offers("odd --mood sad ") == ["draw", "say"])
    }

    @Test func optionsOfTheCommandAndTheCommonOnes() throws {
        #expect(try offers("chef --l") == ["--light"])
        #expect(try offers("chef cook --l") == ["--light", "--loud"])
        #expect(try offers("chef list --") == ["--help", "--light", "--version"])
        #expect(try offers("odd say --q") == ["--quiet"])
    }

    @Test func whatIsGivenOrExcludedIsNotOffered() throws {
        let others = ["--guest", "--help", "--light", "--loud", "--taste", "--version"]
        #expect(try offers("chef cook --dry --") == others)
        #expect(try offers("chef cook -d --") == others)
        #expect(try offers("chef cook --folder=x --") == others)
    }

    @Test func choicesFollowTheirOption() throws {
        #expect(try offers("chef cook --taste ") == ["salty", "sour", "sweet"])
        #expect(try offers("chef cook -t so") == ["sour"])
        #expect(try offers("chef cook --taste=sa") == ["salty"])
        #expect(try offers("odd say -s ") == ["a:b", "it's", "two words"])
        #expect(try offers("odd say t") == ["two words"])
    }

    @Test func actionsFollowTheirCommand() throws {
        #expect(try offers("host ") == ["cook", "larder"])
        #expect(try offers("host larder ") == ["fill", "list"])
        #expect(try offers("host larder fill ") == ["bottom", "top"])
        #expect(try offers("host larder fill top --f") == ["--full"])
        #expect(try offers("host larder list --") == ["--help", "--version"])
    }

    @Test func filesAndFolders() throws {
        #expect(try offers("chef cook -f He") == ["Her garden", "Here"])
        #expect(try offers("chef cook a He") == ["Her garden", "Herbs.txt", "Here"])
        #expect(try offers("chef cook a b c He") == [])
        #expect(try offers("odd draw --brush Herb") == ["Herbs.txt"])
    }
}

/// The text of the script, with or without a shell.
struct ZshScriptTests {
    @Test func everySpellingOfAnOptionHasALine() {
        let text = SampleTool.syntax.completions(for: .zsh)
        let lines = """
                            '(--folder -f --dry -d)--folder=[Where to cook]:DIR:_files -/' \\
                            '(--folder -f --dry -d)-f+[Where to cook]:DIR:_files -/' \\
                            '(--taste -t)--taste=[What it should taste of]:TASTE:(sweet sour salty)' \\

            """
        #expect(text.hasPrefix("#compdef chef\n"))
        #expect(text.contains(lines))
    }

    @Test func bracketsColonsAndApostrophesAreEscaped() {
        let text = OddTool.syntax.completions(for: .zsh)
        let help = #"[It'\''s \[odd\]\: "$HOME" `x` a\\b (50%) {c,d} '\''e'\'']"#
        #expect(text.contains("'(--quiet -q --style -s)--quiet\(help)' "))
        #expect(text.contains(#"--style=\#(help):A\:B:('\'"#))
        #expect(text.contains(#"'say:It'\''s [odd]\: "#))
    }
}

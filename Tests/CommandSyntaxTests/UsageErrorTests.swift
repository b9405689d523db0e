import CommandSyntax
import Testing

/// What cannot be understood is refused with what was probably meant.
struct UsageErrorTests {
    @Test(arguments: [
        ([], "a command is missing; it can be 'cook' or 'list'"),
        (["cok"], "unknown command 'cok'; did you mean 'cook'?"),
        (["dishwash"], "unknown command 'dishwash'; it can be 'cook' or 'list'"),
        (["--flder"], "unknown option '--flder'"),
        (["--taste=sour", "cook"], "option '--taste' belongs after the command 'cook'"),
    ])
    func beforeTheCommand(_ words: [String], _ message: String) {
        expect(words, message, help: "chef --help")
    }

    @Test(arguments: [
        ([], "'cook' needs DISH...: A dish that has a recipe"),
        (["a", "b", "c", "d"], "unexpected argument 'd'"),
        ([""], "an argument is empty"),
        (["--foldre", "x"], "unknown option '--foldre'; did you mean '--folder'?"),
        (["--=x"], "unknown option '--'"),
        (["--everything"], "unknown option '--everything'"),
        (["-x"], "unknown option '-x'"),
        (["-dx"], "unknown option '-x'"),
        (["--folder"], "option '--folder' needs a value: --folder DIR"),
        (["-f"], "option '-f' needs a value: -f DIR"),
        (["--folder", "--dry"], "option '--folder' needs a value: --folder DIR"),
        (["--folder="], "option '--folder' needs a value that is not empty"),
        (["--folder", ""], "option '--folder' needs a value that is not empty"),
        (["--dry=yes"], "option '--dry' takes no value"),
        (["--taste=swet"], "option '--taste' cannot be 'swet'; did you mean 'sweet'?"),
        (
            ["-t", "umamiest"],
            "option '-t' cannot be 'umamiest'; it can be 'sweet', 'sour' or 'salty'"
        ),
        (["soup", "-d", "-f", "x"], "give only one of '--folder' or '--dry'"),
    ])
    func afterTheCommand(_ words: [String], _ message: String) {
        expect(["cook"] + words, message, help: "chef cook --help")
    }

    private func expect(_ words: [String], _ message: String, help: String) {
        let error = #expect(throws: UsageError.self) { try SampleTool.syntax.parse(words) }
        #expect(error?.message == message)
        #expect(error?.helpCommand == help)
    }

    @Test func aCommandWithoutArgumentsTakesNone() {
        expect(["list", "soup"], "unexpected argument 'soup'", help: "chef list --help")
    }

    @Test func argumentsMayBeChoices() {
        let error = #expect(throws: UsageError.self) { try OddTool.syntax.parse(["say", "its"]) }
        #expect(error?.message == "WORD cannot be 'its'; did you mean 'it's'?")
    }
}

import CommandSyntax
import Testing

/// Help is made from the declarations alone.
struct HelpTests {
    @Test(arguments: [["--help"], ["-h"], ["help"], ["--light", "--help"]])
    func ofTheTool(_ words: [String]) throws {
        let text = """
            chef: Dinner from recipes

            Usage: chef COMMAND ...

            Commands:
              cook  Cook dishes
              list  List recipes

            Options:
                  --light    Leave a light on
              -h, --help     Show this help
                  --version  Show the version

            Exit codes:
              0  Done
              2  Burnt

            Examples:
              chef cook soup
                  Cook a soup.

            'chef COMMAND --help' tells more about a command.

            """
        #expect(try SampleTool.syntax.parse(words) == .help(text))
    }

    @Test(arguments: [
        ["cook", "--help"], ["--help", "cook"], ["help", "cook"], ["cook", "a", "-h", "--dry"],
    ])
    func ofACommand(_ words: [String]) throws {
        let text = """
            chef cook: Cook dishes

            Usage: chef cook DISH... [--folder DIR | --dry] [--taste sweet|sour|salty]
                             [--guest NAME] [--loud]

            A dish that is on the table already is not cooked again, however hungry the
            guests are.

            Salt last.

            Arguments:
              DISH...  A dish that has a recipe

            Options:
              -f, --folder DIR   Where to cook (default: Kitchen)
              -t, --taste TASTE  What it should taste of (sweet, sour, salty; default:
                                 sweet)
                  --guest NAME   Who is invited
              -d, --dry          Cook nothing
              -l, --loud         Sing meanwhile
                  --light        Leave a light on
              -h, --help         Show this help
                  --version      Show the version

            Exit codes:
              0  Done
              2  Burnt

            Examples:
              chef cook soup -t sour
                  Cook a soup with lemon.

            """
        #expect(try SampleTool.syntax.parse(words) == .help(text))
    }

    @Test func ofACommandWithNothingOfItsOwn() throws {
        guard case .help(let text) = try SampleTool.syntax.parse(["list", "-h"]) else {
            Issue.record("no help")
            return
        }
        #expect(text.hasPrefix("chef list: List recipes\n\nUsage: chef list\n\nOptions:\n"))
    }

    @Test func ofArgumentsThatAreChoices() throws {
        guard case .help(let text) = try OddTool.syntax.parse(["say", "-h"]) else {
            Issue.record("no help")
            return
        }
        #expect(text.contains("\n  [WORD...]  "))
        #expect(text.contains("(it's, a:b, two words)\n"))
    }
}

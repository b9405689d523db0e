import CommandSyntax
import Testing

/// Commands that take an action: `larder list`, `larder fill SHELF`.
struct ActionTests {
    private let tool = ActionTool.syntax

    private func message(_ words: String...) -> UsageError? {
        do throws(UsageError) {
            _ = try tool.parse(words)
            return nil
        } catch {
            return error
        }
    }

    @Test func theActionIsNamedApartFromItsArguments() throws {
        let invocation = try tool.parse(["larder", "fill", "top", "--full"])
        guard case .command("larder", let arguments) = invocation else {
            Issue.record("\(invocation)")
            return
        }
        #expect(arguments.action == "fill")
        #expect(arguments.positional == ["top"])
        #expect(arguments[ActionTool.full])
    }

    @Test func aMissingActionIsAnError() {
        #expect(
            message("larder")?.message == "'larder' needs an action; it can be 'list' or 'fill'"
        )
        #expect(message("larder")?.helpCommand == "host larder --help")
    }

    @Test func anUnknownActionIsAnErrorWithTheNearest() {
        #expect(
            message("larder", "fil")?.message
                == "unknown action 'fil' of 'larder'; did you mean 'fill'?"
        )
    }

    @Test func argumentsAndOptionsAreThoseOfTheAction() {
        #expect(message("larder", "list", "x")?.message == "unexpected argument 'x'")
        #expect(message("larder", "fill")?.message == "'larder fill' needs SHELF: Where to put it")
        #expect(message("larder", "fill")?.helpCommand == "host larder fill --help")
        #expect(message("larder", "list", "--full")?.message == "unknown option '--full'")
        #expect(
            message("larder", "--full", "fill", "x")?.message
                == "option '--full' belongs after the command 'larder fill'"
        )
    }

    @Test func helpListsTheActions() throws {
        guard case .help(let text) = try tool.parse(["larder", "--help"]) else { return }
        let start = """
            host larder: Look after the larder

            Usage: host larder ACTION ...

            Actions:
              list  List what is there
              fill  Put things in

            Options:

            """
        #expect(text.hasPrefix(start))
        #expect(text.hasSuffix("\n'host larder ACTION --help' tells more about an action.\n"))
    }

    @Test func helpOfAnActionIsThatOfACommand() throws {
        guard case .help(let text) = try tool.parse(["larder", "fill", "-h"]) else { return }
        #expect(text.hasPrefix("host larder fill: Put things in\n\nUsage: host larder fill SHELF"))
        #expect(text.contains("\n      --full "))
    }

    @Test func theManualHasASectionForEachAction() {
        let page = tool.manPage
        #expect(page.contains("\n.SS \"host larder list\"\nList what is there.\n"))
        #expect(page.contains("\n\\fBhost larder fill\\fR [\\fIOPTION\\fR...] \\fISHELF\\fR\n"))
        #expect(!page.contains(".SS \"host larder\"\n"))
    }
}

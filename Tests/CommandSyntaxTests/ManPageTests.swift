import CommandSyntax
import Foundation
import TestSupport
import Testing

/// The manual page as text for troff.
struct ManPageTests {
    @Test func beginsWithNameAndSynopsis() {
        let text = """
            .TH "CHEF" "1" "" "chef 1.2" "User Commands"
            .nh
            .ad l
            .SH "NAME"
            chef \\- Dinner from recipes
            .SH "SYNOPSIS"
            \\fBchef cook\\fR [\\fIOPTION\\fR...] \\fIDISH...\\fR
            .br
            \\fBchef list\\fR
            .SH "COMMANDS"
            .SS "chef cook"
            Cook dishes.
            .PP

            """
        #expect(SampleTool.syntax.manPage.hasPrefix(text))
    }

    @Test func holdsOptionsExitCodesAndExamples() {
        let page = SampleTool.syntax.manPage
        let taste = """
            .TP
            \\fB\\-t\\fR, \\fB\\-\\-taste\\fR \\fITASTE\\fR
            What it should taste of (sweet, sour, salty; default: sweet).

            """
        let end = """
            .SH "EXIT STATUS"
            .TP
            \\fB0\\fR
            Done.
            .TP
            \\fB2\\fR
            Burnt.
            .SH "EXAMPLES"
            Cook a soup.
            .PP
            .RS 4
            .nf
            chef cook soup
            .fi
            .RE

            """
        #expect(page.contains(taste))
        #expect(page.contains(".PP\nGive only one of \\(aq\\-\\-folder\\(aq or "))
        #expect(page.hasSuffix(end))
    }

    @Test func nothingInATextIsARequest() {
        let page = OddTool.syntax.manPage
        let summary = #"It\(aqs [odd]: \(dq$HOME\(dq \(gax\(ga a\(rsb (50%) {c,d} \(aqe\(aq"#
        #expect(page.contains("\nodd \\- \(summary)\n"))
        #expect(page.contains(".PP\n\\&.TH is where a page begins.\n"))
        #expect(page.contains(".PP\n\\(aqbr\\(aq is a word, \\[u00E9] is a letter.\n"))
        #expect(page.contains("\nodd say \\(aqa\\(rsb\\(aq \\-s it\\(aqs\n"))
        #expect(page.contains("\"odd 1\\-beta\""))
    }

    private static let formatters = [
        ["groff", "-man", "-Tutf8", "-ww", "-rLL=500n"], ["man", "--warnings=w", "-l"],
        ["mandoc", "-Tutf8", "-Owidth=500"],
    ].filter { formatter in
        (try? run(["/bin/sh", "-c", "command -v \(formatter[0])"]).succeeded) ?? false
    }

    @Test(
        .enabled(if: !formatters.isEmpty, "neither groff nor man nor mandoc is installed"),
        arguments: formatters
    )
    func formattersHaveNothingToSay(_ formatter: [String]) throws {
        let folder = try TemporaryFolder(name: "man")
        for tool in [SampleTool.syntax, OddTool.syntax] {
            let page = try folder.write(tool.manPage, to: "\(tool.name).1")
            let environment = ["MANWIDTH": "500", "LC_ALL": "C.UTF-8"]
            let result = try run(formatter + [page.path], environment: environment)
            #expect(result.succeeded && result.stderr.isEmpty, "\(formatter): \(result.stderr)")
            guard tool.name == OddTool.syntax.name else { continue }
            #expect(result.stdout.contains(OddTool.help))
            #expect(result.stdout.contains(" .TH is where a page begins.\n"))
            #expect(result.stdout.contains(" 'br' is a word, é is a letter.\n"))
        }
    }
}

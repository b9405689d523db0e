import Mustache
import Testing

@Suite struct InterpolationTests {
    @Test func textWithoutTagsStaysAsItIs() throws {
        #expect(try rendered("Hello, {world} }} ü!\n") == "Hello, {world} }} ü!\n")
        #expect(try rendered("") == "")
    }

    @Test func holesShowTexts() throws {
        #expect(try rendered("<{{title}}>") == "<Title>")
        #expect(try rendered("{{title}}{{title}}") == "TitleTitle")
    }

    @Test func whiteSpaceAroundNamesIsIgnored() throws {
        #expect(try rendered("|{{ title }}|{{{\ttitle }}}|{{& title\n}}|") == "|Title|Title|Title|")
    }

    @Test func whiteSpaceAroundHolesIsKept() throws {
        #expect(try rendered("  {{title}}\n") == "  Title\n")
        #expect(try rendered("  {{{title}}}\n  {{&title}}\n") == "  Title\n  Title\n")
    }

    @Test func onlyPlainHolesAreEscapedForHTML() throws {
        let page = Page(title: "& \" < > '")
        let text = "{{title}}|{{{title}}}|{{&title}}"
        let escaped = "&amp; &quot; &lt; &gt; '"
        #expect(try rendered(text, page, escaping: .html) == "\(escaped)|& \" < > '|& \" < > '")
        #expect(try rendered("{{title}}", page) == "& \" < > '")
    }

    @Test func theImplicitIteratorIsEscapedToo() throws {
        let page = Page(tags: ["<"])
        let text = "{{#tags}}{{.}}{{{.}}}{{&.}}{{/tags}}"
        #expect(try rendered(text, page, escaping: .html) == "&lt;<<")
    }

    @Test func shownTextIsNotReadAsATemplate() throws {
        #expect(try rendered("{{title}}", Page(title: "{{note}}")) == "{{note}}")
    }

    @Test func absentOptionalTextsShowNothing() throws {
        #expect(try rendered("({{note}})") == "()")
        #expect(try rendered("({{note}})", Page(note: "new")) == "(new)")
    }

    @Test func dottedNamesGoThroughOptionalViews() throws {
        let page = Page(owner: Person(name: "Ada", nick: "A", friend: Pet(sound: "Woof")))
        #expect(try rendered("{{owner.name}} {{owner.nick}}", page) == "Ada A")
        #expect(try rendered("{{{owner.friend.sound}}}{{&owner.name}}", page) == "WoofAda")
    }

    @Test func dottedNamesWithAnAbsentViewShowNothing() throws {
        #expect(try rendered("({{owner.friend.sound}})") == "()")
        #expect(try rendered("({{owner.friend.sound}})", Page(owner: Person(name: "Ada"))) == "()")
    }

    @Test func renderingAppendsToTheOutput() throws {
        var output = Array("a".utf8)
        let template = try library("{{title}}").template("main", for: Page.self)
        template.render(Page(title: "b"), into: &output)
        template.render(Page(title: "c"), into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "abc")
    }
}

import Testing

@Suite struct DelimiterTests {
    @Test func delimitersCanBeSet() throws {
        #expect(try rendered("{{=<% %>=}}(<%title%>){{title}}") == "(Title){{title}}")
        #expect(try rendered("{{=[ ]=}}([title])") == "(Title)")
        #expect(try rendered("{{=| |=}}(|title|)|#isOpen||/isOpen|") == "(Title)")
    }

    @Test func delimitersCanBeSetBack() throws {
        #expect(try rendered("{{=<% %>=}}<%title%><%={{ }}=%>{{title}}") == "TitleTitle")
    }

    @Test func delimitersMayStandBetweenWhiteSpace() throws {
        #expect(try rendered("{{=  @\t@  =}}@title@") == "Title")
        #expect(try rendered("{{=\n@\n@\n=}}@title@") == "Title")
    }

    @Test func otherKindsOfTagsUseTheDelimitersToo() throws {
        let page = Page(title: "&", isOpen: true)
        let text = "{{=<% %>=}}<%#isOpen%><%{title}%><%&title%><%title%><%!x%><%/isOpen%>"
        #expect(try rendered(text, page, escaping: .html) == "&&&amp;")
    }

    @Test func delimitersLastBeyondSections() throws {
        let page = Page(isOpen: true)
        let text = "{{#isOpen}}{{=<% %>=}}<%/isOpen%><%title%>"
        #expect(try rendered(text, page) == "Title")
    }

    @Test func partialsDoNotShareDelimiters() throws {
        let partials = ["p": "{{title}}<%title%>", "q": "{{=| |=}}|title|"]
        #expect(try rendered("{{=<% %>=}}<%>p%>", Page(), partials) == "Title<%title%>")
        #expect(try rendered("{{>q}}{{title}}|title|", Page(), partials) == "TitleTitle|title|")
    }

    @Test func standaloneDelimiterTagsTakeTheirLine() throws {
        #expect(try rendered("a\n  {{=<% %>=}}  \nb") == "a\nb")
        #expect(try rendered("|\r\n{{=@ @=}}\r\n|") == "|\r\n|")
        #expect(try rendered("a {{=@ @=}} \nb") == "a  \nb")
    }
}

import Testing

@Suite struct CommentTests {
    @Test func commentsShowNothing() throws {
        #expect(try rendered("12{{! a comment }}34") == "1234")
        #expect(try rendered("1{{!title}}{{! title }}2") == "12")
    }

    @Test func commentsKeepTheWhiteSpaceAroundThem() throws {
        #expect(try rendered("12 {{! a comment }} 34") == "12  34")
        #expect(try rendered("  12 {{! a }}\n") == "  12 \n")
    }

    @Test func commentsMayHaveSeveralLines() throws {
        #expect(try rendered("a{{!\n one\n two\n}}b\n") == "ab\n")
        #expect(try rendered("a\n  {{!\n one\n }}  \nb") == "a\nb")
    }

    @Test func standaloneCommentsTakeTheirLine() throws {
        #expect(try rendered("a\n {{! x }} \nb\n") == "a\nb\n")
        #expect(try rendered("|\r\n{{! x }}\r\n|") == "|\r\n|")
    }

    @Test func commentsMayHoldOpeningDelimiters() throws {
        #expect(try rendered("{{! {{ }}{{title}}") == "Title")
    }
}

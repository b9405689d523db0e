import Diagnostics
import Testing

@Suite("Diagnostics as commands of GitHub Actions") struct GitHubRendererTests {
    @Test("notes and the fix are lines of the message") func notes() {
        let line = """
            ::error file=My Nötes#1/contents,line=2,endLine=2,col=24,endColumn=27,\
            title=relationship.unknown-destination::no entity 'Nte'%0Anote: a remark%0A\
            My Nötes#1/contents:1:1: note: seen here%0Afix: Write 'Note'.
            """
        #expect(GitHubRenderer.line(for: SampleDiagnostics.fixable) == line)
    }

    @Test("what would end a line or start a number is escaped") func escaping() {
        let line = "::warning file=/a b,title=file.odd::odd: 100%25, \"or\" \\ so%0D%0A\u{1}"
        #expect(GitHubRenderer.line(for: SampleDiagnostics.wholeFile) == line)
    }

    @Test("commas and colons end a property, so they are escaped there") func properties() {
        let place = SourceLocation(file: "a,b:c%", line: 1, column: 2)
        let diagnostic = Diagnostic(.note, "a.b", at: place, "a,b:c")
        let line = "::notice file=a%2Cb%3Ac%25,line=1,endLine=1,col=2,title=a.b::a,b:c"
        #expect(GitHubRenderer.line(for: diagnostic) == line)
    }

    @Test("without a place there is a title") func placeless() {
        let line = "::error title=run.failed::no room%0Anote: make room"
        #expect(GitHubRenderer.line(for: SampleDiagnostics.placeless) == line)
    }
}

import Testing

/// The table in the article about the architecture is the one that is tested.
struct ArticleTests {
    @Test func theArticleHoldsTheTable() throws {
        let article = try SourceFile("Documentation/modelgen.docc/Architecture.md")
        let start = try #require(article.lines.firstIndex { $0.hasPrefix("| module |") })
        let rows = article.lines[start...].dropFirst(2).prefix { $0.hasPrefix("|") }.map(cells)
        let table = rows.map { [$0.first ?? "", $0.last ?? ""] }
        #expect(table == ModuleRule.all.map { ["`\($0.name)`", $0.cell] })
    }

    private func cells(_ row: Substring) -> [String] {
        row.split(separator: "|").map { cell in
            String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }
}

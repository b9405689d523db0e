import Testing

struct UnreadablePredicateTests {
    private func expect(_ predicate: String, isFound: Bool) {
        let mark = isFound ? "⚠️fetch-request.unreadable-predicate⚠️" : ""
        let attributes = ["title", "pages", "read", "tags"].map {
            #"<attribute name="\#($0)" optional="YES" attributeType="String"/>"#
        }
        expectMarked(
            xml: """
                <entity name="Note">\(attributes.joined())</entity>
                <fetchRequest name="f" entity="Note" \(mark)predicateString="\(predicate)"/>
                """
        )
    }

    @Test(arguments: [
        "title == ", "== $T", "title == 1 AND", "title == 1 AND AND pages == 2",
        "title CONTAINS[cd]",
        "(title == $T", "title == $T)", "title IN {1, 2", "(title == 1}", "title == 'a",
        "title == &quot;a\\&quot;", "NOT", "title == (pages +)", " ",
    ])
    func finds(_ predicate: String) {
        expect(predicate, isFound: true)
    }

    @Test(arguments: [
        "", "title == $T", "NOT (title == $T) &amp;&amp; !(pages = -1)", "title ==[c] 'it\\'s)'",
        "title IN {} OR now() &gt; title", "tags[0] == 'in' AND tags[FIRST] LIKE '*'", "$x := 5",
        "TRUEPREDICATE",
        "title NOT IN $TITLES", "pages BETWEEN {$LOW, $HIGH}",
        "SUBQUERY(tags, $t, $t.x == 1).@count &gt; 0",
        // Left to the parser.
        "title pages", "title ~ (pages", "ANY",
    ])
    func accepts(_ predicate: String) {
        expect(predicate, isFound: false)
    }

    @Test func findsThatOfAFetchedProperty() {
        expectMarked(
            xml: """
                <entity name="Note"><fetchedProperty name="p" optional="YES"><fetchRequest name="r" \
                entity="Note" ⚠️fetch-request.unreadable-predicate⚠️predicateString="SELF =="/></fetchedProperty></entity>
                """
        )
    }
}

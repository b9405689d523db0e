import Testing

struct UnknownRequestedPropertyTests {
    private func expect(_ predicate: String, isFound: Bool) {
        let mark = isFound ? "⚠️fetch-request.unknown-property⚠️" : ""
        expectMarked(
            xml: """
                <entity name="Note"><attribute name="title" optional="YES" attributeType="String"/>
                </entity>
                <entity name="Memo" parentEntity="Note">\
                <attribute name="date" optional="YES" attributeType="Date"/></entity>
                <fetchRequest name="f" entity="Note" \(mark)predicateString="\(predicate)"/>
                """
        )
    }

    @Test(arguments: [
        "titel == $T", "title == $T AND nme CONTAINS[cd] &quot;a&quot;", "ANY tags.x = 1",
    ])
    func finds(_ predicate: String) {
        expect(predicate, isFound: true)
    }

    @Test(arguments: [
        "title == $T", "SELF.title BEGINSWITH[c] $TEXT OR date &gt; now()", "TRUEPREDICATE",
        "title == 'it\\'s' AND title != &quot;a \\&quot;b\\&quot; c&quot;",
        "title IN {&quot;a&quot;, &quot;b.c&quot;} and not (title = nil)", "SELF == $OBJECT",
        "SUBQUERY(tags, $t, $t.x == 1).@count &gt; 0",
    ])
    func accepts(_ predicate: String) {
        expect(predicate, isFound: false)
    }
}

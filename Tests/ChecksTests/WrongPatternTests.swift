import Testing

struct WrongPatternTests {
    @Test(arguments: ["[A-Z{3}", "(a", "a)", "*a", "a|+", "a\\"])
    func finds(_ pattern: String) {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" optional="YES" attributeType="String" \
                ⚠️attribute.wrong-pattern⚠️regularExpressionString="\(pattern)"/></entity>
                """
        )
    }

    @Test(arguments: [
        "[A-Z]{3}", "(?:a|b)*+", "[]a]", "[^]]+?", "\\(\\[", "(?=a)b",
        "[a-z&amp;&amp;[^aeiou]]",
        "\\Q([\\E.*", "(?i)a",
    ])
    func accepts(_ pattern: String) {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" optional="YES" attributeType="String" \
                regularExpressionString="\(pattern)"/></entity>
                """
        )
    }
}

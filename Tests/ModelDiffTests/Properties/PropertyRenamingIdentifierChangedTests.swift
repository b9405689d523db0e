import Testing

struct PropertyRenamingIdentifierChangedTests {
    @Test func findsAnIdentifierThatIsGone() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="b" optional="YES" attributeType="String" elementID="a"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="b" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["property.renaming-identifier-changed"]
        )
    }

    /// To ModelStore, the one with the name is the same, and the other one is new.
    @Test func findsItBesideANewPropertyOfTheFormerName() {
        let title = #"<attribute name="title" optional="YES" attributeType="String"/>"#
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="name" optional="YES" attributeType="String" elementID="title"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="name" optional="YES" attributeType="String"/>\(title)</entity>
                """
            ),
            in: .sqlite,
            ["attribute.added", "property.renaming-identifier-changed"]
        )
    }

    @Test func findsAChainThatNamesTheLastName() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="b" optional="YES" attributeType="String" elementID="a"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="c" optional="YES" attributeType="String" elementID="b"/></entity>
                """
            ),
            ["attribute.renamed", "property.renaming-identifier-changed"]
        )
    }

    @Test func acceptsAnIdentifierThatIsTheName() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String" elementID="a"/></entity>
                """
            ),
            []
        )
    }
}

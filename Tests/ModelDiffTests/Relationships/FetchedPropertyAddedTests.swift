import Testing

struct FetchedPropertyAddedTests {
    @Test func findsANewOne() {
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
                <attribute name="a" optional="YES" attributeType="String"/>
                <fetchedProperty name="p" optional="YES">
                <fetchRequest name="fetchedPropertyFetchRequest" entity="E"/></fetchedProperty></entity>
                """
            ),
            ["fetched-property.added"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <fetchedProperty name="p" optional="YES">
                <fetchRequest name="fetchedPropertyFetchRequest" entity="E"/></fetchedProperty></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <fetchedProperty name="p" optional="YES">
                <fetchRequest name="fetchedPropertyFetchRequest" entity="E"/></fetchedProperty></entity>
                """
            ),
            []
        )
    }
}

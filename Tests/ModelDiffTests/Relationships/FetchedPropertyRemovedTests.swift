import Testing

struct FetchedPropertyRemovedTests {
    @Test func findsOneThatIsGone() {
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
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["fetched-property.removed"]
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

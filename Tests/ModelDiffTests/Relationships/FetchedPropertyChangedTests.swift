import Testing

struct FetchedPropertyChangedTests {
    @Test func findsAnotherEntity() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <fetchedProperty name="p" optional="YES">
                <fetchRequest name="fetchedPropertyFetchRequest" entity="E"/></fetchedProperty></entity>
                <entity name="F"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <fetchedProperty name="p" optional="YES">
                <fetchRequest name="fetchedPropertyFetchRequest" entity="F"/></fetchedProperty></entity>
                <entity name="F"/>
                """
            ),
            ["fetched-property.changed"]
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
                <entity name="F"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <fetchedProperty name="p" optional="YES">
                <fetchRequest name="fetchedPropertyFetchRequest" entity="E"/></fetchedProperty></entity>
                <entity name="F"/>
                """
            ),
            []
        )
    }
}

import Testing

struct InheritedNameTests {
    @Test func findsItInEveryInput() {
        expectMarked(
            xml: """
                <entity name="A"><attribute name="x" optional="YES" attributeType="String"/></entity>
                <entity name="B" parentEntity="A"><attribute ⚠️property.inherited-name⚠️name="x" \
                optional="YES" attributeType="String"/></entity>
                """
        )
        expectMarked(
            swift: """
                @Model class A { var x = 1 }
                @Model class B: A { var ⚠️property.inherited-name⚠️x = 2 }
                """
        )
    }
}

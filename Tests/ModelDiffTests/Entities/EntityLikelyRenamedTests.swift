import ModelDiff
import Testing

struct EntityLikelyRenamedTests {
    @Test func findsAnEntityWithTheSameProperties() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="b" optional="YES" attributeType="String"/>
                <attribute name="c" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="G">
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="b" optional="YES" attributeType="String"/>
                <attribute name="d" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.likely-renamed"]
        )
    }

    @Test(arguments: [
        (
            SampleText.xml(
                #"<entity name="E"><attribute name="a" optional="YES" attributeType="String"/></entity>"#
            ),
            SampleText.xml(
                #"<entity name="G"><attribute name="a" optional="YES" attributeType="String"/></entity>"#
            ), #"write elementID="E" for 'G'"#
        ),
        (
            .swift("@Model class E { var a: String? }"),
            .swift("@Model class G { var a: String? }"),
            #"write @Model(originalName: "E") for 'G'"#
                + "; in source for SwiftData, whose '@Model' takes nothing, insert its objects in a stage"
        ),
    ])
    func advisesInTheLanguageOfTheModel(_ old: SampleText, _ new: SampleText, _ advice: String)
        throws
    {
        let found = try differences(
            from: #require(old.model),
            to: #require(new.model),
            in: .sqlite
        )
        #expect(found.first?.advice == "if it's the same entity, \(advice)")
    }

    @Test func acceptsAnEntityThatHasLittleInCommon() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="b" optional="YES" attributeType="String"/>
                <attribute name="c" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="G">
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="d" optional="YES" attributeType="String"/>
                <attribute name="e" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.added", "entity.removed"]
        )
    }
}

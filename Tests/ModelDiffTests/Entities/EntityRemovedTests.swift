import ModelDiff
import Testing

struct EntityRemovedTests {
    @Test func findsAnEntityThatIsGone() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="F"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.removed"]
        )
    }

    @Test func saysWhatTheObjectsOfAChildBecome() throws {
        let old = SampleText.swift(
            "@Model class E { var a: String? }\n@Model class F: E { var b: String? }"
        )
        let new = SampleText.swift("@Model class E { var a: String? }")
        let messages = try [StoreKind.sqlite, .coreData].map { store in
            try differences(from: #require(old.model), to: #require(new.model), in: store)
                .map(\.message)
        }
        #expect(
            messages == [
                [
                    "'F' is removed; its objects become those of 'E', without the values of its own"
                        + " properties"
                ], ["'F' is removed, and its objects with it"],
            ]
        )
    }

    @Test func acceptsAnAbstractOne() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="F" isAbstract="YES"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.abstract-removed"]
        )
    }
}

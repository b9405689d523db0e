import ModelDiff
import Testing

struct UniqueAddedTests {
    @Test func findsANewConstraint() {
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
                <uniquenessConstraints>
                <uniquenessConstraint>
                <constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>
                """
            ),
            ["unique.added"]
        )
    }

    @Test func acceptsAConstraintOfARenamedAttribute() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <uniquenessConstraints>
                <uniquenessConstraint>
                <constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="b" optional="YES" attributeType="String" elementID="a"/>
                <uniquenessConstraints>
                <uniquenessConstraint>
                <constraint value="b"/></uniquenessConstraint></uniquenessConstraints></entity>
                """
            ),
            ["attribute.renamed"]
        )
    }

    @Test func acceptsNewIdentifiers() {
        expectDifferences(
            from: .swift("@Model final class E { var a: Int = 0 }"),
            to: .swift(
                "@Model final class E { var a: Int = 0; @Attribute(.unique) var id: UUID = UUID() }"
            ),
            ["attribute.added-computed"]
        )
    }

    @Test func findsAnAddedConstant() {
        expectDifferences(
            from: .swift("@Model final class E { var a: Int = 0 }"),
            to: .swift(
                "@Model final class E { var a: Int = 0; @Attribute(.unique) var b: Int = 0 }"
            ),
            ["attribute.added", "unique.added"]
        )
    }

    @Test func advisesToFillANewProperty() throws {
        let old = try #require(SampleText.swift("@Model final class E { var a: Int = 0 }").model)
        let text = "@Model final class E { var a: Int = 0; @Attribute(.unique) var b: Int = 0 }"
        let new = try #require(SampleText.swift(text).model)
        let found = differences(from: old, to: new, in: .sqlite).first { $0.id == "unique.added" }
        #expect(found?.advice == "write a stage that fills the new property with different values")
    }
}

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

    @Test func findsAConstraintOfClassesThatGetASuperclass() {
        expectDifferences(
            from: .swift(
                """
                @Model final class A { @Attribute(.unique) var code: String = "" }
                @Model final class B { @Attribute(.unique) var code: String = "" }
                """
            ),
            to: .swift(
                """
                @Model class Base { @Attribute(.unique) var code: String = "" }
                @Model final class A: Base {}
                @Model final class B: Base {}
                """
            ),
            [
                "entity.added", "entity.hierarchies-merged", "entity.parent-changed",
                "entity.parent-changed", "property.moved", "property.moved", "unique.added",
            ]
        )
    }

    @Test func acceptsAConstraintThatMovesUp() {
        expectDifferences(
            from: .swift(#"@Model final class A { @Attribute(.unique) var code: String = "" }"#),
            to: .swift(
                """
                @Model class Base { @Attribute(.unique) var code: String = "" }
                @Model final class A: Base {}
                """
            ),
            ["entity.added", "entity.parent-changed", "property.moved"]
        )
    }

    @Test func findsValuesThatAllGetTheDefault() {
        expectDifferences(
            from: .swift("@Model final class A { @Attribute(.unique) var code: String? }"),
            to: .swift(#"@Model final class A { @Attribute(.unique) var code: String = "" }"#),
            ["attribute.default-changed", "attribute.made-required", "unique.added"]
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

import ModelIR
import Testing

struct UnusableDistributionKeyTests {
    private func model(_ path: String, _ property: String) -> String {
        """
        @Model @Distributed(by: \(path)\\.accountID)
        final class Task1 {
            var name: String
            \(property)
        }
        """
    }

    @Test func findsKeysThatObjectsMayLack() {
        expectMarked(swift: model("⚠️distribution.unusable-key⚠️", "var accountID: Int?"))
    }

    @Test func findsKeysThatAreNotExact() {
        expectMarked(swift: model("⚠️distribution.unusable-key⚠️", "var accountID: Double"))
        expectMarked(swift: model("⚠️distribution.unusable-key⚠️", "var accountID: Bool"))
    }

    @Test func findsKeysBelowTheRoot() {
        expectMarked(
            swift: """
                @Model @Distributed(by: \\.accountID)
                class Base { var accountID: Int }
                @Model @Distributed(by: ⚠️distribution.unusable-key⚠️\\.number)
                final class Below: Base { var number: Int }
                """
        )
    }

    @Test func findsAttributesThatAreMissing() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="number" attributeType="Integer 64" usesScalarValueType="YES"/>\
                <userInfo>⚠️distribution.unusable-key⚠️<entry key="x" value="y"/></userInfo></entity>
                """
        ) { model in
            let entity = model.entities[0]
            model.entities[0].distribution = DistributionKey(
                "accountID",
                at: Origin(
                    file: entity.origin.file,
                    position: entity.origin.position(of: "userInfo[x]")
                )
            )
        }
    }

    @Test func acceptsIntegersTextsAndUUIDs() {
        for type in ["Int", "Int32", "String", "UUID", "Kind"] {
            expectMarked(
                swift: model("", "var accountID: \(type)") + "\nenum Kind: String { case a, b }"
            )
        }
    }
}

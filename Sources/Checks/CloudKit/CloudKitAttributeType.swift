import Diagnostics

/// CloudKit doesn't store attributes of the types Undefined and ObjectID.
enum CloudKitAttributeType: Rule {
    static let id = "cloudkit.attribute-type"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "CloudKit doesn't store attributes of the types Undefined and ObjectID"
    static let reason = """
        CloudKit has no record field for such values, so loading the store fails. Give the attribute a type, or make it \
        transient if it needn't be stored.
        """
    static let before = #"<attribute name="payload" optional="YES" attributeType="Undefined"/>"#
    static let after = #"<attribute name="payload" optional="YES" attributeType="Binary"/>"#

    static func check(_ context: RuleContext) {
        context.refuseAttributes(Self.self) { attribute in
            guard attribute.isUnknownToCloudKit else { return nil }
            return ("the type of", "give it another, or make it transient")
        }
    }
}

import Diagnostics

/// CloudKit requires every attribute to be optional or to have a default.
enum CloudKitRequiredAttribute: Rule {
    static let id = "cloudkit.required-attribute"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "CloudKit requires every attribute to be optional or to have a default"
    static let reason = """
        A record may come from a device with an older version of the model and lack the attribute. Make it optional, or \
        give it a default; the generated property can still require a value.
        """
    static let before = #"<attribute name="title" attributeType="String"/>"#
    static let after = #"<attribute name="title" attributeType="String" defaultValueString=""/>"#

    static func check(_ context: RuleContext) {
        context.refuseAttributes(Self.self) { attribute in
            let hasValue =
                attribute.isOptional || attribute.defaultValue != nil
                || attribute.derivation != nil
            if hasValue || attribute.isUnknownToCloudKit { return nil }
            return ("the required attribute", "make it optional, or give it a default")
        }
    }
}

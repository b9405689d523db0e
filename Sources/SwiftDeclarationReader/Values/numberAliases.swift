import SwiftSyntax

/// The number type that a name in CoreLocation stands for; `nil` for other names.
///
/// Code says the type itself, which every system has. For example: `Double` for `CLLocationDegrees`.
func aliasedNumber(named name: String) -> String? {
    guard name.utf8.starts(with: "CL".utf8) else { return nil }
    switch name {
    case "CLHeadingComponentValue", "CLLocationAccuracy", "CLLocationDegrees",
        "CLLocationDirection", "CLLocationDirectionAccuracy", "CLLocationDistance",
        "CLLocationSpeed", "CLLocationSpeedAccuracy":
        return "Double"
    case "CLBeaconMajorValue", "CLBeaconMinorValue": return "UInt16"
    default: return nil
    }
}

/// Whether code may contain a name that stands for a number type.
func mayNameAliasedNumber(_ code: String) -> Bool {
    ["CLBeacon", "CLHeading", "CLLocation"].contains(where: code.contains)
}

extension TokenSyntax {
    /// The number type that the token names by an alias of CoreLocation; `nil` for other tokens.
    ///
    /// For example: `Double` for `CLLocationDegrees` in `CLLocationDegrees(0)`.
    var aliasedNumberType: String? {
        guard let type = aliasedNumber(named: text), let parent else { return nil }
        if parent.is(IdentifierTypeSyntax.self) { return type }
        guard let reference = parent.as(DeclReferenceExprSyntax.self) else { return nil }
        let member = reference.parent?.as(MemberAccessExprSyntax.self)
        return member?.declName.id == reference.id ? nil : type
    }
}

import ModelIR
import SwiftNames

extension OptionSetType.IDs {
    /// For example: `0...62`.
    fileprivate var range: String { "\(first)...\(last)" }

    /// What the doc comment of a property says that shows an option set as its ids.
    package var documentation: String {
        "Ids in \(range), ascending; the setter traps on any other."
    }
}

extension IDsAccessorView {
    /// - Parameters:
    ///   - property: the name of the property that shows the ids. For example: `optionSelections`.
    ///   - stored: the name of the one that holds the option set.
    ///   - readOnlySetter: what the setter of a read-only property begins with; nil for another.
    package init(
        _ property: String,
        over stored: String,
        _ optionSet: TypedValue,
        _ ids: OptionSetType.IDs,
        isOptional: Bool,
        readOnlySetter: String?,
        _ types: TypeNames
    ) {
        let setter = SetterView(
            name: "set" + SwiftIdentifier.capitalized(property),
            property: property,
            range: ids.range,
            errorType: types.modelTypes("UnknownOptionID")
        )
        self.init(
            stored: stored,
            optionSet: optionSet.name,
            isOptional: isOptional,
            setter: readOnlySetter == nil ? setter : nil,
            setterAccess: readOnlySetter ?? ""
        )
    }
}

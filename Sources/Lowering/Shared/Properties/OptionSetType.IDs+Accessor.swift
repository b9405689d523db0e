import ModelIR
import SwiftNames

extension OptionSetType.IDs {
    /// For example: `0...62`.
    fileprivate var range: String { "\(first)...\(last)" }

    /// The doc comment of a property that shows an option set as its ids.
    package var documentation: String {
        "Ids in \(range), ascending; the setter traps on any other."
    }
}

extension IDsAccessorView {
    /// - Parameters:
    ///   - property: The name of the property that shows the ids. For example: `optionSelections`.
    ///   - stored: The name of the property that contains the option set.
    ///   - readOnlySetter: The setter's modifier for a read-only property; `nil` for a writable
    ///     one.
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
            setterName: "set" + SwiftIdentifier.capitalized(property),
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

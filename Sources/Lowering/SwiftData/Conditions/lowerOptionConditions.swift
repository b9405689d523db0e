import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

/// The most options whose sets a predicate can list.
private let listedOptions = 8

extension AttributeLowering {
    /// The option set of the attribute; `nil` for other values.
    private func optionSet(_ valueTypes: [String: ValueType]) -> OptionSetType? {
        guard let name = attribute.valueType, case .optionSet(let type) = valueTypes[name]?.kind
        else { return nil }
        return type
    }

    /// The predicate over the options of the attribute, if there are few enough.
    func optionCondition(
        of className: String,
        _ valueTypes: [String: ValueType],
        _ context: PropertyContext
    ) -> OptionConditionView? {
        guard let options = optionSet(valueTypes), options.count <= listedOptions || !flags.isEmpty,
            !attribute.isTransient
        else { return nil }
        let types = context.types
        let predicate = "\(types.foundation("Predicate"))<\(className)>"
        return OptionConditionView(
            property: property.name,
            stored: SwiftIdentifier.member(stored.name),
            isOptional: attribute.isOptional,
            flags: flagPairs,
            signature: SignatureView(
                "\(property.access)static func where\(SwiftIdentifier.capitalized(property.name))",
                ["_ match: \(types.modelTypes("OptionMatch"))<\(blueprint.valueName)>"],
                result: predicate
            ),
            className: className
        )
    }

    /// The diagnostic for an option set with so many options that no predicate can list their sets.
    func manyOptions(of entity: Entity, _ valueTypes: [String: ValueType]) -> Diagnostic? {
        guard let options = optionSet(valueTypes), options.count > listedOptions,
            flags.isEmpty
        else { return nil }
        return Diagnostic(
            .note,
            "swiftdata.many-options",
            at: attribute.declaredOrigin.location,
            "'\(entity.name)' has no predicate for the options of '\(property.name)': predicates of"
                + " SwiftData have no bit operators, and \(options.count) options have too many sets to"
                + " list; ask for a stored Bool for each option with '@Stored(flags: true)',"
                + " 'modelgen.flags' or 'flags', or filter what is fetched"
        )
    }
}

extension OptionSetType {
    /// The number of bits with an option.
    fileprivate var count: Int {
        let bits = options.map(\.bit) + (ids.map { Array($0.first...$0.last) } ?? [])
        return Set(bits).count
    }
}

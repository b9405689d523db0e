import ModelIR
import SwiftNames
import TextLayout

extension ValueScope {
    /// Lowers an option set with named members, or with ids only.
    mutating func lower(_ set: OptionSetType, of type: ValueType, name: String) -> OptionSetView? {
        guard let rawType = swiftType(set.rawType), let bits = width(set.rawType) else {
            report(
                "value-type.unsupported-type",
                type.origin,
                "the options of '\(type.name)' need an integer of 16, 32 or 64 bits"
            )
            return nil
        }
        checkKinds(set, type)
        checkBits(set, type, bits: bits)
        checkMembers(
            set.options.map { Member(kind: "option", name: $0.name, origin: $0.origin) },
            of: type,
            reserved: [
                "options", "allCases", "rawValue", "RawValue", "Element", "ArrayLiteralElement",
                type.name,
            ]
        )
        let option = types.modelTypes("BitmaskOption")
        return OptionSetView(
            name: name,
            conformance: types.modelTypes("BitmaskOptions"),
            option: option,
            rawType: rawType,
            idRange: set.options.isEmpty ? set.ids.map { "\($0.first)...\($0.last)" } : nil,
            members: set.options.map { member($0, of: name) },
            options: set.options.sorted { $0.bit < $1.bit }.map { one in
                let arguments = ["\(one.bit)", SwiftLiteral.string(one.name)]
                return Breakable.call(option, arguments) + (set.options.count > 1 ? "," : "")
            }
        )
    }

    private mutating func checkKinds(_ set: OptionSetType, _ type: ValueType) {
        if set.options.isEmpty, set.ids == nil {
            reportEmpty(type, "option")
        } else if !set.options.isEmpty, set.ids != nil {
            report(
                "option-set.mixed",
                type.origin,
                "'\(type.name)' has options with names and options without; make two types of it"
            )
        }
    }

    private func member(_ option: OptionSetType.Option, of type: String) -> OptionView {
        let name = SwiftIdentifier.escaped(option.name)
        return OptionView(
            documentation: option.documentation.map(onOneLine),
            name: name,
            value: "\(type)(rawValue: 1 << \(option.bit))"
        )
    }
}

/// The width of an integer type in bits; `nil` for other types.
func width(_ type: AttributeType) -> Int? {
    switch RawKind(type) {
    case .integer(let bits): bits
    case .text, .data, .date, .decimal, .real, nil: nil
    }
}

import ModelIR
import SharedLowering
import SwiftNames

extension ValueScope {
    /// Lowers an enum with raw values; returns `nil` if they can't be stored.
    mutating func lower(
        _ enumeration: EnumerationType,
        of type: ValueType,
        name: String
    ) -> EnumerationView? {
        let bits = width(enumeration.rawType)
        guard enumeration.rawType == .string || bits != nil,
            let storedType = swiftType(enumeration.rawType)
        else {
            report(
                "value-type.unsupported-type",
                type.origin,
                "the raw values of '\(type.name)' must be text or integers"
            )
            return nil
        }
        if enumeration.cases.isEmpty { reportEmpty(type, "case") }
        checkRawValues(enumeration, bits: bits)
        // A declaration that doesn't list its cases may have an extension elsewhere that does.
        let listsCases =
            enumeration.isAlwaysCaseIterable || type.code.heads.contains("CaseIterable")
        checkMembers(
            enumeration.cases.map { Member(kind: "case", name: $0.name, origin: $0.origin) },
            of: type,
            reserved: listsCases ? ["allCases", "RawValue"] : ["RawValue"]
        )
        let keepsType = options.keepsNumberTypes || isStoredAsDeclared(type)
        let declaredType = keepsType ? enumeration.numberType : nil
        let rawType = declaredType.map(types.swift) ?? storedType
        let protocols =
            [types.modelTypes("StoredValue")]
            + (listsCases ? ["CaseIterable", "Codable"] : ["Codable"]).map(types.swift)
        return EnumerationView(
            name: name,
            inheritance: ([rawType] + protocols + type.code.heads.filter { $0 != "CaseIterable" })
                .joined(separator: ", "),
            cases: enumeration.cases.map { one in
                CaseView(head(one), documentation: one.documentation)
            },
            members: memberViews(type.code.members, memberAccess, isSeparated: true)
        )
    }

    /// Whether no attribute stores the enum's raw values.
    private func isStoredAsDeclared(_ type: ValueType) -> Bool {
        options.storesAsDeclared
            && model.entities.allSatisfy { entity in
                entity.attributes.allSatisfy { attribute in
                    attribute.valueType != type.name || attribute.code?.isStoredAsDeclared == true
                }
            }
    }

    /// Numbers are always explicit, to survive reordering of the cases.
    private func head(_ one: EnumerationType.Case) -> String {
        let name = SwiftIdentifier.escaped(one.name)
        switch one.rawValue {
        case .string(let text) where text == one.name: return name
        case .string(let text): return "\(name) = \(SwiftLiteral.string(text))"
        case .integer(let number): return "\(name) = \(number)"
        case .boolean, .real, .decimal, .date: return name
        }
    }

    private mutating func checkRawValues(_ enumeration: EnumerationType, bits: Int?) {
        var firsts: [Literal: EnumerationType.Case] = [:]
        for one in enumeration.cases {
            if !isStorable(one.rawValue, bits: bits) {
                report(
                    "enumeration.wrong-raw-value",
                    one.origin,
                    "the raw value of '\(one.name)' must be "
                        + (bits.map { "an integer of \($0) bits" } ?? "a text")
                )
            }
            guard let first = firsts[one.rawValue] else {
                firsts[one.rawValue] = one
                continue
            }
            report(
                "enumeration.duplicate-raw-value",
                one.origin,
                "'\(one.name)' and '\(first.name)' are stored alike; give each its own raw value",
                notes: [note("'\(first.name)' is here", first.origin)]
            )
        }
    }

    private func isStorable(_ value: Literal, bits: Int?) -> Bool {
        switch (value, bits) {
        case (.string, nil): true
        case (.integer(let number), .some(let bits)): fits(number, bits: bits)
        default: false
        }
    }
}

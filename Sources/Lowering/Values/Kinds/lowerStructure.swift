import ModelIR
import SwiftNames
import TextLayout

extension ValueScope {
    /// Lowers a struct of parts without rules.
    mutating func lower(
        _ structure: StructureType,
        of type: ValueType,
        name: String
    ) -> StructureView? {
        if structure.parts.isEmpty { reportEmpty(type, "part") }
        guard let parts = parts(structure, of: type, keyword: "var") else { return nil }
        let parameters = zip(structure.parts, parts).map { part, view in
            let label = SwiftIdentifier.argumentLabel(part.label)
            return "\(label): \(view.type)" + (part.isOptional ? " = nil" : "")
        }
        return StructureView(
            name: name,
            parts: parts,
            parameters: Breakable.list(parameters)
        )
    }

    /// The parts of a struct; `nil` if a type is invalid, which is reported.
    mutating func parts(
        _ structure: StructureType,
        of type: ValueType,
        keyword: String
    ) -> [PartView]? {
        checkMembers(
            structure.parts.map { Member(kind: "part", name: $0.label, origin: $0.origin) },
            of: type,
            reserved: ["self", "Self", "init", "hashValue"]
        )
        var views: [PartView] = []
        for (index, part) in structure.parts.enumerated() {
            guard let swiftType = self.type(of: part) else { continue }
            let name = SwiftIdentifier.escaped(part.label)
            let member = SwiftIdentifier.member(part.label)
            let isLast = index + 1 == structure.parts.count
            views.append(
                PartView(
                    documentation: part.documentation.map(onOneLine),
                    keyword: keyword,
                    name: name,
                    member: member,
                    type: swiftType,
                    decoding: decoding(part, swiftType, isLast: isLast)
                )
            )
        }
        return views.count == structure.parts.count ? views : nil
    }

    /// A part as an argument of the initializer.
    private func decoding(_ part: Part, _ type: String, isLast: Bool) -> String {
        let label = SwiftIdentifier.argumentLabel(part.label)
        let key = "forKey: .\(SwiftIdentifier.member(part.label))"
        let call = Breakable.call("\(label): values.decode", ["\(type).self", key])
        return isLast ? call : call + ","
    }

    /// The type of a part, with a question mark if it's optional; `nil` if it's unknown.
    mutating func type(of part: Part) -> String? {
        let mark = part.isOptional ? "?" : ""
        switch part.type {
        case .stored(let stored):
            guard let name = swiftType(stored) else {
                report(
                    "value-type.unsupported-type",
                    part.origin,
                    "'\(part.label)' is of a type that no value type can hold"
                )
                return nil
            }
            return name + mark
        case .value(let name):
            guard valueType(name) != nil else {
                reportUnknown(name, part)
                return nil
            }
            return SwiftIdentifier.escaped(name) + mark
        }
    }
}

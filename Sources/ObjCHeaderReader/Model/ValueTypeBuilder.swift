import ModelIR
import SwiftNames

/// Makes a value type of an enum in C.
struct ValueTypeBuilder {
    private let fact: EnumFact
    private let name: String
    private let names: [String]
    private(set) var leftOut: [(text: String, place: FactPlace)] = []

    init(_ fact: EnumFact, name: String) {
        self.fact = fact
        self.name = name
        let isPlain = fact.style == .plain
        // Every enum lists its cases, and every option set its options.
        var taken: Set = ["allCases"]
        if fact.style != .enumeration { taken.formUnion(["options", "rawValue"]) }
        names = zip(
            constantNames(fact.constants.map(\.name), of: fact.name, isPlain: isPlain),
            fact.constants
        ).map { name, constant in
            var candidate = constant.swiftName ?? name
            while !taken.insert(candidate).inserted { candidate += "_" }
            return candidate
        }
    }

    mutating func build() -> ValueType {
        let isOptions = fact.style == .options || (fact.style == .plain && looksLikeOptions)
        var type = ValueType(
            name: name,
            kind: isOptions ? .optionSet(optionSet) : .enumeration(enumeration),
            origin: Origin(fact.place)
        )
        type.documentation = fact.documentation
        type.code.members = isOptions ? unions() : aliases
        return type
    }

    /// The constants and their names in Swift.
    private var named: [(name: String, constant: EnumFact.Constant)] {
        Array(zip(names, fact.constants))
    }

    /// Whether all values are bits or unions of them, and not simply counted.
    private var looksLikeOptions: Bool {
        let values = fact.constants.map(\.value)
        let bits = values.filter(isBit).reduce(0, |)
        let isCounted =
            values == Array(0..<Int64(values.count)) || values == Array(1...Int64(values.count))
        return bits >= 4 && !isCounted && values.allSatisfy { $0 & ~bits == 0 }
            && values.count(where: isBit) * 2 > values.count
    }
}

// MARK: Enums

extension ValueTypeBuilder {
    /// The first constant of each value is a case.
    private var cases: [(name: String, constant: EnumFact.Constant)] {
        var seen: Set<Int64> = []
        return named.filter { seen.insert($0.constant.value).inserted }
    }

    private var enumeration: EnumerationType {
        EnumerationType(
            rawType: rawType,
            cases: cases.map { name, constant in
                var one = EnumerationType.Case(
                    name: name,
                    rawValue: .integer(constant.value),
                    origin: Origin(constant.place)
                )
                one.documentation = constant.documentation
                return one
            }
        )
    }

    /// Other names for values. For example: `static var standard: Self { .low }`.
    private var aliases: [SourceFragment] {
        let first = Dictionary(cases.map { ($0.constant.value, $0.name) }) { first, _ in first }
        return named.compactMap { name, constant in
            guard let original = first[constant.value], original != name else { return nil }
            return member(name, ".\(SwiftIdentifier.member(original))", constant)
        }
    }

    private var rawType: AttributeType {
        let type = fact.rawType.attributeType
        // An enum of C has an unsigned type, which is of no interest if all values fit.
        guard fact.style == .plain, fact.rawType == .uint32 else {
            return type.isInteger ? type : .int
        }
        return fact.constants.allSatisfy { $0.value <= Int64(Int32.max) } ? .integer32 : .integer64
    }
}

// MARK: Option sets

extension ValueTypeBuilder {
    private var bits: [(name: String, constant: EnumFact.Constant)] {
        var seen: Set<Int64> = []
        return named.filter {
            isBit($0.constant.value) && seen.insert($0.constant.value).inserted
        }
    }

    private var optionSet: OptionSetType {
        OptionSetType(
            rawType: rawType,
            options: bits.map { name, constant in
                var option = OptionSetType.Option(
                    name: name,
                    bit: constant.value.trailingZeroBitCount,
                    origin: Origin(constant.place)
                )
                option.documentation = constant.documentation
                return option
            }
        )
    }

    /// Names for several options. For example: `static var all: Self { [.news, .sport] }`. None of them
    /// is `[]` in Swift.
    private mutating func unions() -> [SourceFragment] {
        let bits = bits
        var found: [SourceFragment] = []
        for (name, constant) in named where constant.value != 0 {
            let value = constant.value
            if value == .min { leftOut.append((constant.name, constant.place)) }
            guard value != .min, !bits.contains(where: { $0.name == name }) else { continue }
            let parts = bits.filter { $0.constant.value & value != 0 }
            let isComplete = parts.map(\.constant.value).reduce(0, |) == value
            let list = parts.map { ".\(SwiftIdentifier.member($0.name))" }.joined(separator: ", ")
            let text = isComplete ? "[\(list)]" : "Self(rawValue: \(value))"
            found.append(member(name, text, constant))
        }
        return found
    }
}

extension ValueTypeBuilder {
    private func member(
        _ name: String,
        _ value: String,
        _ constant: EnumFact.Constant
    ) -> SourceFragment {
        let comment = constant.documentation.map { "/// \($0)\n" }.joined()
        return SourceFragment(
            .other,
            name: name,
            text: "\(comment)static var \(SwiftIdentifier.escaped(name)): Self { \(value) }",
            language: "swift",
            condition: nil,
            origin: Origin(constant.place)
        )
    }
}

/// Whether a value is a single bit that an option can have.
private func isBit(_ value: Int64) -> Bool { value > 0 && value & (value - 1) == 0 }

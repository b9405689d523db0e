import ModelIR
import SwiftSyntax

extension ValueTypeReader {
    /// For example: `@OptionSet<Int64> struct Topics { private enum Options: Int { case news } }`.
    func optionSet(_ annotation: Annotation) -> ValueType.Kind? {
        guard case .named(let name, _)? = annotation.typeArguments.first,
            let number = RawNumber(name), number.values.lowerBound < 0, number != .int8
        else {
            let name = annotation.typeArguments.first?.text ?? ""
            if name.isEmpty {
                error(
                    "option-set.raw-type",
                    annotation.node,
                    "say what is stored, as in '@OptionSet<Int64>'"
                )
            } else {
                reportUnknownNumber(name, annotation.node.attributeName)
            }
            return nil
        }
        var type = OptionSetType(rawType: number.stored)
        for argument in annotation.arguments {
            guard argument.label == "ids", let ids = ids(argument, number) else { return nil }
            type.ids = ids
        }
        let names = declaration.members.lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }
            .first { $0.name.text == "Options" }
        type.options = names.map { options($0, number) } ?? []
        return type.ids == nil && names == nil ? missingOptions() : .optionSet(type)
    }

    private func missingOptions() -> ValueType.Kind? {
        error(
            "value-type.empty",
            declaration.nameNode,
            "'\(declaration.name)' needs its options, 'private enum Options: Int { case … }', or"
                + " '(ids: 0...62)'"
        )
        return nil
    }

    private func ids(_ argument: Annotation.Argument, _ number: RawNumber) -> OptionSetType.IDs? {
        guard let bounds = Bounds(argument.expression),
            let lower = bounds.lower.flatMap({ Int($0) }),
            let upper = bounds.upper.flatMap({ Int($0) })
        else {
            error(
                "swift.wrong-argument",
                argument.expression,
                "'ids' takes a range of bits, as in '0...62'"
            )
            return nil
        }
        let last = bounds.includesUpper ? upper : upper - 1
        guard lower <= last, isBit(lower, number, argument.expression),
            isBit(last, number, argument.expression)
        else { return nil }
        return OptionSetType.IDs(first: lower, last: last)
    }

    private func options(_ node: EnumDeclSyntax, _ number: RawNumber) -> [OptionSetType.Option] {
        var next = 0
        var options: [OptionSetType.Option] = []
        for element in caseElements(node.memberBlock.members) {
            let name = element.node.name.identifierText
            if let value = element.node.rawValue?.value {
                guard let bit = value.integerValue else {
                    error("option.no-bit", value, "the position of a bit is a whole number")
                    continue
                }
                next = bit
            }
            guard isBit(next, number, element.node) else { continue }
            var option = OptionSetType.Option(
                name: name,
                bit: next,
                origin: file.origin(of: element.node)
            )
            option.documentation = element.documentation
            options.append(option)
            next += 1
        }
        return options
    }

    private func isBit(_ bit: Int, _ number: RawNumber, _ node: some SyntaxProtocol) -> Bool {
        let width = number.stored == .integer16 ? 16 : number.stored == .integer32 ? 32 : 64
        guard (0..<width).contains(bit) else {
            error(
                "option.out-of-width",
                node,
                "\(number.rawValue) has no bit \(bit): the bits are 0 to \(width - 2)"
            )
            return false
        }
        // The sign bit is checked when code is generated.
        return true
    }
}

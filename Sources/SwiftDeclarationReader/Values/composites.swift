import ModelIR
import SwiftSyntax

extension ValueTypeReader {
    /// For example: `@Composite struct Pair { var start: Date; var end: Date }`.
    func structure(_ annotation: Annotation) -> ValueType.Kind? {
        reportArguments(of: annotation)
        let members = storedProperties()
        let parts = members.compactMap { member -> Part? in
            guard let typeNode = member.typeNode else {
                error("swift.missing-type", member.node, "give '\(member.name)' a type")
                return nil
            }
            if let value = member.node.initializer?.value {
                error("composite.default", value, "a part of a composite has no default")
            }
            return part(member.name, typeNode, at: member.node.pattern, member.documentation)
        }
        guard parts.count == members.count, !parts.isEmpty else {
            if members.isEmpty {
                error(
                    "value-type.empty",
                    declaration.nameNode,
                    "'\(declaration.name)' has no stored property"
                )
            }
            return nil
        }
        guard let validated = self.annotation("Validated") else {
            return .structure(StructureType(parts: parts))
        }
        let rules = RuleReader(file: file, reports: reports, stored: nil).rules(validated)
        if !rules.isEmpty { checkAscending(parts, validated) }
        return .structure(
            StructureType(parts: parts, rules: rules, errorName: errorName(validated))
        )
    }

    /// For example: `@Composite enum Content { case value(date: Date, value: Double), none }`.
    func choice(_ node: EnumDeclSyntax) -> ValueType.Kind? {
        let elements = caseElements(node.memberBlock.members)
        let cases = elements.compactMap(choiceCase)
        if elements.isEmpty {
            error("value-type.empty", declaration.nameNode, "'\(declaration.name)' has no case")
        }
        guard cases.count == elements.count, !cases.isEmpty else { return nil }
        checkNumbers(cases)
        checkLabels(cases)
        return .choice(ChoiceType(cases: cases))
    }

    private func choiceCase(_ element: CaseElement) -> ChoiceType.Case? {
        let name = element.node.name.identifierText
        let parameters = element.node.parameterClause.map { Array($0.parameters) } ?? []
        let parts = parameters.compactMap { parameter -> Part? in
            guard let label = parameter.firstName?.identifierText, label != "_" else {
                error(
                    "composite.missing-label",
                    parameter,
                    "give the value a label, which names its attribute"
                )
                return nil
            }
            if let value = parameter.defaultValue?.value {
                error("composite.default", value, "a part of a composite has no default")
            }
            return part(label, parameter.type, at: parameter, [])
        }
        guard parts.count == parameters.count else { return nil }
        var result = ChoiceType.Case(
            name: name,
            parts: parts,
            origin: file.origin(of: element.node)
        )
        result.documentation = element.documentation
        result.number = number(element)
        return result
    }

    /// The number of `@Stored(case: 3)`.
    private func number(_ element: CaseElement) -> Int? {
        for annotation in Annotation.all(of: element.declaration.attributes) {
            guard annotation.name == "Stored" else {
                reports.addUnknown(
                    "swift.unknown-attribute",
                    at: annotation.node.attributeName,
                    in: file,
                    "there is no attribute '@\(annotation.name)' for a case",
                    name: annotation.name,
                    known: ["Stored"]
                )
                continue
            }
            guard annotation.arguments.count == 1, annotation.arguments[0].label == "case",
                let number = annotation.arguments[0].expression.integerValue,
                element.declaration.elements.count == 1
            else {
                error(
                    "swift.wrong-argument",
                    annotation.node,
                    "before a single case stands '@Stored(case: 3)'"
                )
                continue
            }
            return number
        }
        return nil
    }

    private func part(
        _ label: String,
        _ type: TypeSyntax,
        at node: some SyntaxProtocol,
        _ documentation: [String]
    ) -> Part? {
        let spelled = SpelledType(type)
        guard case .named(let name, let arguments) = spelled.unwrapped, arguments.isEmpty else {
            error(
                "swift.unknown-type",
                type,
                "'\(spelled.text)' is no type of a part of a composite"
            )
            return nil
        }
        let partType: Part.PartType
        if let scalar = scalarType(named: name) {
            reports.addWidened(spelled, at: type, in: file)
            partType = .stored(scalar)
        } else if valueNames.contains(name), name != declaration.name {
            partType = .value(name)
        } else {
            reports.addUnknown(
                "swift.unknown-type",
                at: type,
                in: file,
                "there is no value type '\(name)'",
                name: name,
                known: valueNames.filter { $0 != declaration.name } + scalarNames
            )
            return nil
        }
        var part = Part(
            label: label,
            type: partType,
            isOptional: spelled.isOptional,
            origin: file.origin(of: node)
        )
        part.documentation = documentation
        return part
    }

    private func checkAscending(_ parts: [Part], _ annotation: Annotation) {
        guard parts.count != 2 || parts[0].type != parts[1].type else { return }
        error(
            "rule.not-applicable",
            annotation.node,
            "'.ascending' takes a structure with two parts of one type"
        )
    }

    /// Reports numbers that only some of the cases have.
    private func checkNumbers(_ cases: [ChoiceType.Case]) {
        var numbers: [Int: String] = [:]
        let isNumbered = cases.contains { $0.number != nil }
        for element in cases where isNumbered {
            let place = element.origin.location
            guard let number = element.number else {
                let message =
                    "other cases have numbers; give '\(element.name)' one with '@Stored(case:)'"
                reports.add(.error, "choice.missing-number", at: place, message)
                continue
            }
            if let first = numbers[number] {
                let message = "'\(first)' is stored as \(number), too"
                reports.add(.error, "choice.duplicate-number", at: place, message)
            }
            numbers[number] = element.name
        }
    }

    /// Reports parts with the same label but different types, because they share an attribute.
    private func checkLabels(_ cases: [ChoiceType.Case]) {
        var first: [String: Part] = [:]
        for part in cases.flatMap(\.parts) {
            guard let other = first[part.label] else {
                first[part.label] = part
                continue
            }
            guard other.type != part.type else { continue }
            reports.add(
                .error,
                "composite.label-types",
                at: part.origin.location,
                "the label '\(part.label)' has another type in another case; rename one",
                notes: [.init("the other is here", at: other.origin.location)]
            )
        }
    }

    private func reportArguments(of annotation: Annotation) {
        guard let extra = annotation.arguments.first else { return }
        error("swift.wrong-argument", extra.expression, "'@\(annotation.name)' takes no argument")
    }
}

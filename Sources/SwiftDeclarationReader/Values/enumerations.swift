import ModelIR
import SwiftSyntax

/// An enum case with its doc comment.
struct CaseElement {
    var node: EnumCaseElementSyntax
    var declaration: EnumCaseDeclSyntax
    var documentation: [String]
}

/// The cases among members, including conditional ones.
func caseElements(_ members: MemberBlockItemListSyntax) -> [CaseElement] {
    members.flatMap { member -> [CaseElement] in
        if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
            return conditionalElements(conditional).flatMap { _, elements -> [CaseElement] in
                if case .decls(let members) = elements { return caseElements(members) }
                return []
            }
        }
        guard let declaration = member.decl.as(EnumCaseDeclSyntax.self) else { return [] }
        let documentation = docComment(of: declaration)
        return declaration.elements.map {
            CaseElement(node: $0, declaration: declaration, documentation: documentation)
        }
    }
}

extension ValueTypeReader {
    /// For example: `enum Mood: Int16 { case low = -1, neutral, high }`.
    func enumeration(_ node: EnumDeclSyntax) -> ValueType.Kind? {
        let raw = node.inheritanceClause.map(inheritedNames)?.first
        let number = raw.flatMap { RawNumber($0) }
        if let type = node.inheritanceClause?.inheritedTypes.first?.type {
            reports.addWidened(SpelledType(type), isKept: isPartOfApp, at: type, in: file)
        }
        guard raw == "String" || number != nil else {
            error(
                "value-type.unknown-kind",
                declaration.nameNode,
                "say how '\(declaration.name)' is stored: give it raw values, or write '@Composite'"
            )
            return nil
        }
        let cases = number.map { numbered(node, $0) } ?? texts(node)
        if cases.isEmpty {
            error("value-type.empty", declaration.nameNode, "'\(declaration.name)' has no case")
        }
        reportRepeated(cases)
        var type = EnumerationType(rawType: number?.stored ?? .string, cases: cases)
        if isPartOfApp {
            let members = memberNames(node)
            if members.contains("init(rawValue:)") { type.hasOwnInitializer = true }
            let protocols = protocolNames(node)
            if !isPlainCaseList(protocols, members) { type.declaresConformances = true }
            let isCodable = protocols.contains("Codable")
            if isCodable || protocols.isSuperset(of: ["Decodable", "Encodable"]) {
                type.isDeclaredCodable = true
            }
            if let number, number.isWidened { type.numberType = number.rawValue }
        }
        return .enumeration(type)
    }

    /// The protocols that the declaration and its extensions list.
    private func protocolNames(_ node: EnumDeclSyntax) -> Set<String> {
        let clauses = [node.inheritanceClause] + extensions.map(\.node.inheritanceClause)
        return Set(
            clauses.flatMap(inheritedTypes).flatMap { name, _ in
                [name] + (combinedProtocols[name] ?? []).map(\.trimmedDescription)
            }
        )
    }

    /// Whether the enum conforms to `CaseIterable` and leaves the rest to Swift.
    private func isPlainCaseList(_ protocols: Set<String>, _ members: [String]) -> Bool {
        protocols.contains("CaseIterable")
            && !members.contains { ["allCases", "init(rawValue:)"].contains($0) }
    }

    /// The names of the declaration's members, and of those that extensions add.
    private func memberNames(_ node: EnumDeclSyntax) -> [String] {
        let members = [node.memberBlock.members] + extensions.map(\.node.memberBlock.members)
        return members.flatMap { $0 }.map { memberName(of: $0.decl) }
    }

    private func texts(_ node: EnumDeclSyntax) -> [EnumerationType.Case] {
        caseElements(node.memberBlock.members).map { element in
            let name = element.node.name.identifierText
            let value = element.node.rawValue.map { $0.value }
            if let value, value.stringValue == nil {
                error(
                    "enumeration.wrong-raw-value",
                    value,
                    "the raw value of a case is a text in quotes"
                )
            }
            return enumCase(element, .string(value?.stringValue ?? name))
        }
    }

    /// The first case is 0, and each case without a number follows the previous one.
    private func numbered(_ node: EnumDeclSyntax, _ number: RawNumber) -> [EnumerationType.Case] {
        var next = 0
        return caseElements(node.memberBlock.members).map { element in
            if let value = element.node.rawValue?.value {
                if let given = value.integerValue {
                    next = given
                } else {
                    error(
                        "enumeration.wrong-raw-value",
                        value,
                        "the raw value of a case is a whole number"
                    )
                }
            }
            if !number.values.contains(next) {
                error(
                    "enumeration.wrong-raw-value",
                    element.node,
                    "\(next) is no \(number.rawValue)"
                )
            }
            defer { next = next == Int.max ? next : next + 1 }
            return enumCase(element, .integer(Int64(next)))
        }
    }

    private func enumCase(_ element: CaseElement, _ value: Literal) -> EnumerationType.Case {
        let name = element.node.name.identifierText
        var result = EnumerationType.Case(
            name: name,
            rawValue: value,
            origin: file.origin(of: element.node)
        )
        result.documentation = element.documentation
        return result
    }

    private func reportRepeated(_ cases: [EnumerationType.Case]) {
        var values: [Literal: String] = [:]
        var names: Set<String> = []
        for element in cases {
            let place = element.origin.location
            if !names.insert(element.name).inserted {
                reports.add(
                    .error,
                    "value-type.duplicate-member",
                    at: place,
                    "two cases are called '\(element.name)'"
                )
            } else if let first = values[element.rawValue] {
                let message = "'\(element.name)' and '\(first)' have the same raw value"
                reports.add(.error, "enumeration.duplicate-raw-value", at: place, message)
            }
            values[element.rawValue] = element.name
        }
    }
}

import ModelIR
import SwiftSyntax

extension ValueTypeReader {
    /// Reads the members and protocols that don't affect what is stored, from the declaration and
    /// its extensions.
    func readCode(_ type: inout ValueType) {
        let clause = declaration.inheritanceClause
        var collector = ValueCode(reader: self, type: type, file: file)
        collector.add(clause, condition: nil)
        collector.add(declaration.members, condition: nil)
        type.code = collector.code
        collector.code = TypeCode()
        for one in extensions {
            collector.file = one.context.file
            collector.currentExtension = one.node
            collector.add(one.node.inheritanceClause, condition: one.context.condition)
            collector.add(one.node.memberBlock.members, condition: one.context.condition)
        }
        type.extensions = collector.code
    }
}

/// Collects the code of a value type.
private struct ValueCode {
    let reader: ValueTypeReader
    let type: ValueType
    var code = TypeCode()
    var file: SourceFile
    /// The extension being read; `nil` for the declaration itself.
    var currentExtension: ExtensionDeclSyntax?

    mutating func add(_ clause: InheritanceClauseSyntax?, condition: String?) {
        for (name, node) in inheritedTypes(clause).flatMap(ungenerated)
        where RawNumber(name) == nil && name != "String"
            && !type.generatedConformances.contains(name)
        {
            code.conformances.append(
                reader.codeText.conformance(node, condition: condition, in: file)
            )
        }
    }

    /// Returns the protocols of an alias that combines generated ones with others; otherwise the
    /// protocol itself.
    private func ungenerated(_ name: String, _ node: TypeSyntax) -> [(name: String, TypeSyntax)] {
        let combined = (reader.combinedProtocols[name] ?? []).compactMap { type in
            if case .named(let name, _) = SpelledType(type) { (name: name, type) } else { nil }
        }
        let isGenerated = combined.contains { type.generatedConformances.contains($0.name) }
        return isGenerated ? combined.flatMap(ungenerated) : [(name, node)]
    }

    mutating func add(_ members: MemberBlockItemListSyntax, condition: String?) {
        for member in members {
            if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
                for (own, elements) in conditionalElements(conditional) {
                    guard case .decls(let members) = elements else { continue }
                    add(members, condition: bothConditions(condition, own))
                }
            } else if !isGenerated(member.decl) {
                add(member.decl, condition)
            }
        }
    }

    private mutating func add(_ member: DeclSyntax, _ condition: String?) {
        let name = memberName(of: member)
        guard !type.generatedMembers.contains(name) else {
            reader.reports.add(
                .warning,
                "value-type.ignored-member",
                at: member,
                in: file,
                "'\(name)' of '\(type.name)' is left out: the code has a '\(name)' of its own"
            )
            return
        }
        let prefix = currentExtension.map { inheritedPrefix(of: member, in: $0) } ?? ""
        let fragment = reader.codeText.fragment(
            .other,
            name: name,
            member,
            condition: condition,
            in: file,
            changes: CodeText.Changes(prefix: prefix)
        )
        code.members.append(fragment)
    }

    /// Whether the generator writes the member, because it determines what is stored.
    private func isGenerated(_ member: DeclSyntax) -> Bool {
        if member.is(EnumCaseDeclSyntax.self) { return true }
        if case .optionSet = type.kind, let node = member.as(EnumDeclSyntax.self) {
            return node.name.text == "Options"
        }
        return currentExtension == nil
            && member.as(VariableDeclSyntax.self).map { !StoredMember.all($0).isEmpty } ?? false
    }
}

extension ValueType {
    /// The conformances that generated types of the kind always have.
    fileprivate var generatedConformances: Set<String> {
        var names: Set = [
            "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "RawRepresentable",
            "Sendable",
        ]
        switch kind {
        case .validated(let type):
            names.insert("CustomStringConvertible")
            if type.rawType != .binary { names.insert("Comparable") }
        case .optionSet: names.formUnion(["CustomStringConvertible", "OptionSet", "SetAlgebra"])
        case .enumeration(let type):
            if type.isAlwaysCaseIterable { names.insert("CaseIterable") }
        case .structure, .choice: break
        }
        return names
    }

    /// The members that generated types of the kind always have, as messages name them.
    fileprivate var generatedMembers: Set<String> {
        switch kind {
        case .enumeration(let type) where !type.isAlwaysCaseIterable: ["rawValue"]
        case .enumeration: ["allCases", "init(rawValue:)", "rawValue"]
        case .validated: ["init(_:)", "init(trust:)", "rawValue"]
        case .optionSet: ["init(rawValue:)", "options", "rawValue"]
        case .structure, .choice: []
        }
    }
}

import ModelIR
import SwiftNames

extension Model {
    /// Makes composites of a model file codable structs, which every target but Core Data can store.
    ///
    /// A struct that the inputs declare for a composite takes precedence. Elements are optional, as they
    /// are in the code for Core Data, whose dictionaries can lack any of them. Composites with an element
    /// that isn't codable remain composites.
    ///
    /// For example: `var spot: Coordinate?` with `struct Coordinate: Codable, Hashable, Sendable` for an
    /// attribute with the composite `Coordinate`.
    package mutating func declareComposites() {
        if composites.isEmpty { return }
        let taken = entities.flatMap { [$0.name, $0.nameInCode ?? $0.name] }
        let structs = CodableStructs(
            composites,
            taken: Set(valueTypes.map(\.name) + declarations.map(\.name) + taken),
            classes: entities.compactMap(\.namedClass)
        )
        var used: Set<String> = []
        for entity in entities.indices {
            for index in entities[entity].properties.attributes.indices {
                var attribute = entities[entity].properties.attributes[index]
                guard attribute.valueType == nil, let name = attribute.type.compositeName,
                    let names = structs.names(in: name)
                else { continue }
                used.formUnion(names)
                let parts = structs.parts(of: name)
                let renamed = structs.renamedParts(of: name)
                attribute.type = .codable
                attribute.customClassName = typeName(name)
                attribute.codableParts = parts
                attribute.sortableParts = structs.sortableParts(of: name)
                attribute.codableForm = codableDigest(of: parts.joined(separator: ", "))
                attribute.renamedParts = renamed.isEmpty ? nil : renamed
                // The code for Core Data has the property of a composite under this name.
                if attribute.code?.name == nil, attribute.name.hasSuffix("Raw") {
                    let name = attribute.name
                    attribute.changeCode { $0.name = name }
                }
                entities[entity].attributes[index] = attribute
            }
        }
        declarations += composites.filter { used.contains($0.name) }.compactMap(structs.declaration)
        let others = entities.flatMap(\.attributes).compactMap(\.type.compositeName)
        composites.removeAll { used.contains($0.name) && !others.contains($0.name) }
    }
}

/// The structs that represent composites.
private struct CodableStructs {
    private struct Element {
        let name: String
        let formerName: String?
        /// The type's own name. For example: `Date`.
        let type: String
        /// The type in the code, where a class can have its name. For example: `Foundation.Date`.
        let spelledType: String
        let composite: String?
        /// What the initializer sets unless it's told otherwise, as Swift spells it.
        let defaultValue: String
    }

    /// The elements of composites that a codable struct can represent.
    private var elements: [String: [Element]] = [:]
    private let types: TypeNames

    /// - Parameters:
    ///   - taken: The names of other types.
    ///   - classes: The names of classes, if they differ from those of their entities.
    init(_ composites: [Composite], taken: Set<String>, classes: [String]) {
        types = TypeNames(classes: taken.union(classes))
        let names = composites.map { SwiftIdentifier.sanitized($0.name) }
        for (composite, name) in zip(composites, names) {
            let isFree =
                !taken.contains(composite.name) && !taken.contains(name)
                && !standardTypes.contains(name) && names.count(where: { $0 == name }) == 1
            elements[composite.name] = isFree ? Self.elements(of: composite, types) : nil
        }
    }

    /// The elements with their types; `nil` if there are none, or one can't be encoded.
    private static func elements(of composite: Composite, _ types: TypeNames) -> [Element]? {
        var elements: [Element] = []
        for attribute in composite.attributes {
            let nested = attribute.type.compositeName
            guard attribute.derivation == nil, !attribute.isTransient,
                let type = attribute.type.swiftName ?? nested.map(typeName)
            else { return nil }
            elements.append(
                Element(
                    name: SwiftIdentifier.parameter(attribute.name),
                    formerName: attribute.renamingIdentifier.map(SwiftIdentifier.parameter),
                    type: type,
                    spelledType: nested == nil ? spelled(attribute.type, type, types) : type,
                    composite: nested,
                    defaultValue: defaultText(attribute, types)
                )
            )
        }
        let areDistinct = Set(elements.map(\.name)).count == elements.count
        return areDistinct && !elements.isEmpty ? elements : nil
    }

    /// The composite and those nested in it; `nil` if a struct can't represent one of them.
    func names(in name: String, above: Set<String> = []) -> Set<String>? {
        guard let elements = elements[name], !above.contains(name) else { return nil }
        var names = above.union([name])
        for nested in elements.compactMap(\.composite) {
            guard let more = self.names(in: nested, above: above.union([name])) else { return nil }
            names.formUnion(more)
        }
        return names
    }

    /// What values of the composite are made of, and those nested in it, sorted. For example:
    /// `Coordinate.latitude: Double?`.
    func parts(of name: String) -> [String] {
        (names(in: name) ?? []).flatMap { name in
            (elements[name] ?? []).map {
                "\(SwiftIdentifier.sanitized(name)).\($0.name): \($0.type)?"
            }
        }.sorted()
    }

    /// The elements by which objects can be sorted; `nil` if there are none.
    func sortableParts(of name: String) -> [String]? {
        let names = (elements[name] ?? []).filter { orderedTypes.contains($0.type) }.map(\.name)
        return names.isEmpty ? nil : names
    }

    /// The elements that had other names, outer ones first.
    ///
    /// The composite doesn't contain itself.
    func renamedParts(of name: String, in container: String = "") -> [RenamedPart] {
        (elements[name] ?? []).flatMap { element -> [RenamedPart] in
            let path = container + element.name
            let type = SwiftIdentifier.sanitized(name)
            let own = element.formerName.flatMap { former in
                former == element.name
                    ? nil : RenamedPart(type: type, path: path, formerName: former)
            }
            let nested = element.composite.map { renamedParts(of: $0, in: path + ".") } ?? []
            return [own].compactMap(\.self) + nested
        }
    }

    func declaration(of composite: Composite) -> SourceFragment? {
        guard let elements = elements[composite.name] else { return nil }
        let name = SwiftIdentifier.sanitized(composite.name)
        let protocols = ["Codable", "Hashable", "Sendable"].map(types.swift)
        var text = "struct \(typeName(composite.name)): \(protocols.joined(separator: ", ")) {\n"
        var starts: [MemberStart] = []
        func begin() {
            text += "    "
            starts.append(MemberStart(offset: text.utf8.count, isType: false))
        }
        for element in elements {
            begin()
            text += "var \(SwiftIdentifier.escaped(element.name)): \(element.spelledType)?\n"
        }
        text += "\n"
        begin()
        text += initializer(elements) + "\n}"
        var declaration = SourceFragment(
            .declaration,
            name: name,
            text: text,
            language: "swift",
            condition: nil,
            origin: composite.origin
        )
        declaration.memberStarts = starts
        return declaration
    }

    private func initializer(_ elements: [Element]) -> String {
        let parameters = elements.map {
            "\(SwiftIdentifier.escaped($0.name)): \($0.spelledType)? = \($0.defaultValue)"
        }
        let line = "init(\(parameters.joined(separator: ", "))) {\n"
        let lines = parameters.map { "        \($0)" }.joined(separator: ",\n")
        let statements = elements.map {
            "        self.\(SwiftIdentifier.member($0.name)) = \(SwiftIdentifier.escaped($0.name))\n"
        }
        return (line.count < 90 ? line : "init(\n\(lines)\n    ) {\n") + statements.joined()
            + "    }"
    }
}

/// For example: `Coordinate`, in backticks if it's a keyword.
private func typeName(_ composite: String) -> String {
    SwiftIdentifier.escaped(SwiftIdentifier.sanitized(composite))
}

/// The type of an element in code. For example: `Date`, and `Foundation.Date` beside a class named `Date`.
private func spelled(_ type: AttributeType, _ name: String, _ types: TypeNames) -> String {
    switch type {
    case .decimal, .date, .binary, .uuid, .uri: types.foundation(name)
    default: types.swift(name)
    }
}

/// The types in the code of these structs, which a struct of the same name would hide.
private let standardTypes = Set(
    AttributeType.scalars.compactMap(\.swiftName) + ["Codable", "Hashable", "Sendable"]
)

/// The types of elements that have an order.
private let orderedTypes = Set(AttributeType.scalars.filter(\.isOrdered).compactMap(\.swiftName))

/// The default value of an element as Swift spells it: `nil` if there is none, or no literal for it.
private func defaultText(_ attribute: Attribute, _ types: TypeNames) -> String {
    guard case .literal(let literal)? = attribute.defaultValue else { return "nil" }
    switch (literal, attribute.type) {
    case (.boolean(let value), _): return value ? "true" : "false"
    case (.integer(let value), _): return "\(value)"
    case (.real(let value), _): return SwiftLiteral.real(value)
    case (.decimal(let digits), _):
        return SwiftLiteral.decimal(digits, type: types.foundation("Decimal")) ?? "nil"
    case (.date(let seconds), _):
        let type = types.foundation("Date")
        return "\(type)(timeIntervalSinceReferenceDate: \(SwiftLiteral.real(seconds)))"
    case (.string(let text), .string): return SwiftLiteral.string(text)
    case (.string(let text), .uuid) where text.isUUID:
        return "\(types.foundation("UUID"))(uuidString: \(SwiftLiteral.string(text)))!"
    case (.string, _): return "nil"
    }
}

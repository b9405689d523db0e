import ModelIR
import SwiftSyntax

extension EntityReader {
    /// Takes the members that modelgen generated for SwiftData as the properties that they were
    /// generated from.
    ///
    /// For example: `topics: Topics` over `topicsRaw` as the value type of `topicsRaw`. Members that
    /// follow from the stored properties are generated again.
    func readGeneratedMembers() {
        guard file.isGenerated else { return }
        for fragment in code.carriedOver where fragment.kind == .computedProperty {
            readTypedProperty(fragment)
        }
        removeFlags()
        code.imports.removeAll { $0 == "import ModelTypes" }
        code.conformances.removeAll { $0.name == "Queryable" }
        let methods = generatedMethods
        code.carriedOver.removeAll { methods.contains($0.name) && $0.kind != .initializer }
        removeInitializers()
        entity.documentation = withoutFacts(entity.documentation)
        for place in entity.relationships.indices {
            entity.relationships[place].changeCode {
                $0.documentation = withoutFacts($0.documentation)
            }
        }
    }

    /// Reads a property over the attribute whose comment names it.
    private func readTypedProperty(_ fragment: SourceFragment) {
        let comment = ["The stored value of `\(fragment.name)`, for predicates."]
        let places = entity.attributes.indices
        guard let place = places.first(where: { entity.attributes[$0].documentation == comment })
        else { return }
        // A list of ids is over a property with the option set.
        let name = capitalizedName(fragment.name)
        let held = code.carriedOver.first { other in
            other.kind == .computedProperty && other.name == "stored" + name
        }
        code.carriedOver.removeAll { other in
            other.kind == .computedProperty && [fragment.name, held?.name].contains(other.name)
                || held != nil && other.name == "set\(name)(ids:)"
        }
        var attribute = entity.attributes[place]
        let type = valueType((held ?? fragment).declaredType, of: attribute)
        let isPlain = type == nil && attribute.name == fragment.name + "Raw"
        attribute.code = nil
        attribute.changeCode { code in
            code.documentation = fragment.docComment.filter { !$0.hasPrefix("Ids in ") }
            code.name = isPlain ? nil : fragment.name
            code.valueType = type?.name
            code.showsIDs = held != nil && type != nil
        }
        entity.attributes[place] = attribute
        storedNames[fragment.name] = [attribute.name]
    }

    /// Removes the flags of options, which option sets ask for again.
    private func removeFlags() {
        for place in entity.attributes.indices {
            let start = "Whether `\(entity.attributes[place].declaredName)` has `"
            let isFlag = { (attribute: Attribute) in
                attribute.type == .boolean && attribute.documentation.count == 1
                    && attribute.documentation[0].hasPrefix(start)
            }
            guard entity.attributes[place].valueType != nil,
                entity.attributes.contains(where: isFlag)
            else { continue }
            entity.attributes[place].changeCode { $0.hasFlags = true }
            entity.attributes.removeAll(where: isFlag)
            return removeFlags()
        }
    }

    /// The value type with a name, if an attribute stores its raw values.
    private func valueType(_ name: String?, of attribute: Attribute) -> ValueType? {
        guard let name, let type = catalog.values["\(self.name).\(name)"] ?? catalog.values[name]
        else { return nil }
        return type.rawType?.stored == attribute.type.stored ? type : nil
    }

    /// The methods of to-many relationships, and the predicates over options.
    private var generatedMethods: Set<String> {
        let links = entity.relationships.filter { $0.cardinality != .toOne }.map(\.name)
        let changes = links.flatMap { link in
            ["addTo", "removeFrom"].map { "\($0)\(capitalizedName(link))(_:)" }
        }
        let predicates = entity.attributes.map { "where\(capitalizedName($0.declaredName))" }
        return Set(changes + predicates + predicates.map { $0 + "(_:)" } + ["entityName"])
    }

    /// Removes the initializers that take properties of the class.
    private func removeInitializers() {
        let links = entity.relationships.map(\.name)
        let known = Set(entity.attributes.map(\.declaredName) + links).union(storedNames.keys)
        let count = code.carriedOver.count
        code.carriedOver.removeAll { fragment in
            guard [.initializer, .customInitializer].contains(fragment.kind) else { return false }
            let labels = fragment.name.dropFirst("init(".count).split(separator: ":").dropLast()
            return labels.allSatisfy { known.contains(String($0)) }
        }
        if code.carriedOver.count < count { code.parameterDefaults = [] }
    }
}

/// The lines of a doc comment without those that state constraints and inverses.
private func withoutFacts(_ lines: [String]) -> [String] {
    let start = lines.firstIndex { line in
        line.contains(" unique: saving a duplicate ")
            || line.contains(" unique together: saving a duplicate ")
            || line.hasPrefix("Abstract. Fetch it") || line.contains("The inverse is `")
            || line.hasPrefix("No inverse; ")
    }
    guard let start else { return lines }
    let rest = lines[..<start]
    return rest.last == "" ? rest.dropLast() : Array(rest)
}

private func capitalizedName(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
}

extension SourceFragment {
    /// The lines of the doc comment.
    fileprivate var docComment: [String] {
        text.split(whereSeparator: \.isNewline).prefix { $0.hasPrefix("///") }.map { line in
            String(line.dropFirst(3).drop { $0 == " " })
        }
    }

    /// The type of a computed property, without a question mark. For example: `Topics` of `var
    /// topics: Topics { … }`.
    fileprivate var declaredType: String? {
        let lines = text.split(whereSeparator: \.isNewline)
        let head = lines.first { $0.contains("var \(name): ") || $0.contains("var `\(name)`: ") }
        guard let head, let start = head.firstRange(of: ": ")?.upperBound else { return nil }
        let type = head[start...].prefix { $0 != "{" && $0 != "?" && $0 != " " }
        return type.isEmpty ? nil : String(type)
    }
}

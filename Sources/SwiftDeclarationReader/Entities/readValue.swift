import Diagnostics
import ModelIR
import SwiftSyntax

extension EntityReader {
    /// Reads a property of a value type: one raw attribute, or several.
    func readValue(_ property: DeclaredProperty, _ type: ValueType) {
        guard let rawType = type.rawType else { return readComposite(property, type) }
        let names = property.annotation("Stored").map(storedNames) ?? StoredNames()
        if names.discriminator != nil || !names.columns.isEmpty,
            let annotation = property.annotation("Stored")
        {
            error(
                "swift.wrong-argument",
                annotation.node,
                "'\(property.name)' is stored in one attribute: '@Stored(\"name\")'"
            )
        }
        if let other = names.type, other.name != type.name {
            error(
                "swift.wrong-argument",
                other.node,
                "'\(property.name)' is stored as '\(type.name)'"
            )
        }
        addRaw(property, rawType, names, type, showsIDs: false)
    }

    /// Reads `@Stored("optionIDsNumber", as: OptionIDs.self) var optionSelections: [Int]`.
    func readIDs(_ property: DeclaredProperty, _ names: StoredNames) -> Bool {
        guard let wanted = names.type, isListOfIDs(property.type.unwrapped) else { return false }
        guard let type = catalog.value(named: wanted.name, in: name),
            case .optionSet(let set) = type.kind
        else {
            reports.addUnknown(
                "swift.unknown-type",
                at: wanted.node,
                in: file,
                "there is no option set '\(wanted.name)'",
                name: wanted.name,
                known: catalog.values.values.filter {
                    if case .optionSet = $0.kind { true } else { false }
                }.map(\.name)
            )
            return true
        }
        addRaw(property, set.rawType, names, type, showsIDs: true)
        return true
    }

    private func isListOfIDs(_ type: SpelledType) -> Bool {
        type == .array(.named("Int", [])) || type == .set(.named("Int", []))
    }

    private func addRaw(
        _ property: DeclaredProperty,
        _ rawType: AttributeType,
        _ names: StoredNames,
        _ type: ValueType,
        showsIDs: Bool
    ) {
        let storedName = names.name
        let usualName = property.name + "Raw"
        var name = storedName ?? usualName
        // The class may already have a member of that name.
        while storedName == nil, memberNames.contains(name) { name += "Value" }
        var attribute = Attribute(name: name, type: rawType, origin: origin(of: property))
        // The values are found if that member comes or goes.
        if storedName == nil, name != usualName { attribute.renamingIdentifier = usualName }
        attribute.isOptional = property.type.isOptional
        attribute.usesScalarType =
            rawType.isInteger || [.float, .double].contains(rawType) ? true : nil
        attribute.defaultValue = property.defaultValue.flatMap { rawDefault($0, type, property) }
        addAttribute(attribute, property, valueType: type.name, showsIDs: showsIDs)
        if storedName == nil, type.isStoredBySwiftData, file.isWrittenForSwiftData {
            changeCode(of: property.name) { $0.isStoredAsDeclared = true }
        }
        if names.hasFlags { changeCode(of: property.name) { $0.hasFlags = true } }
    }

    /// The raw value of a default such as `.neutral` or `[.news, .sport]`.
    private func rawDefault(
        _ expression: ExprSyntax,
        _ type: ValueType,
        _ property: DeclaredProperty
    ) -> DefaultValue? {
        if property.hasNoValue(expression) {
            if property.type.isOptional { return nil }
            error(
                "attribute.wrong-default",
                expression,
                "the default of '\(property.name)' is no \(property.type.text)"
            )
            return nil
        }
        switch type.kind {
        case .enumeration(let cases):
            return caseDefault(expression, cases, of: type.name, property)
        case .optionSet(let set): return optionsDefault(expression, set, type.name)
        case .validated(let type):
            // The stored value itself, as in `var name: ValidatedName = "Anna"`.
            return DefaultReader(file: file, codeText: catalog.codeText, reports: reports)
                .value(expression, of: type.rawType, property)
        case .structure, .choice: break
        }
        return .opaque(text: catalog.codeText.initialValue(expression, in: file), language: "swift")
    }

    private func caseDefault(
        _ expression: ExprSyntax,
        _ type: EnumerationType,
        of name: String,
        _ property: DeclaredProperty
    ) -> DefaultValue? {
        guard let choice = Choice(expression), choice.arguments.isEmpty,
            !expression.is(FunctionCallExprSyntax.self), isMember(choice, of: name),
            !catalog.members.has(choice.name, of: name)
        else {
            return .opaque(
                text: catalog.codeText.initialValue(expression, in: file),
                language: "swift"
            )
        }
        if let found = type.cases.first(where: { $0.name == choice.name }) {
            return .literal(found.rawValue)
        }
        // A static member that another file of the module adds; a name that is nearly that of a case is a mistake.
        if file.isWrittenForSwiftData,
            nearestName(to: choice.name, in: type.cases.map(\.name)) == nil
        {
            return .opaque(
                text: catalog.codeText.initialValue(expression, in: file),
                language: "swift"
            )
        }
        reportUnknown(choice, property.type.unwrapped.text, type.cases.map(\.name))
        return nil
    }

    private func optionsDefault(_ expression: ExprSyntax, _ set: OptionSetType, _ name: String)
        -> DefaultValue?
    {
        if isEmptyCollection(expression) || expression.emptyCall != nil {
            return .literal(.integer(0))
        }
        let list =
            expression.as(ArrayExprSyntax.self).map { $0.elements.map(\.expression) } ?? [
                expression
            ]
        var mask: Int64 = 0
        for element in list {
            if let ids = set.ids, let id = element.integerValue, (ids.first...ids.last) ~= id {
                mask |= 1 << Int64(id)
                continue
            }
            let choice = Choice(element).flatMap { $0.arguments.isEmpty ? $0 : nil }
            guard let choice, isMember(choice, of: name) else {
                return .opaque(
                    text: catalog.codeText.initialValue(expression, in: file),
                    language: "swift"
                )
            }
            guard let option = set.options.first(where: { $0.name == choice.name }) else {
                reportUnknown(choice, name, set.options.map(\.name))
                return nil
            }
            mask |= 1 << Int64(option.bit)
        }
        return .literal(.integer(mask))
    }

    /// Whether it's a case or an option of a type, rather than a constant that another type declares.
    ///
    /// For example: `Mood.low` and `.low` of `Mood`, and not `Defaults.mood`.
    private func isMember(_ choice: Choice, of type: String) -> Bool {
        guard case .named(let base, _) = choice.base else { return true }
        let own = type.split(separator: ".").last.map(String.init)
        return base == own || catalog.aliases[base]?.unwrapped == own.map { .named($0, []) }
    }

    private func reportUnknown(_ choice: Choice, _ type: String, _ known: [String]) {
        reports.addUnknown(
            "attribute.wrong-default",
            at: choice.nameNode,
            in: file,
            "'\(type)' has no '\(choice.name)'",
            name: choice.name,
            known: known
        )
    }
}

extension ValueType {
    /// Whether SwiftData itself stores values of the type, as apps declare it.
    fileprivate var isStoredBySwiftData: Bool {
        guard case .enumeration(let type) = kind else { return false }
        return type.isDeclaredCodable == true
    }
}

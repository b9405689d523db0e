import ModelIR
import SwiftSyntax

/// The type of a property, without and with the names of enclosing types, and its syntax.
private typealias PropertyTypes = (type: SpelledType, written: SpelledType, node: Syntax)

extension EntityReader {
    private static let attributes = ["Attribute", "Clone", "Relationship", "Stored", "Transient"]

    /// Reads a `var` or `let`: stored properties, a computed property or a static one.
    func read(_ variable: VariableDeclSyntax, _ condition: String?) {
        let modifiers = variable.modifiers.map(\.name.text)
        if modifiers.contains("static") || modifiers.contains("class") {
            let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
            return addFragment(.other, name, variable, condition)
        }
        if let binding = variable.bindings.first, variable.bindings.count == 1, binding.isComputed {
            let name = binding.pattern.trimmedDescription
            return addFragment(.computedProperty, name, variable, condition)
        }
        let annotations = Annotation.all(of: variable.attributes)
        defer { if annotations.first("Transient") == nil { noteRefused(variable) } }
        // Transient properties are carried over verbatim; relationships are empty in any case.
        if modifiers.contains("lazy"), annotations.first("Transient") == nil {
            return error(
                "swift.unsupported",
                variable,
                "a stored property of a model can't be 'lazy'"
            )
        }
        checkAttributes(annotations, of: variable)
        for property in properties(of: variable, annotations, condition) {
            read(property, variable)
        }
        for binding in variable.bindings {
            guard let observers = binding.accessorBlock else { continue }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                continue
            }
            // Declarations that aren't attributes are carried over as a whole.
            guard storedNames[name.identifierText] != nil else { continue }
            readObservers(observers, of: name.identifierText, condition)
        }
    }

    /// Keeps the names of properties that aren't stored: each has been reported.
    private func noteRefused(_ variable: VariableDeclSyntax) {
        let patterns = variable.bindings.map { $0.pattern.as(IdentifierPatternSyntax.self) }
        let names = patterns.compactMap { $0?.identifier.identifierText }
        refusedNames.formUnion(names.filter { storedNames[$0] == nil })
    }

    /// Whether an attribute is a property wrapper of the files, which is carried over with a property that
    /// isn't stored.
    func isWrapper(_ annotation: Annotation) -> Bool { catalog.others.contains(annotation.name) }

    private func checkAttributes(_ annotations: [Annotation], of variable: VariableDeclSyntax) {
        let known = Self.attributes + Self.harmless + ["ObservationIgnored"]
        let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
        let isTransient = annotations.first("Transient") != nil
        for annotation in annotations
        where !known.contains(annotation.name) && !(isTransient && isWrapper(annotation)) {
            reports.addUnknownAttribute(
                annotation,
                of: "a property of a model",
                named: name,
                in: file,
                known: Self.attributes
            )
        }
        if let annotation = annotations.first("available"), !isTransient {
            reports.addLeftOutAvailability(annotation, of: name, in: file)
        }
    }

    private func properties(
        of variable: VariableDeclSyntax,
        _ annotations: [Annotation],
        _ condition: String?
    ) -> [DeclaredProperty] {
        let bindings = Array(variable.bindings)
        return bindings.enumerated().compactMap { index, binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                error(
                    "swift.unsupported",
                    binding.pattern,
                    "give each property of a model its own name"
                )
                return nil
            }
            let isTransient = annotations.first("Transient") != nil
            guard let type = type(of: binding, bindings[index...], isTransient: isTransient) else {
                return nil
            }
            return DeclaredProperty(
                name: pattern.identifier.identifierText,
                nameNode: pattern.identifier,
                type: type.type,
                writtenType: type.written,
                typeNode: type.node,
                defaultValue: binding.initializer?.value,
                isConstant: variable.bindingSpecifier.text == "let",
                modifiers: accessModifiers(variable.modifiers),
                annotations: annotations,
                documentation: docComment(of: variable),
                condition: condition
            )
        }
    }

    /// The annotated type, which may follow a later name (`var a, b: Int`), or the type of the
    /// initial value.
    ///
    /// - Parameter isTransient: Whether the property is carried over if its type isn't known.
    private func type(
        of binding: PatternBindingSyntax,
        _ rest: ArraySlice<PatternBindingSyntax>,
        isTransient: Bool
    ) -> PropertyTypes? {
        if let type = binding.typeAnnotation?.type {
            reportUnwrapped(type)
            return types(type)
        }
        if let value = binding.initializer?.value {
            if let type = TypeInference(catalog.members, owner: name).type(of: value) {
                let written = catalog.types.qualified(type, of: value, in: declaration.path)
                return (type, written, Syntax(value))
            }
            if isTransient {
                let type = SpelledType.other(value.trimmedDescription)
                return (type, type, Syntax(value))
            }
            let message =
                "give '\(binding.pattern.trimmedDescription)' a type: its default does not show it"
            error("swift.missing-type", binding.pattern, message)
            return nil
        }
        for later in rest {
            if let type = later.typeAnnotation?.type { return types(type) }
        }
        error(
            "swift.missing-type",
            binding.pattern,
            "give '\(binding.pattern.trimmedDescription)' a type"
        )
        return nil
    }

    /// An annotated type. An alias inside of the class, or of a type around it, hides other types of its
    /// name; an alias of an optional type is optional.
    private func types(_ type: TypeSyntax) -> PropertyTypes {
        let written = SpelledType(qualified: type)
        let hiding = written.mapped { name, arguments in
            guard arguments.isEmpty, let alias = hidingAlias(name) else {
                return .named(name, arguments)
            }
            return alias.written
        }
        let spelled = catalog.unqualified(hiding)
        if case .named = spelled {
            let meaning = catalog.meaning(of: spelled)
            if meaning.isOptional { return (meaning, meaning, Syntax(type)) }
        }
        return (spelled, hiding, Syntax(type))
    }

    /// The alias that a name refers to in the class, if the files declare other types of that name.
    private func hidingAlias(_ name: String) -> TypeAlias? {
        guard let alias = catalog.types.alias(name, in: declaration.path) else { return nil }
        let isOther = catalog.aliases[name].map { $0 != alias.type } ?? true
        let isHidden =
            catalog.models.contains(name) || catalog.values[name] != nil
            || catalog.others.contains(name)
        return isOther || isHidden ? alias : nil
    }

    /// Reports `var name: String!`: a generated property has to be unwrapped.
    private func reportUnwrapped(_ type: TypeSyntax) {
        guard let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return }
        let name = type.wrappedType.trimmedDescription
        reports.add(
            .warning,
            "swift.implicitly-unwrapped",
            at: type,
            in: file,
            "'\(name)!' is generated as '\(name)?'; write '\(name)?', or '\(name)' with a default"
        )
    }
}

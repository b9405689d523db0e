import ModelIR
import SwiftNames

/// The typed property of an attribute, with what is stored behind it.
struct LoweredAttribute {
    var view: AttributeView
    var storage: [StorageView] = []
}

/// Decides how one attribute looks in the code.
///
/// A class, since the property, the initialiser and the field of an attribute share one.
final class AttributeLowering {
    let attribute: Attribute
    let names: PropertyNames
    let types: TypeNames
    let options: CoreDataOptions

    let swiftName: String
    /// The default value as Swift spells it, where there is one.
    let defaultLiteral: String?

    private let type: StoredType

    init(
        attribute: Attribute,
        names: PropertyNames,
        types: TypeNames,
        options: CoreDataOptions
    ) {
        self.attribute = attribute
        self.names = names
        self.types = types
        self.options = options
        type = StoredType(attribute, types)
        swiftName = names.swiftName(attribute.name)
        defaultLiteral = CoreDataLowering.defaultLiteral(attribute, types)
    }

    /// Derived values are missing until the first save; an undefined type promises nothing.
    var isOptional: Bool {
        attribute.isOptional || attribute.derivation != nil || attribute.type == .undefined
    }

    /// Whether conditions can speak of the attribute.
    var isQueryable: Bool { type.isQueryable && !attribute.isTransient }

    var typeSpelling: String { type.swift + (isOptional ? "?" : "") }

    func lowered() -> LoweredAttribute {
        if names.isRaw(attribute) { return overRaw() }
        return canBeManaged ? managed() : overPrimitive()
    }

    /// Core Data's own accessor loses nothing for an optional object.
    private var canBeManaged: Bool {
        guard case .none = type.bridge, isOptional, swiftName == attribute.name else {
            return false
        }
        return !SwiftIdentifier.isInOwningMethodFamily(attribute.name)
    }

    private func managed() -> LoweredAttribute {
        LoweredAttribute(view: view(.managed(isReadOnly: attribute.derivation != nil)))
    }

    private func overPrimitive() -> LoweredAttribute {
        let storage = "primitive" + SwiftIdentifier.capitalized(attribute.name)
        let identifier = SwiftIdentifier.sanitized(storage)
        // Of `PrimitiveTitle`, the setter would be that of the primitive value.
        if names.isTaken(identifier) || names.isTaken(SwiftIdentifier.capitalized(identifier)) {
            return overStorage()
        }
        var accessor = accessor(over: identifier, key: attribute.name, indentation: 16)
        accessor.isReadOnly = attribute.derivation != nil
        return LoweredAttribute(
            view: view(.primitive(accessor)),
            storage: [storageView("private var \(identifier): \(type.object)?")]
        )
    }

    /// Another property has the name of the primitive value, so Core Data's accessor gets a new one.
    private func overStorage() -> LoweredAttribute {
        let storage = names.free(SwiftIdentifier.sanitized(swiftName + "Storage"))
        var accessor = accessor(over: storage, key: attribute.name, indentation: 16)
        accessor.isReadOnly = attribute.derivation != nil
        let declaration = "private var \(storage): \(type.object)?"
        return LoweredAttribute(
            view: view(.raw(accessor)),
            storage: [storageView(declaration, objectiveCName: attribute.name)]
        )
    }

    private func overRaw() -> LoweredAttribute {
        let storage = SwiftIdentifier.sanitized(attribute.name)
        return LoweredAttribute(
            view: view(.raw(accessor(over: storage, key: attribute.name, indentation: 16))),
            storage: [storageView("var \(storage): \(type.object)?")]
        )
    }

    private func view(_ form: AttributeView.Form) -> AttributeView {
        AttributeView(
            documentation: attributeDocumentation(attribute).flatMap {
                TextWidth.wrapped($0, indentation: 8)
            },
            isSeparated: true,
            access: options.access.modifier,
            name: SwiftIdentifier.escaped(swiftName),
            type: typeSpelling,
            form: form
        )
    }

    private func storageView(_ declaration: String, objectiveCName: String? = nil) -> StorageView {
        StorageView(isSeparated: false, objectiveCName: objectiveCName, declaration: declaration)
    }
}

extension AttributeLowering {
    private func accessor(over storage: String, key: String, indentation: Int) -> AccessorView {
        AccessorView(
            key: SwiftLiteral.string(key),
            read: read(storage, indentation: indentation),
            storage: storage,
            write: write(to: storage, indentation: indentation)
        )
    }

    private func read(_ storage: String, indentation: Int) -> ExpressionView {
        if isOptional { return optionalRead(storage, indentation) }
        if options.onMissing == .useDefault, let value = defaultLiteral {
            return ExpressionView("\(readOptional(storage)) ?? \(value)")
        }
        let place = SwiftLiteral.string(swiftName)
        return readRequired(storage, place, indentation)
    }

    private func optionalRead(_ storage: String, _ indentation: Int) -> ExpressionView {
        guard case .composite(let initializer) = type.bridge else {
            return ExpressionView(readOptional(storage))
        }
        let head = "\(storage).flatMap"
        return ExpressionView(calling: head, [initializer], indentation: indentation)
    }

    private func readOptional(_ storage: String) -> String {
        switch type.bridge {
        case .none: storage
        case .boxed(let getter, _): "\(storage)?.\(getter)"
        case .composite(let initializer): "\(storage).flatMap(\(initializer))"
        }
    }

    private func readRequired(_ storage: String, _ place: String, _ indentation: Int)
        -> ExpressionView
    {
        var value = storage
        var tail = ""
        switch type.bridge {
        case .none: break
        case .boxed(let getter, _): tail = ".\(getter)"
        case .composite: value = readOptional(storage)
        }
        return ExpressionView(
            calling: "required",
            [value, place],
            tail: tail,
            indentation: indentation
        )
    }

    /// Inside a setter of any form, the line starts at least 12 columns in and may end in a brace.
    private func write(to storage: String, indentation: Int) -> ExpressionView {
        let start = indentation + storage.count + 5
        switch (type.bridge, isOptional) {
        case (.none, _): return ExpressionView("newValue")
        case (.composite, _):
            return ExpressionView(isOptional ? "newValue?.stored" : "newValue.stored")
        case (.boxed(_, let label), true):
            let initializer = "\(type.object).init(\(label):)"
            return ExpressionView(calling: "newValue.map", [initializer], indentation: start)
        case (.boxed(_, let label), false):
            return ExpressionView(
                calling: type.object,
                ["\(label): newValue"],
                indentation: start
            )
        }
    }
}

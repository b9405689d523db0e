import ModelIR
import SharedLowering
import SwiftNames

/// The representation of an attribute's values in Swift and in Core Data.
struct StoredType {
    /// The Swift type without a question mark. For example: `Double`.
    var swift: String
    /// The type that Core Data returns. For example: `NSNumber`.
    var object: String
    var bridge: Bridge
    /// Whether conditions can use the attribute.
    var isQueryable: Bool

    enum Bridge {
        /// Core Data returns the Swift type.
        case none
        /// For example: `doubleValue`, and `NSNumber(value:)`.
        case boxed(getter: String, label: String)
        /// A composite attribute: `init?(stored:)` and `stored`. For example:
        /// `Address.init(stored:)`.
        case composite(initializer: String)
        /// JSON: `decoded(json:_:)` and `encoded(_:_:)`.
        case json
    }

    /// - Parameter value: The type of the values, if it isn't the stored type itself.
    init(
        _ attribute: borrowing Attribute,
        _ names: borrowing TypeNames,
        _ value: TypedValue? = nil
    ) {
        let scalar = swiftType(of: attribute.type, names)
        swift = scalar ?? otherType(attribute, names)
        object = swift
        bridge = .none
        isQueryable = scalar != nil
        switch attribute.type {
        case .boolean: box("boolValue", names)
        case .integer16: box("int16Value", names)
        case .integer32: box("int32Value", names)
        case .integer64: box("int64Value", names)
        case .int: box("intValue", names)
        case .float: box("floatValue", names)
        case .double: box("doubleValue", names)
        case .decimal:
            object = names.foundation("NSDecimalNumber")
            bridge = .boxed(getter: "decimalValue", label: "decimal")
        case .composite:
            object = "[\(names.swift("String")): Any]"
            if case .structure = value { break }
            bridge = .composite(initializer: storedInitializer(swift, attribute.name, names))
        case .codable:
            object = names.foundation("Data")
            bridge = .json
        case .string, .date, .binary, .uuid, .uri, .undefined, .objectID, .transformable: break
        }
    }

    /// Whether Objective-C supports the type, and key-value coding returns the stored value. A
    /// `Decimal` would be a structure, and JSON is stored as data.
    func isInObjectiveC(_ isOptional: Bool) -> Bool {
        switch bridge {
        case .none: true
        case .boxed(_, let label): !isOptional && label == "value"
        case .composite, .json: false
        }
    }

    private mutating func box(_ getter: String, _ names: TypeNames) {
        object = names.foundation("NSNumber")
        bridge = .boxed(getter: getter, label: "value")
    }
}

/// The type of an attribute's values that aren't scalars.
private func otherType(_ attribute: Attribute, _ names: TypeNames) -> String {
    switch attribute.type {
    case .objectID: names.coreData("NSManagedObjectID")
    case .codable: attribute.customClassName.map { spacedType($0, names) } ?? names.swift("Any")
    case .transformable: transformedClass(attribute.customClassName, names)
    case .composite(let name): SwiftIdentifier.sanitized(name)
    case .undefined, .boolean, .integer16, .integer32, .integer64, .int, .float, .double,
        .decimal, .string, .date, .binary, .uuid, .uri:
        "Any"
    }
}

/// The initializer that reads a stored value. A property with the type's name, usually in
/// lowercase, would shadow the type in expressions, but not between angle brackets.
private func storedInitializer(_ type: String, _ property: String, _ names: TypeNames) -> String {
    let mayBeHidden = type == property || type.first?.isLowercase ?? false
    return (mayBeHidden ? names.swift("Array") + "<\(type)>.Element" : type) + ".init(stored:)"
}

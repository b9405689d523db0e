import ModelIR
import SharedLowering
import SwiftNames

/// How the values of an attribute look in Swift and in Core Data.
struct StoredType {
    /// Without a question mark. For example: `Double`.
    var swift: String
    /// What Core Data hands out for it. For example: `NSNumber`.
    var object: String
    var bridge: Bridge
    /// Whether conditions can speak of it.
    var isQueryable: Bool

    enum Bridge {
        /// Core Data hands out the Swift type.
        case none
        /// For example: `doubleValue`, and `NSNumber(value:)`.
        case boxed(getter: String, label: String)
        /// A composite attribute: `init?(stored:)` and `stored`. For example:
        /// `Address.init(stored:)`.
        case composite(initializer: String)
        /// JSON: `decoded(json:_:)` and `encoded(_:_:)`.
        case json
    }

    /// - Parameter value: the type of the values, where it is not simply what is stored.
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

    /// Whether Objective-C has the type, and key-value coding hands out what Core Data stores: a
    /// `Decimal` would be a structure there, and JSON is stored as data.
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

/// The type of values that are no scalars.
private func otherType(_ attribute: Attribute, _ names: TypeNames) -> String {
    switch attribute.type {
    case .objectID: names.coreData("NSManagedObjectID")
    case .codable: attribute.customClassName.map(spacedType) ?? names.swift("Any")
    case .transformable: transformedClass(attribute.customClassName, names)
    case .composite(let name): SwiftIdentifier.sanitized(name)
    case .undefined, .boolean, .integer16, .integer32, .integer64, .int, .float, .double,
        .decimal, .string, .date, .binary, .uuid, .uri:
        "Any"
    }
}

/// A property with the name of the type, mostly one in small letters, would hide it where a value is
/// expected, but not between angle brackets.
private func storedInitializer(_ type: String, _ property: String, _ names: TypeNames) -> String {
    let mayBeHidden = type == property || type.first?.isLowercase ?? false
    return (mayBeHidden ? names.swift("Array") + "<\(type)>.Element" : type) + ".init(stored:)"
}

/// The class of a transformable value. For example: `.NSArray` is `NSArray`, `[Int64]` stays.
private func transformedClass(_ name: String?, _ names: TypeNames) -> String {
    let text = name?.filter { !$0.isWhitespace } ?? ""
    let parts = text.split(separator: ".", omittingEmptySubsequences: true)
    if text.hasPrefix("["), text.hasSuffix("]") { return spacedType(text) }
    if text.hasPrefix("Set<"), text.hasSuffix(">"), isIdentifier(text.dropFirst(4).dropLast()) {
        return text
    }
    guard let last = parts.last, parts.allSatisfy(isIdentifier) else {
        return names.foundation("NSObject")
    }
    if parts.count == 1, last.hasPrefix("NS") { return names.foundation(String(last)) }
    return text.hasPrefix(".") ? String(last) : text
}

private func isIdentifier(_ text: Substring) -> Bool {
    SwiftIdentifier.sanitized(String(text)) == text
}

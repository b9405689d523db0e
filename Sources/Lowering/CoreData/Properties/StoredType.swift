import ModelIR
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
    }

    init(_ attribute: Attribute, _ names: TypeNames) {
        switch attribute.type {
        case .boolean: self.init(number: "Bool", "boolValue", names)
        case .integer16: self.init(number: "Int16", "int16Value", names)
        case .integer32: self.init(number: "Int32", "int32Value", names)
        case .integer64: self.init(number: "Int64", "int64Value", names)
        case .float: self.init(number: "Float", "floatValue", names)
        case .double: self.init(number: "Double", "doubleValue", names)
        case .decimal: self.init(decimal: names)
        case .string: self.init(names.swift("String"), isQueryable: true)
        case .date: self.init(names.foundation("Date"), isQueryable: true)
        case .binary: self.init(names.foundation("Data"), isQueryable: true)
        case .uuid: self.init(names.foundation("UUID"), isQueryable: true)
        case .uri: self.init(names.foundation("URL"), isQueryable: true)
        case .undefined: self.init("Any")
        case .objectID: self.init(names.coreData("NSManagedObjectID"))
        case .transformable:
            self.init(transformedClass(attribute.customClassName, names))
        case .composite(let name):
            self.init(SwiftIdentifier.sanitized(name))
            object = "[\(names.swift("String")): Any]"
            bridge = .composite(initializer: storedInitializer(swift, attribute.name, names))
        }
    }

    private init(_ type: String, isQueryable: Bool = false) {
        swift = type
        object = type
        bridge = .none
        self.isQueryable = isQueryable
    }

    private init(number type: String, _ getter: String, _ names: TypeNames) {
        swift = names.swift(type)
        object = names.foundation("NSNumber")
        bridge = .boxed(getter: getter, label: "value")
        isQueryable = true
    }

    private init(decimal names: TypeNames) {
        swift = names.foundation("Decimal")
        object = names.foundation("NSDecimalNumber")
        bridge = .boxed(getter: "decimalValue", label: "decimal")
        isQueryable = true
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
    if text.hasPrefix("["), text.hasSuffix("]") { return text }
    guard let last = parts.last, parts.allSatisfy(isIdentifier) else {
        return names.foundation("NSObject")
    }
    if parts.count == 1, last.hasPrefix("NS") { return names.foundation(String(last)) }
    return text.hasPrefix(".") ? String(last) : text
}

private func isIdentifier(_ text: Substring) -> Bool {
    SwiftIdentifier.sanitized(String(text)) == text
}

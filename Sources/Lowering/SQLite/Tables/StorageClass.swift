import ModelIR
import SharedLowering
import SwiftNames

/// How SQLite keeps a value.
enum StorageClass: String, Sendable {
    case integer = "INTEGER"
    case real = "REAL"
    case text = "TEXT"
    case blob = "BLOB"
}

/// The storage class of an attribute; `nil` if its values can't be stored in SQLite.
func storageClass(of attribute: Attribute) -> StorageClass? { columnType(of: attribute)?.storage }

/// The Swift type of a value that is kept as JSON, without spaces. For example: `[String]`, `Address`.
///
/// `nil` for classes of Objective-C and of Apple's systems, and for values with a transformer, except those of Swift's own
/// types.
func codableType(of attribute: Attribute) -> String? {
    guard attribute.type.isEncoded, let name = attribute.customClassName else { return nil }
    let text = name.filter { !$0.isWhitespace }
    let isPlain = text.allSatisfy {
        $0.isLetter || $0.isNumber || ["_", ".", "[", "]", ":", "?", "<", ">", ","].contains($0)
    }
    guard isPlain, !text.hasPrefix("."), !text.hasPrefix("NS"), !text.contains("NS") else {
        return nil
    }
    guard attribute.valueTransformerName == nil || isOfStandardTypes(text) else { return nil }
    guard attribute.type == .codable || !isOfUncodableTypes(text) else { return nil }
    return text
}

/// The transformer that a value is stored without; `nil` if there is none, or if it only archives.
func missedTransformer(of attribute: Attribute) -> String? {
    guard let transformer = attribute.valueTransformerName, !archivers.contains(transformer)
    else { return nil }
    return transformer
}

/// The transformers that archive a value as it is, under all names that models have for them.
private let archivers: Set<String> = [
    "NSKeyedUnarchiveFromData", "NSKeyedUnarchiveFromDataTransformerName",
    "NSSecureUnarchiveFromData", "NSSecureUnarchiveFromDataTransformer",
    "NSSecureUnarchiveFromDataTransformerName", "NSUnarchiveFromData",
    "NSUnarchiveFromDataTransformerName",
]

/// Whether a type is made of types that JSON is known to hold. For example: `[String: [Int64]]`.
private func isOfStandardTypes(_ type: String) -> Bool {
    identifiers(in: type).allSatisfy(standardTypes.contains)
}

/// Whether a type contains one that isn't codable. For example: `UIColor`, `[String: Any]`.
private func isOfUncodableTypes(_ type: String) -> Bool {
    identifiers(in: type).contains { name in
        ["Any", "AnyHashable", "AnyObject"].contains(name) || PlatformNames.module(of: name) != nil
    }
}

private let standardTypes: Set<String> = [
    "Array", "Bool", "Data", "Date", "Decimal", "Dictionary", "Double", "Float", "Foundation",
    "Int", "Int16", "Int32", "Int64", "Int8", "Set", "String", "Swift", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8", "URL", "UUID",
]

import SwiftNames

/// Returns the type as which Swift imports a collection; `nil` for one of unknown elements.
///
/// For example: `[String]` for `NSArray<NSString *> *`, and `[Swift.String]` beside an enum `String`.
func swiftCollection(_ name: String, _ elements: [String], _ names: TypeNames) -> String? {
    let types = elements.compactMap { bridged[$0] }.map { type in
        type == "String" ? names.swift(type) : names.foundation(type)
    }
    guard types.count == elements.count else { return nil }
    switch (name, types.count) {
    case ("NSArray", 1), ("NSMutableArray", 1): return "[\(types[0])]"
    case ("NSSet", 1), ("NSMutableSet", 1): return "Set<\(types[0])>"
    case ("NSDictionary", 2), ("NSMutableDictionary", 2): return "[\(types[0]): \(types[1])]"
    default: return nil
    }
}

private let bridged = [
    "NSString": "String", "NSNumber": "NSNumber", "NSDate": "Date", "NSData": "Data",
    "NSUUID": "UUID",
    "NSURL": "URL", "NSDecimalNumber": "NSDecimalNumber",
]

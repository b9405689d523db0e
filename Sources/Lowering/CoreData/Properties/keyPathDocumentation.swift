import SwiftNames

/// Documents the key path of a property that Objective-C doesn't find by its name: predicates and
/// sort descriptors use the stored name. For example: "Key path: `nameRaw`."
func keyPathDocumentation(_ name: String) -> String { onOneLine("Key path: `\(name)`.") }

/// Documents the key paths of a property over several attributes. For example: "Key paths: `start`,
/// `end`."
func keyPathDocumentation(_ names: [String]) -> String {
    guard names.count != 1 else { return keyPathDocumentation(names[0]) }
    return onOneLine("Key paths: " + names.map { "`\($0)`" }.joined(separator: ", ") + ".")
}

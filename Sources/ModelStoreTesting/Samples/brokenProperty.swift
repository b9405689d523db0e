import Foundation
import ModelStore
import ModelTypes

/// The first property of an object whose value breaks a rule of its type.
///
/// Reading a row trusts its values; decoding one checks it.
func brokenProperty(of object: ModelObject) -> String? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
        for child in level.children {
            guard let label = child.label else { continue }
            let observed = child.value as? any ObservedStorage
            guard let value = (observed?.storedValue ?? child.value) as? any Codable else {
                continue
            }
            // The storage of `title` is called `_title`.
            if !isValid(value) { return observed == nil ? label : String(label.dropFirst()) }
        }
        mirror = level.superclassMirror
    }
    return nil
}

private func isValid<Value: Codable>(_ value: Value) -> Bool {
    // In a list, as older decoders take no single values.
    guard let json = storedJSON(of: [value]),
        let decoded = try? storedJSONDecoder().decode([Value].self, from: json)
    else { return false }
    return decoded.compactMap { $0 as? any BitmaskOptions }.allSatisfy { hasOnlyOptions($0) }
}

private func hasOnlyOptions<Options: BitmaskOptions>(_ options: Options) -> Bool {
    options.subtracting(Options.allCases.reduce(into: []) { $0.formUnion($1) }).isEmpty
}

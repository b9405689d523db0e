import ModelIR
import Mustache
import SharedLowering
import SwiftNames

/// The members of a relationship, as an array or a set of Swift's.
package struct MembersView: TemplateView {
    /// What the members are: `array` or `set`. For example: `array`
    let collection: String
    /// The same, for changes. For example: `optionalArray`
    var changedCollection: String {
        guard isOptional else { return collection }
        return "optional" + collection.prefix(1).uppercased() + collection.dropFirst()
    }

    // MARK: Not for templates

    /// For example: `[Tag]?`.
    let type: String
    private let isOptional: Bool

    init(
        collection: PropertyCode.Collection,
        isOptional: Bool,
        destination: String,
        _ types: TypeNames
    ) {
        let name =
            collection == .array ? "[\(destination)]" : "\(types.swift("Set"))<\(destination)>"
        type = name + (isOptional ? "?" : "")
        self.collection = collection == .array ? "array" : "set"
        self.isOptional = isOptional
    }
}

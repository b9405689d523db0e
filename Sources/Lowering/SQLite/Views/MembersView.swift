import ModelIR
import Mustache
import SharedLowering
import SwiftNames

/// The members of a relationship, as an array or a set of Swift's.
package struct MembersView: TemplateView {
    /// The type of the store's own list. For example: `ToMany<Tag>`
    let listType: String
    /// The type of a count. For example: `Int`
    let countType: String
    /// The class of the members. For example: `Tag`
    let destination: String
    /// What the members are: `array` or `set`. For example: `array`
    let collection: String
    /// The same, for changes. For example: `optionalArray`
    var changedCollection: String {
        guard isOptional else { return collection }
        return "optional" + collection.prefix(1).uppercased() + collection.dropFirst()
    }
    /// The method that adds a member. For example: `addToTags`
    let adder: String?
    /// The method that removes a member. For example: `removeFromTags`
    let remover: String?
    /// The property that counts members. For example: `tagsCount`
    let counter: String?

    // MARK: Not for templates

    /// For example: `[Tag]?`.
    let type: String
    private let isOptional: Bool

    /// - Parameters:
    ///   - adder: The name of the method that adds a member; `nil` if it's taken.
    ///   - remover: The name of the method that removes one.
    ///   - counter: The name of the property that counts them.
    init(
        collection: PropertyCode.Collection,
        isOptional: Bool,
        destination: String,
        listType: String,
        countType: String,
        adder: String?,
        remover: String?,
        counter: String?,
        _ types: TypeNames
    ) {
        let name =
            collection == .array ? "[\(destination)]" : "\(types.swift("Set"))<\(destination)>"
        type = name + (isOptional ? "?" : "")
        self.collection = collection == .array ? "array" : "set"
        self.listType = listType
        self.countType = countType
        self.destination = destination
        self.isOptional = isOptional
        self.adder = adder
        self.remover = remover
        self.counter = counter
    }
}

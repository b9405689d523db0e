import ModelIR
import Mustache
import SharedLowering
import SwiftNames

/// The members of a relationship, as an array or a set of Swift's.
package struct MembersView: TemplateView {
    /// For example: `[Tag]?`.
    let type: String
    /// The store's own list. For example: `ToMany<Tag>`.
    private let listType: String
    private let countType: String
    private let destination: String
    private let isOptional: Bool
    private let label: String
    private let adder: String?
    private let remover: String?
    private let counter: String?

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
        label = collection == .array ? "array" : "set"
        self.listType = listType
        self.countType = countType
        self.destination = destination
        self.isOptional = isOptional
        self.adder = adder
        self.remover = remover
        self.counter = counter
    }

    package static let summary = "The members of a relationship, as an array or a set."

    package static let fields: [ViewField<Self>] = [
        .text("collection", "What the members are: `array` or `set`.", example: "array") {
            $0.label
        },
        .text("changedCollection", "The same, for changes.", example: "optionalArray") {
            $0.isOptional
                ? "optional" + $0.label.prefix(1).uppercased() + $0.label.dropFirst() : $0.label
        },
        .text("listType", "The type of the store's own list.", example: "ToMany<Tag>") {
            $0.listType
        },
        .text("countType", "The type of a count.", example: "Int") { $0.countType },
        .text("destination", "The class of the members.", example: "Tag") { $0.destination },
        .optionalText("adder", "The method that adds a member.", example: "addToTags") {
            $0.adder
        },
        .optionalText("remover", "The method that removes a member.", example: "removeFromTags") {
            $0.remover
        },
        .optionalText("counter", "The property that counts members.", example: "tagsCount") {
            $0.counter
        },
    ]
}

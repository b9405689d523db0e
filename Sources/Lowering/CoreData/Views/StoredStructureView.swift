import Mustache
import SharedLowering

/// The conversion between a declared struct and a composite attribute.
package struct StoredStructureView: TemplateView {
    package var name: String
    package var isolation: String
    package var dictionaryType: String
    /// The name of the dictionary, which differs from the parts' names.
    package var dictionary: String
    /// The condition for making a value.
    package var condition: GuardView?
    /// The expression that makes a value.
    package var call: String
    package var elements: [StoredElementView]

    package static let summary = "How a declared struct is stored in a composite attribute."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The struct's name.", example: "Address") { $0.name },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") {
            $0.isolation
        },
        .text("dictionaryType", "What Core Data stores.", example: "[String: Any]") {
            $0.dictionaryType
        },
        .text("dictionary", "The name of what is stored.", example: "values") { $0.dictionary },
        .optional("condition", "What must be there.") { $0.condition },
        .text("call", "What makes a value.", example: "self.init(town: town)") { $0.call },
        .list("elements", "What is stored.") { $0.elements },
    ]
}

/// An element of the dictionary for a struct.
package struct StoredElementView: TemplateView {
    package var key: String
    package var value: String

    package static let summary = "An element of a dictionary."

    package static let fields: [ViewField<Self>] = [
        .text("key", "The stored name, in quotes.", example: "\"street\"") { $0.key },
        .text("value", "The value.", example: "street") { $0.value },
    ]
}

import Mustache
import SharedLowering
import TextLayout

/// A struct for a composite attribute type.
package struct CompositeView: TemplateView {
    package var name: String
    package var access: String
    package var isolation: String
    package var elements: [CompositeElementView]
    package var parameters: [String]
    package var dictionaryType: String

    package static let summary = "A struct for a composite attribute."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The struct's name.", example: "Address") { $0.name },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") {
            $0.isolation
        },
        .list("elements", "The elements.") { $0.elements },
        .flag("hasElements", "Whether there are elements.") { !$0.elements.isEmpty },
        .text("parameters", "The parameters of the initializer.", example: "a: Int? = nil") {
            Breakable.list($0.parameters)
        },
        .text("dictionaryType", "What Core Data stores.", example: "[String: Any]") {
            $0.dictionaryType
        },
    ]
}

/// An element of a composite.
package struct CompositeElementView: TemplateView {
    package var name: String
    package var member: String
    package var key: String
    package var type: String
    /// For example: `values["street"] as? String`.
    package var read: String
    /// For example: `street`.
    package var write: String

    package static let summary = "An element of a composite."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The property's name.", example: "street") { $0.name },
        .text("member", "The property's name behind a dot.", example: "street") { $0.member },
        .text("key", "The stored name, in quotes.", example: "\"street\"") { $0.key },
        .text("type", "The property's type.", example: "String?") { $0.type },
        .text("read", "The value from the dictionary.", example: "stored[\"a\"] as? String") {
            $0.read
        },
        .text("write", "The value for the dictionary.", example: "street") { $0.write },
    ]
}

import Mustache

/// A stored property or a method behind the typed ones.
package struct StorageView: TemplateView {
    package var isSeparated: Bool
    /// The attribute before the declaration. For example: `@objc(photos)`.
    package var objectiveCName: String?
    /// For example: `private var primitiveAge: NSNumber?`.
    package var declaration: String

    package static let summary = "What stands behind the typed properties."

    package static let fields: [ViewField<Self>] = [
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .optionalText("objectiveCName", "The selector.", example: "photos") { $0.objectiveCName },
        .text("declaration", "The declaration.", example: "var nameRaw: String?") {
            $0.declaration
        },
    ]
}

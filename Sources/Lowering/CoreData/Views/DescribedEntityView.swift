import Mustache
import SharedLowering

/// An entity of a managed object model that code builds.
package struct DescribedEntityView: TemplateView {
    /// The property that describes it. For example: `itemEntity`
    package var variable: String
    /// The type of the description. For example: `EntityDescription`
    package var type: String
    /// The entity's name, in quotes. For example: `"Item"`
    package var literal: String
    /// The class. For example: `Item`
    package var className: String
    /// The other settings. For example: `isAbstract: true`
    package var settings: [String]
    /// The properties. For example: `.attribute("id", .uuid)`
    package var properties: [String]
    /// Whether there are properties.
    var hasProperties: Bool { !properties.isEmpty }
    /// A comma, or nothing after a single property. For example: `,`
    var comma: String { properties.count == 1 ? "" : "," }
}

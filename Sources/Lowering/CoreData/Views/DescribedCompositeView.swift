import Mustache
import SharedLowering

/// The elements of a composite in a managed object model that code builds.
package struct DescribedCompositeView: TemplateView {
    /// The property that describes them. For example: `addressElements`
    package var variable: String
    /// The type of the descriptions. For example: `[PropertyDescription]`
    package var type: String
    /// The elements. For example: `.attribute("town", .string)`
    package var elements: [String]
    /// Whether there are elements.
    var hasElements: Bool { !elements.isEmpty }
    /// A comma, or nothing after a single element. For example: `,`
    var comma: String { elements.count == 1 ? "" : "," }
}

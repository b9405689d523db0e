import Mustache
import SharedLowering

/// A file of plain structs.
package struct PlainFileView: HeadedView {
    /// The structs.
    var structures: [PlainStructureView]

    // MARK: Not for templates

    /// `nil`: plain structs need no imports.
    package var head: FileHeadView?
}

/// A plain struct.
package struct PlainStructureView: TemplateView {
    /// The name. For example: `Note`
    var name: String
    /// The properties.
    var properties: [PlainPropertyView]
}

/// A property of a plain struct.
package struct PlainPropertyView: TemplateView {
    /// The name. For example: `text`
    var property: String
    /// The type. For example: `String?`
    var type: String
}

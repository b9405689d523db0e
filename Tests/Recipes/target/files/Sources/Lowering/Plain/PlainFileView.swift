import Mustache
import SharedLowering

/// A file of plain structs.
package struct PlainFileView: HeadedView {
    package var head: FileHeadView?
    var structures: [PlainStructureView]

    package static let summary = "A file of plain structs."

    package static let fields: [ViewField<Self>] = [
        .list("structures", "The structs.") { $0.structures }
    ]
}

/// A plain struct.
package struct PlainStructureView: TemplateView {
    var name: String
    var properties: [PlainPropertyView]

    package static let summary = "A plain struct."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The name.", example: "Note") { $0.name },
        .list("properties", "The properties.") { $0.properties },
    ]
}

/// A property of a plain struct.
package struct PlainPropertyView: TemplateView {
    var name: String
    var type: String

    package static let summary = "A property of a plain struct."

    package static let fields: [ViewField<Self>] = [
        .text("property", "The name.", example: "text") { $0.name },
        .text("type", "The type.", example: "String?") { $0.type },
    ]
}

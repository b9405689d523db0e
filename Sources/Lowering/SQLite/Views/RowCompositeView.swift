import Mustache
import SharedLowering

/// The private members that read and bind a property over several columns.
package struct RowCompositeView: TemplateView {
    package var reader: CompositeReaderView
    /// `nil` for a struct, whose parts are bound individually.
    package var binder: BinderView?

    package static let summary = "The members that read a property over several columns."

    package static let fields: [ViewField<Self>] = [
        .optional("reader", "The member that reads.") { $0.reader },
        .optional("binder", "The method that binds a case.") { $0.binder },
    ]
}

/// The method that binds the columns of a case.
package struct BinderView: TemplateView {
    /// For example: `bindContent`.
    package var name: String
    /// The typed property. For example: `content`.
    package var property: String
    package var isOptional: Bool
    /// The statement that binds the case. For example: `statement.bind(7, content.kind.rawValue)`.
    package var kindBinding: String
    package var branches: [CaseBranchView]

    package static let summary = "The method that binds the columns of a case."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The method.", example: "bindContent") { $0.name },
        .text("property", "The typed property.", example: "content") { $0.property },
        .flag("isOptional", "Whether there may be no value.") { $0.isOptional },
        .text("kindBinding", "What binds the case itself.", example: "statement.bind(7, kind)") {
            $0.kindBinding
        },
        .list("branches", "The cases.") { $0.branches },
    ]
}

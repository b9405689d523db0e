import Mustache
import SharedLowering

/// The private members that read and bind a property over several columns.
package struct RowCompositeView: TemplateView {
    /// The member that reads.
    package var reader: CompositeReaderView
    /// The method that binds a case; none for a struct, whose parts are bound individually.
    package var binder: BinderView?
}

/// The method that binds the columns of a case.
package struct BinderView: TemplateView {
    /// The method. For example: `bindContent`
    package var name: String
    /// The typed property. For example: `content`
    package var property: String
    /// Whether there may be no value.
    package var isOptional: Bool
    /// The statement that binds the case. For example: `statement.bind(7, kind)`
    package var kindBinding: String
    /// The cases.
    package var branches: [CaseBranchView]
}

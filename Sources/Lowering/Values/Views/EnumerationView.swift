import Mustache
import SharedLowering

/// An enum with raw values.
package struct EnumerationView: TemplateView {
    /// The type's name. For example: `Mood`
    package var name: String
    /// The raw type and the protocols. For example: `Int16, StoredValue`
    package var inheritance: String
    /// The cases with their raw values.
    package var cases: [CaseView]
    /// The other members of the declaration.
    package var members: [MemberView]
}

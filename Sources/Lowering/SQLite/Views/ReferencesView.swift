import Mustache
import SharedLowering

/// The code with which the store accesses a class's references, by the index of the relationship.
package struct ReferencesView: TemplateView {
    /// The type of any reference, with its module if a class has that name. For example:
    /// `StoredReference`
    package var storedReferenceType: String
    /// The type of a number, with its module if a class has that name. For example: `Int`
    package var numberType: String
    /// The class's own references.
    package var cases: [ReferenceCaseView]
}

/// A reference with the index of its relationship.
package struct ReferenceCaseView: TemplateView {
    /// The number of the relationship. For example: `3`
    package var index: String
    /// The stored property. For example: `personReference`
    package var reference: String
}

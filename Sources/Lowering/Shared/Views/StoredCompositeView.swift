import Mustache

/// The private members behind a property over several stored ones.
package struct StoredCompositeView: TemplateView {
    /// The member that reads.
    package var reader: CompositeReaderView
    /// The method that stores a case; none for a struct, whose setter stores its parts itself.
    package var store: StoreView?

    package init(reader: CompositeReaderView, store: StoreView?) {
        self.reader = reader
        self.store = store
    }
}

/// The method that stores a case, and clears properties that the case doesn't use.
package struct StoreView: TemplateView {
    /// The typed property. For example: `content`
    package var property: String
    /// The signature.
    package var signature: SignatureView
    /// The statements that store the values. For example: `self.end = end`
    package var assignments: [String]

    package init(property: String, signature: SignatureView, assignments: [String]) {
        self.property = property
        self.signature = signature
        self.assignments = assignments
    }
}

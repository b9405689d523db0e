import Mustache

/// The private members behind a property over several stored ones.
package struct StoredCompositeView: TemplateView {
    package var reader: CompositeReaderView
    /// `nil` for a struct, whose setter stores its parts itself.
    package var store: StoreView?

    package init(reader: CompositeReaderView, store: StoreView?) {
        self.reader = reader
        self.store = store
    }

    package static let summary = "The private members behind a property over several stored ones."

    package static let fields: [ViewField<Self>] = [
        .optional("reader", "The member that reads.") { $0.reader },
        .optional("store", "The method that stores a case.") { $0.store },
    ]
}

/// The method that stores a case, and clears properties that the case doesn't use.
package struct StoreView: TemplateView {
    /// The typed property. For example: `content`.
    package var property: String
    package var signature: SignatureView
    /// The statements that store the values.
    package var assignments: [String]

    package init(property: String, signature: SignatureView, assignments: [String]) {
        self.property = property
        self.signature = signature
        self.assignments = assignments
    }

    package static let summary = "The method that stores a case."

    package static let fields: [ViewField<Self>] = [
        .text("property", "The typed property.", example: "content") { $0.property },
        .optional("signature", "The signature.") { $0.signature },
        .texts("assignments", "The statements.", example: "self.end = end") { $0.assignments },
    ]
}

import Mustache
import SharedLowering

/// A relationship of a class whose objects are rows.
package struct LinkView: TemplateView, ConditionalView {
    /// The lines of the doc comment. For example: "The inverse is `a.b`."
    package var documentation: [String]
    /// The access level and a space. For example: `public `
    package var access: String
    /// The property's name. For example: `photos`
    package var name: String
    /// The property's type. For example: `ToMany<Photo>`
    package var type: String
    /// The index among the relationships. For example: `3`
    package var index: String
    /// Whether fewer may set the property than read it.
    package var isSetByFewer: Bool
    /// The stored property that refers to the other row.
    var storedReference: ReferenceView? {
        if case .reference(let view) = form { view } else { nil }
    }
    /// What the getter returns, if the other row refers to this one. For example: `self[member: 3]`
    var backReferenceRead: String? { if case .backReference(let read) = form { read } else { nil } }
    /// Whether there are many objects.
    var isToMany: Bool { if case .toMany = form { true } else { false } }
    /// The collection of many objects.
    var members: MembersView? { if case .members(let view) = form { view } else { nil } }
    /// The accessors that run observers.
    var observed: ObservedAccessorView? {
        if case .observed(let accessor) = form { accessor } else { nil }
    }

    // MARK: Not for templates

    /// The condition around the member; `nil` if it's unconditional.
    package var edges: ConditionEdges?
    /// The implementation of the property.
    package var form: Form

    /// The implementation of the property.
    package enum Form: Sendable {
        /// A column of the row.
        case reference(ReferenceView)
        /// One object whose row refers to this one.
        case backReference(read: String)
        /// Many objects.
        case toMany
        /// Many objects, in a collection of Swift's.
        case members(MembersView)
        /// A property with observers, over the value behind it.
        case observed(ObservedAccessorView)
    }
}

/// A reference to another row.
package struct ReferenceView: TemplateView {
    /// The stored property. For example: `personReference`
    package var reference: String
    /// Its type. For example: `ToOne<Person>`
    package var referenceType: String
    /// What the getter returns. For example: `resolve(personReference, 3)`
    package var read: String
    /// The code that sets it. For example: `a = relate(a, to: newValue, 3)`
    package var write: String
}

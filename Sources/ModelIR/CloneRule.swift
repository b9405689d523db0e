/// The effect of copying an object on a property. For example: a new UUID.
package struct CloneRule: Hashable, Sendable, Codable {
    /// The name in the declaration: a property in Swift, otherwise an attribute or a relationship.
    package var property: String
    package var kind: Kind
    package var origin: Origin

    package init(property: String, kind: Kind, origin: Origin) {
        self.property = property
        self.kind = kind
        self.origin = origin
    }

    package enum Kind: Hashable, Sendable, Codable {
        case exclude
        case rebuildUUID
        case rebuildNow
        /// Takes the value of the parent's attribute, or applies the fallback if there is no
        /// parent.
        case followParent(attribute: String, withoutParent: WithoutParent)
    }

    package enum WithoutParent: String, Hashable, Sendable, Codable, CaseIterable {
        case keep
        case blank
    }
}

extension CloneRule.Kind {
    /// Returns the reason why a copy can't follow the rule for an attribute, or `nil` if it can.
    package func problem(for attribute: Attribute) -> CloneRule.Problem? {
        switch (self, attribute.type) {
        case (.rebuildUUID, .uuid), (.rebuildNow, .date),
            (.followParent(_, withoutParent: .keep), _):
            nil
        case (.exclude, _), (.followParent(_, withoutParent: .blank), _):
            attribute.isOptional || attribute.defaultValue != nil ? nil : .required
        case (.rebuildUUID, _): .wrongType("isn't a UUID: it can't get a new one")
        case (.rebuildNow, _): .wrongType("isn't a date: it can't get a new one")
        }
    }

    /// Returns the reason why a copy can't follow the rule for a relationship, or for a property
    /// over several attributes.
    package func problem(forOther words: String, isRequired: Bool) -> CloneRule.Problem? {
        guard case .exclude = self else {
            return .wrongType("is \(words): it can only be excluded")
        }
        return isRequired ? .required : nil
    }
}

extension CloneRule {
    /// The reason why a copy can't follow a rule.
    package enum Problem: Hashable, Sendable {
        /// The copy requires a value.
        case required
        /// The associated value is the explanation for the user.
        case wrongType(String)

        /// The id of the diagnostic.
        package var id: String {
            switch self {
            case .required: "clone.required"
            case .wrongType: "clone.wrong-type"
            }
        }

        /// The predicate of the message, whose subject is the property.
        package var words: String {
            switch self {
            case .required: "is required and has no default, so a copy can't do without its value"
            case .wrongType(let words): words
            }
        }
    }
}

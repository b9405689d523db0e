/// What a copy of an object does with a property. For example: a new UUID.
package struct CloneRule: Hashable, Sendable, Codable {
    /// As the declaration names it: a property in Swift, an attribute or a relationship elsewhere.
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
        /// Takes the value of the parent's attribute, or does the other where there is no parent.
        case followParent(attribute: String, withoutParent: WithoutParent)
    }

    package enum WithoutParent: String, Hashable, Sendable, Codable, CaseIterable {
        case keep
        case blank
    }
}

extension CloneRule.Kind {
    /// Why a copy can't follow the rule for an attribute; nil for one that it can follow.
    package func problem(for attribute: Attribute) -> CloneRule.Problem? {
        switch (self, attribute.type) {
        case (.rebuildUUID, .uuid), (.rebuildNow, .date),
            (.followParent(_, withoutParent: .keep), _):
            nil
        case (.exclude, _), (.followParent(_, withoutParent: .blank), _):
            attribute.isOptional || attribute.defaultValue != nil ? nil : .required
        case (.rebuildUUID, _): .wrongType("is no UUID: it can't get a new one")
        case (.rebuildNow, _): .wrongType("is no date: it can't get a new one")
        }
    }

    /// The same for a relationship, or for a property over several attributes.
    package func problem(forOther words: String, isRequired: Bool) -> CloneRule.Problem? {
        guard case .exclude = self else {
            return .wrongType("is \(words): it can only be excluded")
        }
        return isRequired ? .required : nil
    }
}

extension CloneRule {
    /// What keeps a copy from following a rule.
    package enum Problem: Hashable, Sendable {
        /// A copy can't do without the value.
        case required
        /// The words say why.
        case wrongType(String)

        /// The id of the diagnostic.
        package var id: String {
            switch self {
            case .required: "clone.required"
            case .wrongType: "clone.wrong-type"
            }
        }

        /// What the message says of the property.
        package var words: String {
            switch self {
            case .required: "is required and has no default, so a copy can't do without its value"
            case .wrongType(let words): words
            }
        }
    }
}

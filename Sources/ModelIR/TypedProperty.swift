/// How the code sees an attribute that is not simply what is stored.
package struct TypedProperty: Hashable, Sendable, Codable {
    /// The persistent name of the attribute. For example: `topicsRaw`.
    package var attribute: String
    /// The name in the code, where it is not that of the attribute. For example: `topics`.
    package var name: String?
    /// The name of a value type. For example: `Topics`.
    package var valueType: String?
    /// Whether an option set shows as its ids: `[Int]`.
    package var showsIDs = false
    /// What reading a missing value does, where it differs from the run's choice.
    package var onMissing: MissingValuePolicy?
    package var isReadOnly = false
    /// Whether the attribute has no property in the code.
    package var isIgnored = false
    /// The lines of the doc comment.
    package var documentation: [String] = []

    package var origin: Origin

    package init(attribute: String, origin: Origin) {
        self.attribute = attribute
        self.origin = origin
    }
}

extension TypedProperty {
    /// Whether the property is anything else than what is stored, under its name.
    package var saysSomething: Bool {
        name != nil || valueType != nil || isIgnored || isReadOnly || onMissing != nil
            || !documentation.isEmpty
    }
}

/// What a property does that promises a value which the store does not hold.
package enum MissingValuePolicy: String, Hashable, Sendable, Codable, CaseIterable {
    /// Stops the program with a message that names entity, attribute and object.
    case trap
    /// Answers the default value of the model, where there is one, and traps elsewhere.
    case useDefault
    /// Answers nil: the property is optional in code, while initialisers still demand a value.
    case optional
}

/// A property whose value is stored in several attributes of one entity.
///
/// For example: `dataContent: ItemDataContent` over `type`, `startDate` and `value1`.
package struct CompositeProperty: Hashable, Sendable, Codable {
    package var name: String
    /// The name of a structure or a choice.
    package var type: String
    package var isOptional: Bool
    /// The attribute that says which case of a choice it is.
    package var discriminator: String?
    /// The stored number of each case, for a discriminator that is an integer.
    package var caseNumbers: [CaseNumber]
    /// The attribute behind each part, by path. For example: `pairDate.start` to `startDate`.
    package var columns: [Column]
    package var documentation: [String] = []
    package var origin: Origin

    package init(name: String, type: String, isOptional: Bool, origin: Origin) {
        self.name = name
        self.type = type
        self.isOptional = isOptional
        self.origin = origin
        caseNumbers = []
        columns = []
    }

    package struct CaseNumber: Hashable, Sendable, Codable {
        package var name: String
        package var number: Int

        package init(_ name: String, _ number: Int) {
            self.name = name
            self.number = number
        }
    }

    package struct Column: Hashable, Sendable, Codable {
        package var path: String
        package var attribute: String

        package init(path: String, attribute: String) {
            self.path = path
            self.attribute = attribute
        }
    }
}

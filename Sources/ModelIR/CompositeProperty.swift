/// A property whose value is stored in several attributes of one entity.
///
/// For example: `dataContent: ItemDataContent` over `type`, `startDate` and `value1`.
package struct CompositeProperty: Hashable, Sendable, Codable {
    package var name: String
    /// The name of a structure or a choice.
    package var type: String
    package var isOptional: Bool
    /// The attribute that stores the case of a choice.
    package var discriminator: String?
    /// The stored number of each case, if the discriminator is an integer.
    package var caseNumbers: [CaseNumber]
    /// The attribute that stores each part, by path. For example: `pairDate.start` to `startDate`.
    package var columns: [Column]
    /// How the property appears in code.
    package var code: Boxed<PropertyCode>?
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

extension CompositeProperty {
    /// Whether an attribute stores a part or the case of the property.
    package func holds(_ attribute: String) -> Bool {
        discriminator == attribute || columns.contains { $0.attribute == attribute }
    }
}

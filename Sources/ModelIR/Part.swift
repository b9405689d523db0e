/// A labeled value inside a structure or a choice.
package struct Part: Hashable, Sendable, Codable {
    package var label: String
    package var type: PartType
    package var isOptional: Bool
    package var documentation: [String] = []
    package var origin: Origin

    package init(label: String, type: PartType, isOptional: Bool = false, origin: Origin) {
        self.label = label
        self.type = type
        self.isOptional = isOptional
        self.origin = origin
    }

    package enum PartType: Hashable, Sendable, Codable {
        case stored(AttributeType)
        /// The name of a value type.
        case value(String)
    }
}

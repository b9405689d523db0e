/// A struct whose parts are stored in separate attributes.
package struct StructureType: Hashable, Sendable, Codable {
    package var parts: [Part]
    /// Only `ascending`.
    package var rules: [ValidationRule]
    /// The name of the nested error type, if the declaration specifies one.
    package var errorName: String?

    package init(parts: [Part], rules: [ValidationRule] = [], errorName: String? = nil) {
        self.parts = parts
        self.rules = rules
        self.errorName = errorName
    }
}

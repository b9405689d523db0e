/// The behavior of a nonoptional property whose stored value is missing.
package enum MissingValuePolicy: String, Hashable, Sendable, Codable, CaseIterable {
    /// Stops the program with a message that names the entity, the attribute and the object.
    case trap
    /// Returns the model's default value, or traps if there is none.
    case useDefault
    /// Returns `nil`: the property is optional in code, but initializers still require a value.
    case optional
}

/// What a property does that promises a value which the store does not hold.
package enum MissingValuePolicy: String, Hashable, Sendable, Codable, CaseIterable {
    /// Stops the program with a message that names entity, attribute and object.
    case trap
    /// Returns the default value of the model, if there is one, and traps otherwise.
    case useDefault
    /// Returns nil: the property is optional in code, while initialisers still demand a value.
    case optional
}

/// The attribute by whose values a server divides the rows of an entity.
///
/// For example: `accountID` of `@Distributed(by: \.accountID)`.
package struct DistributionKey: Hashable, Sendable, Codable {
    /// The attribute's name in the model.
    package var attribute: String
    /// The place that names it.
    package var origin: Origin

    package init(_ attribute: String, at origin: Origin) {
        self.attribute = attribute
        self.origin = origin
    }
}

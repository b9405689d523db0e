/// An enum whose raw values are stored.
package struct EnumerationType: Hashable, Sendable, Codable {
    /// A string or an integer.
    package var rawType: AttributeType
    package var cases: [Case]
    /// The integer type that an app declares, if stores have only a wider one. For example: `UInt8`.
    package var numberType: String?
    /// Whether the declaration of an app states what the enum conforms to; `nil` for one that also lists
    /// its cases.
    package var declaresConformances: Bool?
    /// Whether the declaration of an app says that the enum is codable, so that SwiftData can store it;
    /// `nil` if it doesn't.
    package var isDeclaredCodable: Bool?
    /// Whether the declaration of an app has an `init(rawValue:)`, which may take more than the cases'
    /// values; `nil` if it hasn't.
    package var hasOwnInitializer: Bool?

    /// Whether code lists the cases, whatever the declaration states.
    package var isAlwaysCaseIterable: Bool { declaresConformances != true }

    package init(rawType: AttributeType, cases: [Case]) {
        self.rawType = rawType
        self.cases = cases
    }

    package struct Case: Hashable, Sendable, Codable {
        package var name: String
        /// An integer or a string.
        package var rawValue: Literal
        package var documentation: [String] = []
        package var origin: Origin

        package init(name: String, rawValue: Literal, origin: Origin) {
            self.name = name
            self.rawValue = rawValue
            self.origin = origin
        }
    }
}

/// Options that are stored as the bits of one integer.
package struct OptionSetType: Hashable, Sendable, Codable {
    /// `integer16`, `integer32`, `integer64` or `int`.
    package var rawType: AttributeType
    /// The named options, in the order of declaration.
    package var options: [Option]
    /// The bits of unnamed options. For example: 0 to 62.
    package var ids: IDs?

    package init(rawType: AttributeType, options: [Option] = [], ids: IDs? = nil) {
        self.rawType = rawType
        self.options = options
        self.ids = ids
    }

    package struct Option: Hashable, Sendable, Codable {
        package var name: String
        /// The position of its bit, from 0.
        package var bit: Int
        package var documentation: [String] = []
        package var origin: Origin

        package init(name: String, bit: Int, origin: Origin) {
            self.name = name
            self.bit = bit
            self.origin = origin
        }
    }

    package struct IDs: Hashable, Sendable, Codable {
        package var first: Int
        package var last: Int

        package init(first: Int, last: Int) {
            self.first = first
            self.last = last
        }
    }
}

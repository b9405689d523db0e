/// A name with a text. For example: an entry of a User Info dictionary.
package struct NamedText: Hashable, Sendable, Codable {
    package var name: String
    package var text: String

    package init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}

/// A part of a codable type that had another key in JSON.
///
/// For example: `road` of `Address`, in `home` of the attribute's value, which was `street`.
package struct RenamedPart: Hashable, Sendable, Codable {
    /// The type that declares the part. For example: `Address`.
    package var type: String
    /// The keys that lead to the part, separated by dots. For example: `home.road`.
    package var path: String
    /// For example: `street`.
    package var formerName: String

    package init(type: String, path: String, formerName: String) {
        self.type = type
        self.path = path
        self.formerName = formerName
    }

    /// For example: `road`.
    package var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}

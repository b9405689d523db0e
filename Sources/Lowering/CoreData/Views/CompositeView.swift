import Mustache
import SharedLowering

/// A struct for a composite attribute type.
package struct CompositeView: TemplateView {
    /// The struct's name. For example: `Address`
    package var name: String
    /// The access level and a space. For example: `public `
    package var access: String
    /// The isolation and a space, or nothing. For example: `nonisolated `
    package var isolation: String
    /// The elements.
    package var elements: [CompositeElementView]
    /// Whether there are elements.
    var hasElements: Bool { !elements.isEmpty }
    /// The parameters of the initializer. For example: `a: Int? = nil`
    package var parameters: String
    /// What Core Data stores. For example: `[String: Any]`
    package var dictionaryType: String
}

/// An element of a composite.
package struct CompositeElementView: TemplateView {
    /// The property's name. For example: `street`
    package var name: String
    /// The property's name behind a dot. For example: `street`
    package var member: String
    /// The stored name, in quotes. For example: `"street"`
    package var key: String
    /// The property's type. For example: `String?`
    package var type: String
    /// The value from the dictionary. For example: `stored["a"] as? String`
    package var read: String
    /// The value for the dictionary. For example: `street`
    package var write: String
}

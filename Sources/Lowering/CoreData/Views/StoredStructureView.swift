import Mustache
import SharedLowering

/// The conversion between a declared struct and a composite attribute.
package struct StoredStructureView: TemplateView {
    /// The struct's name. For example: `Address`
    package var name: String
    /// The isolation and a space, or nothing. For example: `nonisolated `
    package var isolation: String
    /// What Core Data stores. For example: `[String: Any]`
    package var dictionaryType: String
    /// The name of the dictionary, which differs from the parts' names. For example: `values`
    package var dictionary: String
    /// The condition for making a value.
    package var condition: GuardView?
    /// The expression that makes a value. For example: `self.init(town: town)`
    package var call: String
    /// What is stored.
    package var elements: [StoredElementView]
}

/// An element of the dictionary for a struct.
package struct StoredElementView: TemplateView {
    /// The stored name, in quotes. For example: `"street"`
    package var key: String
    /// The value. For example: `street`
    package var value: String
}

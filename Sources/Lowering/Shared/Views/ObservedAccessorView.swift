import Mustache

/// The accessors of a property with observers, which read and write the value behind it.
package struct ObservedAccessorView: TemplateView {
    /// The value behind it. For example: `unobservedTitle`
    package var stored: String
    /// The observer that runs before the change.
    package var before: EarlyObserverView?
    /// The name of the old value in the observer that runs after the change, if it's used.
    /// For example: `oldValue`
    package var oldValue: String?
    /// The lines that run after the change, indented. For example: `count += 1`
    package var after: [String]
    /// The setter's access and a space, if it differs from the property's. For example:
    /// `private(set) `
    package var setterAccess: String
    /// `@objc` and a space, for key paths. For example: `@objc `
    var objectiveC: String { isObjectiveC ? "@objc " : "" }
    /// The method that sets it, if the value is a list of ids.
    package var ids: IDsAccessorView?

    // MARK: Not for templates

    /// Whether the Objective-C runtime finds the property by its name.
    package var isObjectiveC = false
}

/// The observer that runs before a property changes: a function, so that it can return early.
package struct EarlyObserverView: TemplateView {
    /// The new value as a parameter, if the text uses it. For example: `_ newValue: String`
    package var parameter: String
    /// The argument for the parameter. For example: `newValue`
    package var argument: String
    /// The lines of the text, indented. For example: `print(newValue)`
    package var lines: [String]
}

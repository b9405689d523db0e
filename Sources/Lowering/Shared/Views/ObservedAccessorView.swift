import Mustache

/// The accessors of a property with observers, which read and write the value behind it.
package struct ObservedAccessorView: TemplateView {
    /// For example: `unobservedTitle`.
    package var stored: String
    /// The observer that runs before the change.
    package var before: EarlyObserverView?
    /// The name of the old value in the observer that runs after the change; `nil` if it isn't
    /// used.
    package var oldValue: String?
    /// The lines that run after the change.
    package var after: [String]
    /// The setter's modifier with a space after it, if it differs from the property's.
    package var setterAccess: String
    /// Whether the Objective-C runtime finds the property by its name.
    package var isObjectiveC = false
    /// The method that sets it, if the value is a list of ids.
    package var ids: IDsAccessorView?

    package static let summary = "How a property with observers reads and writes its value."

    package static let fields: [ViewField<Self>] = [
        .text("stored", "The value behind it.", example: "unobservedTitle") { $0.stored },
        .optional("before", "What runs before the change.") { $0.before },
        .optionalText("oldValue", "The name of the old value.", example: "oldValue") {
            $0.oldValue
        },
        .texts("after", "The lines that run after the change, indented.", example: "count += 1") {
            $0.after
        },
        .text("setterAccess", "The setter's access, where it differs.", example: "private(set) ") {
            $0.setterAccess
        },
        .text("objectiveC", "`@objc` and a space, for key paths.", example: "@objc ") {
            $0.isObjectiveC ? "@objc " : ""
        },
        .optional("ids", "The list, where the value is one of ids.") { $0.ids },
    ]
}

/// The observer that runs before a property changes: a function, so that it can return early.
package struct EarlyObserverView: TemplateView {
    /// For example: `_ newValue: String`; empty if the text doesn't use the new value.
    package var parameter: String
    /// The argument for the parameter.
    package var argument: String
    package var lines: [String]

    package static let summary = "What runs before a property changes."

    package static let fields: [ViewField<Self>] = [
        .text("parameter", "The new value as a parameter.", example: "_ newValue: String") {
            $0.parameter
        },
        .text("argument", "What is given for it.", example: "newValue") { $0.argument },
        .texts("lines", "The lines of the text, indented.", example: "print(newValue)") {
            $0.lines
        },
    ]
}

import Mustache

/// How a property with observers reads and writes the value behind it.
package struct ObservedAccessorView: TemplateView {
    /// For example: `unobservedTitle`.
    package var stored: String
    /// What runs before the change.
    package var before: EarlyObserverView?
    /// What the text that runs after the change calls the old value; nil where it does not use it.
    package var oldValue: String?
    /// The lines that run after the change.
    package var after: [String]
    /// With a space behind it, where it differs from that of the property.
    package var setterAccess: String
    /// Whether Objective-C finds the property by its name.
    package var isObjectiveC = false
    /// The method that sets it, where the value is a list of ids.
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

/// What runs before a property changes: a function, so that it can return early.
package struct EarlyObserverView: TemplateView {
    /// For example: `_ newValue: String`; empty where the text does not use the new value.
    package var parameter: String
    /// What is given for it.
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

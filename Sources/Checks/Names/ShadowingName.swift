import Diagnostics
import ModelIR

/// A class doesn't hide a type that the surrounding code is likely to use.
enum ShadowingName: Rule {
    static let id = "entity.shadowing-name"
    static let severity = Diagnostic.Severity.note
    static let stage = RuleStage.advice
    static let summary = "a class has the name of a type of Swift or Foundation"
    static let reason = """
        In the module of the class, the short name refers to the class: `Task { … }` no longer starts a task, and messages of \
        the compiler are hard to understand. Generated code writes the full names, so it isn't affected.
        """
    static let before = #"<entity name="Task" representedClassName="Task"/>"#
    static let after = #"<entity name="Task" representedClassName="TodoTask"/>"#

    /// The names of such types.
    static let known: Set = [
        "Array", "AttributedString", "Bool", "Bundle", "Calendar", "Character", "Data", "Date",
        "DateInterval", "Decimal", "Dictionary", "Double", "Error", "FileManager", "Float",
        "IndexPath", "IndexSet", "Int", "Locale", "Measurement", "Notification", "Operation",
        "Optional", "Process", "Progress", "Range", "Result", "Set", "String", "Task", "Timer",
        "TimeZone", "Unit", "URL", "URLRequest", "UUID",
    ]

    static func check(_ context: RuleContext) {
        for entity in context.model.entities {
            guard let name = entity.namedClass, known.contains(name) else { continue }
            context.report(
                Self.self,
                at: context.place(entity.origin, "representedClassName", "name"),
                "the class '\(name)' hides the type '\(name)' of Swift or Foundation in its module; "
                    + "give it another name"
            )
        }
    }
}

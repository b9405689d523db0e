import Diagnostics
import ModelIR

/// No value type contains itself.
enum ValueTypeCycle: Rule {
    static let id = "value-type.cycle"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "a value type contains itself"
    static let reason = "A value that contains a value of its own type would be infinite."
    static let before = "struct Place { var parent: Place? }"
    static let after = "struct Place { var parentName: String? }"

    static func check(_ context: RuleContext) {
        let types = context.model.valueTypes
        guard !types.isEmpty else { return }
        let known = Dictionary(types.map { ($0.name, $0) }) { $1 }
        for type in types where type.holdsItself({ known[$0] }) {
            let place = context.place(type.origin, "name")
            context.report(Self.self, at: place, "'\(type.name)' holds itself")
        }
    }
}

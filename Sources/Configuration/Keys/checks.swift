import Checks
import Diagnostics
import JSON

extension Form<[Named<CheckLevel>]> {
    /// The levels of diagnostics, by id. For example: `"entity.no-class": "ignore"`.
    static var checks: Self { .byDiagnostic(.choice(CheckLevel.self)) }
}

extension Form<[Named<IgnoredCheck>]> {
    /// Diagnostics that aren't reported about one declaration, by id.
    static var ignoredChecks: Self { .byDiagnostic(.choice(IgnoredCheck.self)) }
}

extension Form {
    /// An object whose keys are the ids of warnings and notes.
    fileprivate static func byDiagnostic<Element>(_ element: Form<Element>) -> Self
    where Value == [Named<Element>] {
        let kinds = DiagnosticCatalog.all
        let changeable = kinds.filter(\.isChangeable).map(\.id)
        return .named(element, known: changeable) { member, reader in
            guard let kind = kinds.first(where: { $0.id == member.key }) else {
                reader.unknownName("config.unknown-check", "diagnostic", member, kinds.map(\.id))
                return false
            }
            if kind.isChangeable { return true }
            let message =
                "'\(member.key)' is always an error: the code would be wrong, or couldn't be"
                + " written; fix the problem instead"
            reader.report("config.fixed-check", reader.range(ofKey: member), message)
            return false
        }
    }
}

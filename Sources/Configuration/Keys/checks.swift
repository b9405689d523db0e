import Diagnostics
import JSON

extension Form<[Named<CheckLevel>]> {
    /// What becomes of diagnostics, by id. For example: `"entity.no-class": "ignore"`.
    static var checks: Self {
        let changeable = DiagnosticCatalog.changeable
        return .named(.choice(CheckLevel.self), known: changeable) { member, reader in
            if changeable.contains(member.key) { return true }
            if DiagnosticCatalog.errors.contains(member.key) {
                let message =
                    "'\(member.key)' is always an error: the code would be wrong, or could not be"
                    + " written; mend what it tells"
                reader.report("config.fixed-check", reader.range(ofKey: member), message)
            } else {
                let known = changeable + DiagnosticCatalog.errors
                reader.unknownName("config.unknown-check", "diagnostic", member, known)
            }
            return false
        }
    }
}

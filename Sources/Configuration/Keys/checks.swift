import Checks
import Diagnostics
import JSON

extension Form<[Named<CheckLevel>]> {
    /// The levels of diagnostics, by id. For example: `"entity.no-class": "ignore"`.
    static var checks: Self {
        let kinds = DiagnosticCatalog.all
        let changeable = kinds.filter(\.isChangeable).map(\.id)
        return .named(.choice(CheckLevel.self), known: changeable) { member, reader in
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

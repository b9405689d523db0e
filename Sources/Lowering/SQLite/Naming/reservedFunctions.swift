import Diagnostics
import ModelIR

/// The errors for declared members with the names of those that the code of every class calls.
///
/// For example: `static let entity = "Note"`, and `func didChange(_ field: Int)`.
func reservedFunctions(of entity: Entity) -> [Diagnostic] {
    (entity.code?.carriedOver ?? []).filter(\.hidesStoreMember).map { member in
        Diagnostic(
            .error,
            "member.reserved-name",
            at: member.origin.location,
            "'\(member.name)' of '\(entity.name)' has the name of a member that the store needs in every class;"
                + " rename it"
        )
    }
}

extension SourceFragment {
    fileprivate var hidesStoreMember: Bool {
        if name == "didChange(_:)" { return true }
        let isStatic = declarationWords.contains { ["class", "static"].contains($0) }
        return isStatic && ["entity", "storedEntity"].contains(name)
    }
}

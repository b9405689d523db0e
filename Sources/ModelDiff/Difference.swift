import Diagnostics

/// Something that two versions of a model say differently.
///
/// For example: `attribute.removed`, which loses the values of `'Note.subtitle'`.
package struct Difference: Hashable, Sendable {
    /// Stable, in the form `subject.change`. For example: `attribute.renamed`.
    package let id: String
    package let effect: StoreEffect
    /// The entity or the value type that has changed. For example: `Note`.
    package let subject: String
    /// One sentence without a period.
    package let message: String
    /// What a stage has to answer; `nil` if there is nothing to answer.
    package let question: String?
    /// What to write so that the change does less harm.
    package let advice: String?
    /// Why code that uses the generated code no longer compiles; `nil` if it still does.
    package let breakage: String?
    /// The place in the old model; `nil` for something new.
    package let old: SourceLocation?
    /// The place in the new model; `nil` for something removed.
    package let new: SourceLocation?
}

extension Difference {
    /// The same between two frameworks, whose code differs anyway.
    ///
    /// - Parameter advice: What to do instead of changing a version; `nil` for the same.
    package func betweenFrameworks(advice other: String?) -> Difference {
        Difference(
            id: id,
            effect: effect,
            subject: subject,
            message: message,
            question: question,
            advice: other ?? advice,
            breakage: nil,
            old: old,
            new: new
        )
    }

    /// Where a reviewer looks first: in the new model if it's there.
    package var place: SourceLocation { new ?? old ?? SourceLocation(file: "") }

    /// The difference as a diagnostic: an error unless its effect is allowed.
    package func diagnostic(allowing allowed: StoreEffect) -> Diagnostic {
        let breaking = breakage.map { [Diagnostic.Note("api-breaking: \($0)")] } ?? []
        let origin =
            new == nil ? [] : old.map { [Diagnostic.Note("the old version is here", at: $0)] } ?? []
        return Diagnostic(
            effect > allowed ? .error : .note,
            id,
            at: place,
            "\(effect.rawValue): \(message)",
            notes: (advice.map { [Diagnostic.Note($0)] } ?? []) + breaking + origin
        )
    }
}

extension Difference: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        (left.place, left.id, left.message) < (right.place, right.id, right.message)
    }
}

import ModelIR

/// An element that a migration finds by its renaming identifier, or by its name if it has none.
struct Renamable {
    let name: String
    let renamingIdentifier: String?
    let origin: Origin

    /// The identifier that the migration looks for in the other version of the model.
    var identifier: String { renamingIdentifier ?? name }
}

extension RuleContext {
    /// Reports all elements except the first with the same identifier: a migration can't
    /// distinguish them.
    ///
    /// - Parameter plural: For example: `entities`.
    func reportRenamingClashes<Reported: Rule>(
        _ rule: Reported.Type,
        _ elements: [Renamable],
        _ plural: String
    ) {
        guard elements.contains(where: { $0.renamingIdentifier != nil }) else { return }
        var seen: [String: Renamable] = [:]
        for element in elements {
            guard let first = seen.updateValue(element, forKey: element.identifier),
                first.name != element.name
            else { continue }
            let renamed = element.renamingIdentifier == nil ? first : element
            report(
                rule,
                at: place(renamed.origin, "elementID", "name"),
                "the \(plural) '\(first.name)' and '\(element.name)' both have the renaming "
                    + "identifier '\(element.identifier)', so a migration can't tell them apart",
                notes: [
                    .init(
                        "the other is here",
                        at: place((renamed.name == first.name ? element : first).origin, "name")
                    )
                ]
            )
        }
    }
}

import ModelIR

extension ModelAnnotator {
    /// What an attribute says with `modelgen.ignore`: `YES` for no property, the ids of diagnostics, or both.
    ///
    /// For example: `attribute.optional-scalar, attribute.left-out`.
    mutating func readIgnored(
        _ entry: NamedText,
        of attribute: Attribute,
        _ index: Int,
        _ origin: Origin
    ) {
        let words = words(of: entry)
        if let isIgnored = words.first.flatMap({ Bool(entryText: $0) }) {
            change(attribute.name, of: index) { code in
                code.origin = origin
                code.isIgnored = isIgnored
            }
            suppress(Array(words.dropFirst()), of: index, property: attribute.name, origin)
        } else {
            let expected = "YES, NO or the ids of diagnostics"
            readSuppressions(entry, of: index, property: attribute.name, origin, expected: expected)
        }
    }

    /// What an entity or a property says with `modelgen.ignore`: the ids of diagnostics that aren't reported.
    mutating func readSuppressions(
        _ entry: NamedText,
        of index: Int,
        property: String?,
        _ origin: Origin,
        expected: String = "the ids of diagnostics"
    ) {
        let ids = words(of: entry)
        guard !ids.isEmpty, ids.allSatisfy({ $0.contains(".") }) else {
            return reportBad(entry, at: origin, expected)
        }
        suppress(ids, of: index, property: property, origin)
    }

    private mutating func suppress(
        _ ids: [String],
        of index: Int,
        property: String?,
        _ origin: Origin
    ) {
        let entity = model.entities[index].name
        model.add(ids.map { Suppression($0, entity: entity, property: property, origin: origin) })
    }

    private func words(of entry: NamedText) -> [String] {
        entry.text.split { $0 == "," || $0.isWhitespace }.map(String.init)
    }
}

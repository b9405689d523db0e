import ModelIR

extension ModelAnnotator {
    /// Reads the value of an attribute: the parts that it stores, or that it stores the case.
    ///
    /// For example: `content:eventDate, content:pairDate.start`, or only `content`.
    mutating func readParts(
        _ entry: NamedText,
        of attribute: Attribute,
        _ entity: Int,
        _ origin: Origin
    ) {
        let stored = Sourced(attribute.name, at: origin)
        for item in entry.text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let part = HeldPart(entryText: item) else {
                reportBad(
                    entry,
                    at: origin,
                    "'property:part', or 'property' for the discriminator"
                )
                return
            }
            change(composite: part.property, of: entity, at: origin) { draft in
                if let path = part.path {
                    draft.setColumn(path, stored)
                } else {
                    draft.discriminator = stored
                }
            }
        }
    }

    /// Reads the entries of an entity: the types of composite properties, and the numbers of cases.
    ///
    /// For example: `modelgen.composite.content` = `ItemDataContent?`, and
    /// `modelgen.composite.content.cases` = `singleValue=0, interval=1`.
    mutating func readEntity(_ index: Int) {
        let entity = model.entities[index]
        for entry in entity.userInfo where entry.name.hasPrefix(UserInfoKey.prefix) {
            let origin = origin(of: entry, entity.origin)
            if entry.name == UserInfoKey.documentation.key {
                model.entities[index].documentation = documentationLines(entry.text)
                continue
            }
            if entry.name == UserInfoKey.clone.key {
                readIsCloned(entry, of: index, origin)
                continue
            }
            if entry.name == UserInfoKey.initializer.key {
                readInitializers(entry, of: index, origin)
                continue
            }
            if entry.name == UserInfoKey.distributedBy.key {
                model.entities[index].distribution = DistributionKey(entry.text, at: origin)
                continue
            }
            if entry.name == UserInfoKey.ignore.key {
                readSuppressions(entry, of: index, property: nil, origin)
                continue
            }
            guard let key = CompositeKey(key: entry.name) else {
                let known = [
                    UserInfoKey.clone.key, UserInfoKey.distributedBy.key,
                    UserInfoKey.documentation.key, UserInfoKey.ignore.key,
                    UserInfoKey.initializer.key, CompositeKey("NAME", .type).key,
                ]
                reportUnknown(entry, at: origin, known)
                continue
            }
            switch key.subject {
            case .cases: readCases(entry, ofComposite: key.property, index, origin)
            case .documentation:
                change(composite: key.property, of: index, at: origin) {
                    $0.code.documentation = documentationLines(entry.text)
                }
            case .type:
                let name = entry.text.hasSuffix("?") ? String(entry.text.dropLast()) : entry.text
                change(composite: key.property, of: index, at: origin) { draft in
                    draft.type = Sourced(name, at: origin)
                    draft.isOptional = entry.text.hasSuffix("?")
                }
            }
        }
    }

    private mutating func readInitializers(
        _ entry: NamedText,
        of index: Int,
        _ origin: Origin
    ) {
        for text in entry.text.split(separator: ";") where !text.allSatisfy(\.isWhitespace) {
            guard let initializer = ConvenienceInitializer(entryText: text, at: origin) else {
                return reportBad(entry, at: origin, "a label and properties such as 'named: name'")
            }
            addInitializer(initializer, to: index)
        }
    }

    private mutating func readIsCloned(_ entry: NamedText, of index: Int, _ origin: Origin) {
        guard let isCloned = Bool(entryText: entry.text) else {
            return reportBad(entry, at: origin, "YES or NO")
        }
        var code = model.entities[index].code ?? CodeDetails()
        code.isCloned = isCloned
        model.entities[index].code = code
    }

    /// Sorts the parts, which attributes specify in any order, into the order of the type.
    mutating func sortColumns() {
        let types = Dictionary(model.valueTypes.map { ($0.name, $0) }) { first, _ in first }
        for (index, drafts) in composites {
            composites[index] = drafts.map { draft in
                var draft = draft
                let columns = draft.type.flatMap { types[$0.value] }?.columns { types[$0] } ?? []
                let ranks = Dictionary(zip(columns.map(\.path), columns.indices)) { first, _ in
                    first
                }
                let ranked = draft.columns.enumerated().map { place, column in
                    (ranks[column.path] ?? columns.count, place, column)
                }
                draft.columns = ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
                return draft
            }
        }
    }

    private mutating func readCases(
        _ entry: NamedText,
        ofComposite name: String,
        _ entity: Int,
        _ origin: Origin
    ) {
        for item in entry.text.split(separator: ",") {
            guard let one = CompositeProperty.CaseNumber(entryText: item) else {
                return reportBad(entry, at: origin, "'case=number, …'")
            }
            change(composite: name, of: entity, at: origin) {
                $0.setNumber(one.number, ofCase: one.name)
            }
        }
    }
}

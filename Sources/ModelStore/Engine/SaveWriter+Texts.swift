import ModelTypes

// A character consists of one Unicode scalar or more. A server counts scalars: the store looks itself.
extension SaveWriter {
    /// - Throws: `StoreError.breaksRule` for a text that has too few or too many characters.
    func checkTexts() throws {
        guard context.store.isRemote else { return }
        for object in new + context.changed.filter(\.isStored) {
            guard let info = object.registration?.info, !info.characterRules.isEmpty else {
                continue
            }
            let values = object.recordedValues(ofColumns: info.columns.count)
            for (column, rule) in info.characterRules
            where info.bound.contains(column) && !rule.allows(values[column]) {
                throw StoreError.breaksRule(
                    property: "\(info.name).\(info.columns[column])",
                    object: object.pendingName(new),
                    rule: SQLiteDialect.condition(rule, quoted(info.columns[column]))
                )
            }
        }
    }
}

extension CheckRule {
    package var countsCharacters: Bool {
        switch self {
        case .characterCount: true
        case .all(let rules): rules.contains(where: \.countsCharacters)
        case .integers, .texts, .range, .realRange, .byteCount: false
        }
    }

    /// Whether a value fulfills what the rule says about characters.
    func allows(_ value: Constant) -> Bool {
        switch self {
        case .characterCount(let bounds):
            value.composed.string.map { bounds.allows($0.count) } ?? true
        case .all(let rules): rules.allSatisfy { $0.allows(value) }
        case .integers, .texts, .range, .realRange, .byteCount: true
        }
    }
}

extension CheckBounds<Int64> {
    fileprivate func allows(_ count: Int) -> Bool {
        if let lower, count < lower { return false }
        guard let upper else { return true }
        return includesUpper ? count <= upper : count < upper
    }
}

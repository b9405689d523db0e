import ModelIR

extension ModelBuilder {
    /// The default of an attribute; `nil` if it's missing or unreadable.
    func defaultValue(of attribute: Attribute, _ element: XMLElement) -> DefaultValue? {
        if attribute.type == .date, let interval = element[.defaultDateTimeInterval] {
            return dateDefault(interval, attribute)
        }
        guard let text = element[.defaultValueString] else { return nil }
        switch DefaultText(text).literal(for: attribute.type) {
        case .usual(.real(let number))
        where attribute.type == .float && number.isFinite && !Float(number).isFinite:
            reportOutOfFloats(text, attribute)
            return nil
        case .usual(let literal):
            reportQuotes(literal, attribute)
            return .literal(literal)
        case .lenient(let literal, let meaning):
            reportLenient(text, meaning, attribute)
            return .literal(literal)
        case .outOfRange(let range):
            reportOutOfRange(text, range, attribute)
            return nil
        case .unreadable:
            reportUnreadable(text, .defaultValueString, attribute)
            return nil
        }
    }

    private func dateDefault(_ text: String, _ attribute: Attribute) -> DefaultValue? {
        if let seconds = DefaultText(text).real { return .literal(.date(seconds)) }
        reportUnreadable(text, .defaultDateTimeInterval, attribute)
        return nil
    }

    private func reportLenient(_ text: String, _ meaning: String, _ attribute: Attribute) {
        reports.add(
            .note,
            "attribute.lenient-default",
            at: attribute.origin,
            .defaultValueString,
            "the default '\(text)' of '\(attribute.name)' is read as \(meaning)"
        )
    }

    private func reportOutOfRange(
        _ text: String,
        _ range: ClosedRange<Int64>,
        _ attribute: Attribute
    ) {
        reports.add(
            .warning,
            "attribute.default-out-of-range",
            at: attribute.origin,
            .defaultValueString,
            "the default '\(text)' of '\(attribute.name)' is ignored: "
                + "it is not between \(range.lowerBound) and \(range.upperBound)"
        )
    }

    private func reportOutOfFloats(_ text: String, _ attribute: Attribute) {
        reports.add(
            .warning,
            "attribute.default-out-of-range",
            at: attribute.origin,
            .defaultValueString,
            "the default '\(text)' of '\(attribute.name)' is ignored: it is greater than any Float,"
                + " or less; write a smaller number, or choose the type Double"
        )
    }

    private func reportUnreadable(_ text: String, _ part: AttributeName, _ attribute: Attribute) {
        let type = attribute.type.xmlName ?? "Undefined"
        reports.add(
            .warning,
            "attribute.unreadable-default",
            at: attribute.origin,
            part,
            "the default '\(text)' of '\(attribute.name)' is ignored: "
                + "it is no value of type \(type)"
        )
    }

    private func reportQuotes(_ literal: Literal, _ attribute: Attribute) {
        guard literal == .string("\"\"") else { return }
        reports.add(
            .note,
            "attribute.quoted-default",
            at: attribute.origin,
            .defaultValueString,
            "the default of '\(attribute.name)' is two quotation marks, not an empty text"
        )
    }
}

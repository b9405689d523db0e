import ModelIR

extension ModelAssembler {
    /// The default of an attribute; `nil` if there is none.
    mutating func defaultValue(
        _ archived: ArchivedObject,
        _ attribute: Attribute,
        entity: String
    ) -> DefaultValue? {
        let value = archived["NSDefaultValue"]
        if case .null = value { return nil }
        if let literal = literal(value, attribute.type) { return .literal(literal) }
        leftOut.add("the default", of: "\(entity).\(attribute.name)")
        return nil
    }

    private func literal(_ value: ArchivedValue, _ type: AttributeType) -> Literal? {
        switch type {
        case .boolean: value.integer.map { .boolean($0 != 0) }
        case .integer16, .integer32, .integer64, .int: value.integer.map { .integer($0) }
        case .float, .double: value.real.map { .real($0) }
        case .decimal: decimal(value).map { .decimal($0) }
        case .string, .uri: value.text.map { .string($0) }
        case .uuid: value.object?["NS.uuidbytes"].uuid.map { .string($0) }
        case .date: date(value).map { .date($0) }
        default: nil
        }
    }

    private func date(_ value: ArchivedValue) -> Double? {
        if case .date(let seconds) = value { return seconds }
        return value.object?["NS.time"].real
    }

    /// `NSDecimalNumber`: a mantissa of sixteen-bit digits, least significant first.
    private func decimal(_ value: ArchivedValue) -> String? {
        guard let object = value.object, case .data(let bytes) = object["NS.mantissa"] else {
            return value.integer.map(String.init) ?? value.real.map { "\($0)" }
        }
        let exponent = Int(clamping: object["NS.exponent"].integer ?? 0)
        let isLittleEndian = object["NS.mantissa.bo"].integer != 2
        let number = DecimalText(mantissa: bytes, isLittleEndian: isLittleEndian)
        let text = number.text(exponent: exponent)
        return object["NS.negative"].isTrue ? text.map { "-" + $0 } : text
    }
}

extension ArchivedValue {
    var real: Double? {
        if case .real(let number) = self { return number }
        return integer.map(Double.init)
    }

    /// For example: `1B4E28BA-2FA1-11D2-883F-B9A761BDE3FB`.
    fileprivate var uuid: String? {
        guard case .data(let bytes) = self, bytes.count == 16 else { return nil }
        let digits = bytes.map { byte in
            let text = String(byte, radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        let groups = [digits[0..<4], digits[4..<6], digits[6..<8], digits[8..<10], digits[10..<16]]
        return groups.map { $0.joined() }.joined(separator: "-")
    }
}

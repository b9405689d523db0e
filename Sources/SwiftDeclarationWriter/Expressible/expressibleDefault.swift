import ModelIR

extension ExpressibleModel {
    /// Returns the default of an attribute, if a property can express it.
    func expressibleDefault(
        of attribute: Attribute,
        _ value: ValueType?,
        showsIDs: Bool
    ) -> DefaultValue? {
        guard let given = attribute.defaultValue else { return nil }
        if case .opaque(_, let language) = given { return language == "swift" ? given : nil }
        switch value?.kind {
        case .enumeration(let type):
            guard case .literal(let literal) = given else { return nil }
            return type.cases.contains { $0.rawValue == literal } ? given : nil
        case .optionSet(let type):
            guard case .literal(.integer(let mask)) = given else { return nil }
            return type.elements(of: mask) == nil ? nil : given
        case .validated, .structure, .choice, nil: break
        }
        if attribute.type.isEncoded { return encoded(given, attribute) }
        return scalar(given, attribute.type)
    }

    private func encoded(_ given: DefaultValue, _ attribute: Attribute) -> DefaultValue? {
        if given == .empty { return given }
        // For example, a string that is stored as data.
        let type = AttributeType.scalars.first { $0.swiftName == attribute.customClassName }
        return type.flatMap { scalar(given, $0) }
    }

    private func scalar(_ given: DefaultValue, _ type: AttributeType) -> DefaultValue? {
        switch (given, type) {
        case (.now, .date), (.newUUID, .uuid), (.empty, .binary): given
        case (.literal(.boolean), .boolean), (.literal(.date), .date): given
        case (.literal(.integer(let number)), _) where type.isInteger:
            type.holds(number) ? given : nil
        case (.literal(.real(let number)), .float), (.literal(.real(let number)), .double):
            number.isFinite ? given : nil
        case (.literal(.decimal(let text)), .decimal):
            numberLiteral(text).map { .literal(.decimal($0)) }
        case (.literal(.string), .string), (.literal(.string), .uuid): given
        case (.literal(.string(let text)), .uri): text.isURL ? given : nil
        default: nil
        }
    }
}

extension AttributeType {
    fileprivate func holds(_ number: Int64) -> Bool {
        switch self {
        case .integer16: Int16(exactly: number) != nil
        case .integer32: Int32(exactly: number) != nil
        default: true
        }
    }
}

extension OptionSetType {
    /// Returns the elements of an array for a mask: named options, and ids. Returns `nil` if a bit
    /// has neither.
    func elements(of mask: Int64) -> [String]? {
        var elements: [String] = []
        for bit in 0..<64 where mask & (1 << Int64(bit)) != 0 {
            if let option = options.first(where: { $0.bit == bit }) {
                elements.append("." + option.name)
            } else if let ids, (ids.first...ids.last) ~= bit {
                elements.append(String(bit))
            } else {
                return nil
            }
        }
        return elements
    }
}

/// Returns a decimal number as a Swift literal, such as `0.5` for `.5`; `nil` if the text isn't a
/// number.
func numberLiteral(_ text: String) -> String? {
    var rest = text.utf8[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let whole = digits(&rest)
    var fraction = ""
    if rest.first == UInt8(ascii: ".") {
        rest.removeFirst()
        fraction = digits(&rest)
    }
    guard !(whole + fraction).isEmpty else { return nil }
    var result = (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole)
    if !fraction.isEmpty { result += "." + fraction }
    guard let mark = rest.first else { return result }
    guard mark | 0x20 == UInt8(ascii: "e") else { return nil }
    rest.removeFirst()
    var sign = ""
    if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
        sign = String(UnicodeScalar(first))
        rest.removeFirst()
    }
    let exponent = digits(&rest)
    return exponent.isEmpty || !rest.isEmpty ? nil : result + "e" + sign + exponent
}

private func digits(_ rest: inout Substring.UTF8View) -> String {
    let found = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(found.count)
    return String(Substring(found))
}

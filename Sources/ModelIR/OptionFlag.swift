/// What a Boolean attribute beside an option set says: whether the set has one of the options.
///
/// For example: `topicsHasNews` beside `topicsRaw`, for predicates that have no bit operators.
package struct OptionFlag: Hashable, Sendable, Codable {
    /// The name of the attribute that stores the option set. For example: `topicsRaw`.
    package var attribute: String
    /// The position of the option's bit.
    package var bit: Int
    /// The option as Swift spells it after a dot; `nil` for an unnamed one. For example: `news`.
    package var option: String?

    package init(attribute: String, bit: Int, option: String?) {
        self.attribute = attribute
        self.bit = bit
        self.option = option
    }
}

extension OptionSetType {
    /// A flag for each option of an attribute, with the name that it usually has, by ascending bits.
    ///
    /// For example: `topicsHasNews` for the option `news` of the property `topics`, and `idsHas5` for an
    /// option without a name.
    package func flags(of attribute: Attribute, property: String) -> [(name: String, OptionFlag)] {
        let named = options.map { (bit: $0.bit, name: Optional($0.name)) }
        let unnamed = ids.map { Array($0.first...$0.last) } ?? []
        var seen: Set<Int> = []
        return (named + unnamed.map { (bit: $0, name: nil) }).sorted { $0.bit < $1.bit }
            .filter { seen.insert($0.bit).inserted }
            .map { bit, name in
                let option = name.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "\(bit)"
                let flag = OptionFlag(attribute: attribute.name, bit: bit, option: name)
                return ("\(property)Has\(option)", flag)
            }
    }
}

extension Attribute {
    /// The flags beside an option set, by ascending bits.
    package func flags(in attributes: [Attribute]) -> [Attribute] {
        guard hasFlags else { return [] }
        return attributes.filter { $0.flag?.attribute == name }
            .sorted { ($0.flag?.bit ?? 0) < ($1.flag?.bit ?? 0) }
    }
}

import ModelIR

extension SourceFragment {
    /// Adds the initializer of an option set that doesn't declare one: the one that Swift synthesizes is
    /// internal.
    ///
    /// For example: `public init(rawValue: Int) { self.rawValue = rawValue }`.
    mutating func writeOutRawInitializer(_ access: String) {
        let head = text.prefix { $0 != "{" }
        guard !access.isEmpty, head.contains("struct "),
            !Set(identifiers(in: String(head))).isDisjoint(with: ["OptionSet", "RawRepresentable"]),
            !text.contains("init(rawValue"), let property = text.firstRange(of: " rawValue: "),
            let end = text.lastIndex(of: "}")
        else { return }
        let type = text[property.upperBound...].prefix { $0.isLetter || $0.isNumber }
        let line = "    \(access)init(rawValue: \(type)) { self.rawValue = rawValue }\n"
        text.insert(contentsOf: "\n" + line, at: end)
    }
}

import ModelIR

extension ModelFileModel {
    /// Reports texts with characters that XML, and therefore a model file, can't represent: most
    /// control characters, which Swift's literals and comments may contain.
    mutating func reportUnwritableCharacters(ofEntity index: Int) {
        let entity = model.entities[index]
        report(entity.userInfo, of: "'\(entity.name)'", entity.origin)
        for property in entity.properties {
            let name = "'\(entity.name).\(property.name)'"
            if case .literal(.string(let text))? = Attribute(property)?.defaultValue {
                report(text, "the default of \(name)", property.origin)
            }
            report(property.userInfo, of: name, property.origin)
        }
    }

    private mutating func report(_ entries: [NamedText], of name: String, _ origin: Origin) {
        for entry in entries { report(entry.text, "'\(entry.name)' of \(name)", origin) }
    }

    private mutating func report(_ text: String, _ words: String, _ origin: Origin) {
        guard let character = text.unicodeScalars.first(where: { !isWritable($0) }) else { return }
        let hex = String(character.value, radix: 16, uppercase: true)
        let digits = String(repeating: "0", count: max(0, 4 - hex.count)) + hex
        report(
            .error,
            "xml.unwritable-character",
            origin,
            "a model file can't contain the character U+\(digits), which is in \(words): leave it"
                + " out"
        )
    }

    /// Whether XML 1.0 allows a character: www.w3.org/TR/xml, production 2.
    private func isWritable(_ character: Unicode.Scalar) -> Bool {
        switch character.value {
        case 0x9, 0xA, 0xD: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}

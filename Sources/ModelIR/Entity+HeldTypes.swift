extension Entity {
    /// The types inside of the class that its attributes hold, as written, with those that they
    /// consist of.
    ///
    /// For example: `struct Place: Codable` of `var place: Place`.
    package var heldTypes: [SourceFragment] {
        elements(
            of: innerTypes,
            named: attributes.compactMap(\.customClassName).flatMap(identifiers),
            name: \.name,
            uses: { identifiers(in: $0.text) }
        )
    }

    /// The types inside of the class that are carried over, as written.
    package var innerTypes: [SourceFragment] {
        (code?.carriedOver ?? []).filter { $0.kind == .other && $0.declaresType }
    }
}

extension SourceFragment {
    /// Whether the text declares a type, which can be inside of another.
    package var declaresType: Bool {
        let head = text.prefix { $0 != "{" && $0 != "=" }
        return !Set(identifiers(in: String(head)))
            .isDisjoint(with: ["struct", "enum", "class", "actor", "typealias"])
    }
}

/// The identifiers and keywords in a text.
package func identifiers(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
}

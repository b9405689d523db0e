import ModelIR

/// Documents what an attribute's name and type don't say: its derivation, and validation when
/// saving.
///
/// For example: "8 to 13 characters, checked when saving."
///
/// - Parameter isChecked: Whether the target validates the model's rules.
package func attributeDocumentation(_ attribute: Attribute, isChecked: Bool) -> [String] {
    // Most attributes need no documentation.
    guard attribute.derivation != nil || attribute.isTransient || !attribute.validation.isEmpty
    else { return [] }
    var sentences: [String] = []
    if let derivation = attribute.derivation {
        let how = derivation.expression.map { ": `\($0)`" } ?? ""
        sentences.append("Derived when saved\(how).")
    }
    if attribute.isTransient { sentences.append("Transient; never saved.") }
    let rules = [bounds(attribute), pattern(attribute)].compactMap { $0 }
    if !rules.isEmpty {
        let when =
            isChecked ? ", checked when saving." : " in the model; the store doesn't check it."
        let text = rules.joined(separator: ", ")
        sentences.append(text.prefix(1).uppercased() + text.dropFirst() + when)
    }
    return sentences
}

/// For example: "At least 1 character". Bounds that aren't numbers or dates are left out.
private func bounds(_ attribute: Attribute) -> String? {
    let unit = attribute.type == .string ? " character" : ""
    func amount(_ bound: String) -> String {
        unit.isEmpty ? bound : bound + unit + (bound == "1" ? "" : "s")
    }
    let minimum = attribute.validation.minimum.flatMap { isBound($0) ? $0 : nil }
    let maximum = attribute.validation.maximum.flatMap { isBound($0) ? $0 : nil }
    switch (minimum, maximum) {
    case (nil, nil): return nil
    case (let least?, nil): return "At least \(amount(least))"
    case (nil, let most?): return "At most \(amount(most))"
    case (let least?, let most?) where least == most: return "Exactly \(amount(least))"
    case (let least?, let most?): return "\(least) to \(amount(most))"
    }
}

private func isBound(_ text: String) -> Bool {
    text.utf8.first.map { "0123456789-+.".utf8.contains($0) } ?? false
}

private func pattern(_ attribute: Attribute) -> String? {
    attribute.validation.pattern.flatMap { $0.isEmpty ? nil : "matching `\($0)`" }
}

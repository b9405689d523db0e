/// Plurals of English nouns, for names that people read.
///
/// For example: `categories` for `category`, `people` for `person`.
package enum EnglishPlural {
    /// Returns the plural of a name in lower camel case, whose last word is the noun; a plural stays as it
    /// is.
    ///
    /// For example: `homeAddresses` for `homeAddress`, `orderItems` for `orderItems`.
    package static func of(_ name: String) -> String {
        let start = name.lastIndex(where: \.isUppercase) ?? name.startIndex
        let word = name[start...].lowercased()
        if plurals.contains(word) || unchanged.contains(word) { return name }
        if let plural = irregular[word] {
            return name[..<start] + String(name[start...].prefix(1)) + plural.dropFirst()
        }
        if isPlural(word) { return name }
        if word.hasSuffix("sis") { return name.dropLast(2) + "es" }
        if hissing.contains(where: word.hasSuffix) { return name + "es" }
        let letters = word.suffix(2)
        if letters.last == "y", let before = letters.first, letters.count > 1,
            !"aeiou".contains(before)
        {
            return name.dropLast() + "ies"
        }
        return name + "s"
    }

    /// Words that end in an `s` of the singular aren't plurals. For example: `address`, `status`.
    private static func isPlural(_ word: String) -> Bool {
        word.hasSuffix("s") && !["is", "ss", "us"].contains { word.hasSuffix($0) }
    }

    private static let hissing = ["ch", "s", "sh", "x", "z"]
    private static let irregular = [
        "child": "children", "foot": "feet", "goose": "geese", "man": "men", "mouse": "mice",
        "person": "people", "tooth": "teeth", "woman": "women",
    ]
    private static let plurals = Set(irregular.values).union(["menus"])
    private static let unchanged: Set = [
        "data", "equipment", "fish", "information", "media", "metadata", "news", "series",
        "sheep", "species",
    ]
}

/// The sets of characters that rules may name: the cases of `CharacterKind` in `ModelTypes`.
enum CharacterKinds {
    static let names = [
        "alphanumerics", "capitalizedLetters", "controlCharacters", "decimalDigits", "letters",
        "lowercaseLetters", "newlines", "nonBaseCharacters", "punctuationCharacters", "symbols",
        "uppercaseLetters", "whitespaces", "whitespacesAndNewlines",
    ]
}

/// The character sets that rules can name: the cases of `CharacterKind` in `ModelTypes`.
enum CharacterKinds {
    static let names = [
        "alphanumerics", "capitalizedLetters", "controlCharacters", "decimalDigits", "letters",
        "lowercaseLetters", "newlines", "nonBaseCharacters", "punctuationCharacters", "symbols",
        "uppercaseLetters", "whitespaces", "whitespacesAndNewlines",
    ]
}

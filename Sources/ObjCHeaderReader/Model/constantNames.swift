import SwiftNames

/// Returns the names of an enum's constants in Swift, which don't repeat the name of the enum.
///
/// For example: `low` and `veryLow` for `MoodLow` and `MoodVeryLow` of `Mood`, and `bgra_sRGB` for
/// `FormatBGRA_sRGB` of `Format`.
func constantNames(_ constants: [String], of enumName: String, isPlain: Bool) -> [String] {
    let words = constants.map(nameWords)
    var common = words.first ?? []
    for other in words { common = commonStart(common, other) }
    let shortest = words.map(\.count).min() ?? 0
    let isAlone = constants.count == 1
    // Swift has no names for constants of C's enums, so that nothing has to agree with it.
    let count =
        isPlain && !isAlone
        ? max(0, min(common.count, shortest - 1)) : commonCount(common, nameWords(enumName))
    return zip(constants, words).map { name, words in
        // The rest of a name has to be a name.
        var dropped = count
        while dropped > 0, !isName(words.dropFirst(dropped)) { dropped -= 1 }
        let rest = words.dropFirst(dropped)
        return isPlain ? swiftName(rest) : importedName(name, from: rest)
    }
}

/// Returns the words of a name, without underscores. For example: `NS`, `Mood`, `URL`, `2` and `Low` for
/// `NSMoodURL2_Low`.
private func nameWords(_ name: String) -> [Substring] {
    var words: [Substring] = []
    var start: String.Index?
    for index in name.indices {
        let character = name[index]
        let word = start.map { name[$0..<index] } ?? ""
        let after = name.index(after: index)
        let next = after < name.endIndex ? name[after] : nil
        if character == "_" || startsWord(character, after: word, before: next) {
            if !word.isEmpty { words.append(word) }
            start = nil
        }
        if character != "_" { start = start ?? index }
    }
    return start.map { words + [name[$0...]] } ?? words
}

private func startsWord(
    _ character: Character,
    after word: Substring,
    before next: Character?
) -> Bool {
    if character.isNumber { return word.last?.isNumber == false }
    guard character.isUppercase else { return false }
    return word.last?.isUppercase == false || (next?.isLowercase == true && !word.isEmpty)
}

private func commonStart(_ first: [Substring], _ second: [Substring]) -> [Substring] {
    zip(first, second).prefix { $0 == $1 }.map(\.0)
}

/// The number of words that constants share with the name of their enum; a `k` before them counts, and the
/// last word of the enum may be a plural.
private func commonCount(_ common: [Substring], _ enumName: [Substring]) -> Int {
    let start = common.first == "k" && common.count > 1 ? 1 : 0
    let matching = zip(common.dropFirst(start), enumName).prefix { word, other in
        word.lowercased() == other.lowercased() || other == word + "s" || other == word + "es"
    }.count
    return matching == 0 ? 0 : start + matching
}

private func isName(_ words: ArraySlice<Substring>) -> Bool {
    words.first?.first.map { !$0.isNumber } ?? false
}

/// The rest of a constant's name from a word on. Swift's importer keeps underscores.
private func importedName(_ name: String, from words: ArraySlice<Substring>) -> String {
    let rest = words.first.map { String(name[$0.startIndex...]) } ?? name
    return SwiftIdentifier.lowerCamelCase(SwiftIdentifier.sanitized(rest))
}

private func swiftName(_ words: ArraySlice<Substring>) -> String {
    let isShouted = words.joined().allSatisfy { !$0.isLowercase } && words.count > 1
    return isShouted
        ? SwiftIdentifier.parameterName(words.joined(separator: "_"))
        : SwiftIdentifier.lowerCamelCase(SwiftIdentifier.sanitized(words.joined()))
}

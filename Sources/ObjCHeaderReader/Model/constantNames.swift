import SwiftNames

/// Returns the names of an enum's constants in Swift, which don't repeat the name of the enum.
///
/// For example: `low` and `high` for `MoodLow` and `MoodHigh` of `Mood`.
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
    return words.map { words in
        // The rest of a name has to be a name.
        var dropped = count
        while dropped > 0, !isName(words.dropFirst(dropped)) { dropped -= 1 }
        return swiftName(words.dropFirst(dropped))
    }
}

/// Returns the words of a name. For example: `NS`, `Mood`, `URL`, `2` and `Low` for `NSMoodURL2Low`.
func nameWords(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        let isStart =
            character.isNumber
            ? word.last?.isNumber == false
            : character.isUppercase
                && (word.last?.isUppercase == false || (next?.isLowercase == true && !word.isEmpty))
        if character == "_" || isStart {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        if character != "_" { word.append(character) }
    }
    return word.isEmpty ? words : words + [word]
}

private func commonStart(_ first: [String], _ second: [String]) -> [String] {
    zip(first, second).prefix { $0 == $1 }.map(\.0)
}

/// The number of words that constants share with the name of their enum; a `k` before them counts, and the
/// last word of the enum may be a plural.
private func commonCount(_ common: [String], _ enumName: [String]) -> Int {
    let start = common.first == "k" && common.count > 1 ? 1 : 0
    let matching = zip(common.dropFirst(start), enumName).prefix { word, other in
        word.lowercased() == other.lowercased() || word + "s" == other || word + "es" == other
    }.count
    return matching == 0 ? 0 : start + matching
}

private func isName(_ words: ArraySlice<String>) -> Bool {
    words.first?.first.map { !$0.isNumber } ?? false
}

private func swiftName(_ words: ArraySlice<String>) -> String {
    let isShouted = words.joined().allSatisfy { !$0.isLowercase } && words.count > 1
    return isShouted
        ? SwiftIdentifier.parameterName(words.joined(separator: "_"))
        : SwiftIdentifier.lowerCamelCase(SwiftIdentifier.sanitized(words.joined()))
}

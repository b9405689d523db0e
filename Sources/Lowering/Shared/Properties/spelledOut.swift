/// A name in lowercase words. For example: "item data" for `ItemData`.
package func spelledOut(_ name: String) -> String {
    if let words = asciiWords(name) { return words }
    var result = ""
    var isAfterLowercase = false
    for letter in name {
        if letter == "_" {
            if !result.isEmpty, result.last != " " { result += " " }
            isAfterLowercase = false
        } else if letter.isUppercase {
            if isAfterLowercase { result += " " }
            result += letter.lowercased()
            isAfterLowercase = false
        } else {
            result.append(letter)
            isAfterLowercase = letter.isLowercase
        }
    }
    return result
}

/// The words of an ASCII name, the common case; `nil` for other names.
///
/// Consecutive capitals are an abbreviation and stay: "MX core room" for `MXCoreRoom`.
private func asciiWords(_ name: String) -> String? {
    var name = name
    return name.withUTF8(asciiWords)
}

private func asciiWords(_ letters: UnsafeBufferPointer<UInt8>) -> String? {
    guard letters.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: 2 * letters.count) { result in
        var count = 0
        func append(_ letter: UInt8) {
            result[count] = letter
            count += 1
        }
        var start = 0
        while start < letters.count {
            guard letters[start] != underscore else {
                start += 1
                continue
            }
            let word = letters[start..<wordEnd(letters, from: start)]
            let isAbbreviation = word.count > 1 && word.prefix(2).allSatisfy(isCapital)
            if count > 0 { append(UInt8(ascii: " ")) }
            for letter in word {
                append(isCapital(letter) && !isAbbreviation ? letter | 0x20 : letter)
            }
            start = word.endIndex
        }
        return count
    }
}

/// For example: after `MX` and `Core` in `MXCoreRoom`, and after `URLs`.
private func wordEnd(_ letters: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let isSmallAt = { (place: Int) in place < letters.count && isSmall(letters[place]) }
    var end = start
    while end < letters.count, isCapital(letters[end]) { end += 1 }
    // The last of several capitals begins the next word, unless only an "s" follows.
    if end - start > 1, isSmallAt(end), letters[end] != UInt8(ascii: "s") || isSmallAt(end + 1) {
        return end - 1
    }
    while end < letters.count, letters[end] != underscore, !isCapital(letters[end]) { end += 1 }
    return end
}

private let underscore = UInt8(ascii: "_")

private func isCapital(_ letter: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter }

private func isSmall(_ letter: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter }

/// The singular of an entity's name, which names one object even if it's a plural without an "s".
package func singular(_ noun: String) -> String {
    noun == "people" ? "person" : noun
}

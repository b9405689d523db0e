/// A name in lower-case words. For example: `ItemData` is "item data".
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

/// The same for a name in ASCII, as most are; nil for another.
///
/// Several capitals are an abbreviation, and stay: `MXCoreRoom` is "MX core room".
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

/// For example: behind `MX` and `Core` in `MXCoreRoom`, and behind `URLs`.
private func wordEnd(_ letters: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let isSmallAt = { (place: Int) in place < letters.count && isSmall(letters[place]) }
    var end = start
    while end < letters.count, isCapital(letters[end]) { end += 1 }
    // The last of several capitals begins the next word, but for an s alone.
    if end - start > 1, isSmallAt(end), letters[end] != UInt8(ascii: "s") || isSmallAt(end + 1) {
        return end - 1
    }
    while end < letters.count, letters[end] != underscore, !isCapital(letters[end]) { end += 1 }
    return end
}

private let underscore = UInt8(ascii: "_")

private func isCapital(_ letter: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter }

private func isSmall(_ letter: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter }

/// An entity's name stands for one object, also where it is a plural without an "s".
package func singular(_ noun: String) -> String {
    noun == "people" ? "person" : noun
}

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
private func asciiWords(_ name: String) -> String? {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: 2 * name.utf8.count) { result in
        var end = 0
        var isAfterLowercase = false
        func append(_ letter: UInt8) {
            result[end] = letter
            end += 1
        }
        for letter in name.utf8 {
            switch letter {
            case UInt8(ascii: "_"):
                if end > 0, result[end - 1] != UInt8(ascii: " ") { append(UInt8(ascii: " ")) }
                isAfterLowercase = false
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                if isAfterLowercase { append(UInt8(ascii: " ")) }
                append(letter | 0x20)
                isAfterLowercase = false
            default:
                append(letter)
                isAfterLowercase = UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
            }
        }
        return end
    }
}

/// An entity's name stands for one object, also where it is a plural without an "s".
package func singular(_ noun: String) -> String {
    noun == "people" ? "person" : noun
}

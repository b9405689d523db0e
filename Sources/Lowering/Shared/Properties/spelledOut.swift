/// A name in lower-case words. For example: `ItemData` is "item data".
package func spelledOut(_ name: String) -> String {
    var result = ""
    var isAfterLowercase = false
    for letter in name {
        if letter == "_" {
            if !result.isEmpty, result.last != " " { result += " " }
            isAfterLowercase = false
        } else if letter.isASCII ? "A"..."Z" ~= letter : letter.isUppercase {
            if isAfterLowercase { result += " " }
            result += letter.lowercased()
            isAfterLowercase = false
        } else {
            result.append(letter)
            isAfterLowercase = letter.isASCII ? "a"..."z" ~= letter : letter.isLowercase
        }
    }
    return result
}

/// An entity's name stands for one object, also where it is a plural without an "s".
package func singular(_ noun: String) -> String {
    noun == "people" ? "person" : noun
}

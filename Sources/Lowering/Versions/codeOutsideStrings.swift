/// The code of an expression without its string literals, except what is interpolated into them, in
/// parentheses.
///
/// For example: `Place(name: , at: (count))` for `Place(name: "Inn", at: "\(count) km")`.
func codeOutsideStrings(_ text: String) -> String {
    var result = ""
    var isInString = false
    /// How many parentheses are open in each interpolation around the place.
    var depths: [Int] = []
    var characters = text.makeIterator()
    while let character = characters.next() {
        switch (character, isInString) {
        case ("\"", _): isInString.toggle()
        case ("\\", true):
            // An escaped character, or an interpolation.
            guard characters.next() == "(" else { continue }
            depths.append(0)
            isInString = false
            result.append("(")
        case (_, true): break
        case (")", false) where depths.last == 0:
            depths.removeLast()
            isInString = true
            result.append(")")
        default:
            if character == "(", !depths.isEmpty { depths[depths.count - 1] += 1 }
            if character == ")", !depths.isEmpty { depths[depths.count - 1] -= 1 }
            result.append(character)
        }
    }
    return result
}

import SwiftNames

/// Returns the name of a class for a table. For example: `PlaylistTrack` for `playlist_track`.
func className(_ table: String) -> String {
    let name = SwiftIdentifier.capitalized(propertyName(table))
    return reservedNames.contains(name) ? name + "Row" : name
}

/// The names that no class, or no file with a class, can have: keywords, modules, members of every
/// class, the file of a program, and that of enums.
private let reservedNames: Set = [
    "Any", "CloneBranch", "CoreData", "Foundation", "ID", "Main", "ModelStore", "ModelTypes",
    "Protocol", "Self", "Swift", "SwiftData", "Type", "Values",
]

/// Returns the name of a property for a column. For example: `albumID` for `album_id`,
/// `unitPrice` for `Unit Price`.
func propertyName(_ column: String) -> String {
    let words = words(column)
    guard let first = words.first else { return "column" }
    let name = SwiftIdentifier.sanitized(
        lowercasedStart(first) + words.dropFirst().map(laterWord).joined()
    )
    return name.first.map { $0.isNumber } == true ? "_" + name : name
}

/// Returns the name of a relationship for the column of a foreign key. For example: `album` for
/// `album_id` and for `AlbumId`, `customer` for `customer_code`.
///
/// - Parameter referred: The column that it refers to. For example: `code`.
func relationshipName(_ column: String, to referred: String?) -> String {
    let name = propertyName(column)
    let endings = [referred.flatMap { words($0).last }.map(laterWord), "ID"].compactMap(\.self)
    guard let ending = endings.first(where: { name.count > $0.count && name.hasSuffix($0) }) else {
        return name
    }
    let short = String(name.dropLast(ending.count))
    return namesInEveryObject.contains(short) ? short + "Record" : short
}

/// The members of objects in some target that no relationship can replace.
private let namesInEveryObject: Set = [
    "class", "copy", "description", "entity", "hash", "init", "mutableCopy", "new", "self",
    "superclass", "zone",
]

/// Returns a name, with a number if it's taken.
func uniqueName(_ name: String, _ taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
        candidate = "\(name)\(number)"
        number += 1
    }
    return candidate
}

/// Returns the words of a name. For example: `Album`, `Id` for `AlbumId`.
private func words(_ name: String) -> [String] {
    var words: [String] = []
    var start: String.Index?
    var endsLowercase = false
    for index in name.indices {
        let character = name[index]
        if let first = start, !isPart(character) || endsLowercase && character.isUppercase {
            words.append(String(name[first..<index]))
            start = nil
        }
        if isPart(character) { start = start ?? index }
        endsLowercase = isLowercase(character)
    }
    return start.map { words + [String(name[$0...])] } ?? words
}

/// Whether a character is a part of a word.
private func isPart(_ character: Character) -> Bool {
    // Unicode's properties are slow.
    guard let byte = character.asciiValue else { return character.isLetter }
    return switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
    default: false
    }
}

private func isLowercase(_ character: Character) -> Bool {
    character.asciiValue.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
        ?? character.isLowercase
}

private func lowercasedStart(_ word: String) -> String {
    !word.contains(where: isLowercase)
        ? word.lowercased() : SwiftIdentifier.lowerCamelCase(word)
}

private func laterWord(_ word: String) -> String {
    let letters = word.lowercased().trimmingDigits
    return switch letters {
    case "id", "uuid", "url": word.uppercased()
    default:
        !word.contains(where: isLowercase)
            ? SwiftIdentifier.capitalized(word.lowercased()) : SwiftIdentifier.capitalized(word)
    }
}

extension String {
    /// The text without the digits at its end. For example: `id` for `id2`.
    fileprivate var trimmingDigits: Substring {
        self[..<(lastIndex { !$0.isNumber }.map(index(after:)) ?? startIndex)]
    }
}

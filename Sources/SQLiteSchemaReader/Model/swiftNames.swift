import SwiftNames

/// Returns the name of a class for a table. For example: `PlaylistTrack` for `playlist_track`.
func className(_ table: String) -> String {
    let name = SwiftIdentifier.capitalized(propertyName(table))
    return reservedNames.contains(name) ? name + "Row" : name
}

/// The names that no class, or no file with a class, can have: keywords, modules, members of every
/// class, and the file of enums.
private let reservedNames: Set = [
    "Any", "CloneBranch", "CoreData", "Foundation", "ID", "ModelStore", "ModelTypes", "Protocol",
    "Self", "Swift", "SwiftData", "Type", "Values",
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
    var word = ""
    for character in name {
        let isPart = character.isLetter || (character.isASCII && character.isNumber)
        let startsWord = character.isUppercase && word.last?.isLowercase == true
        if !isPart || startsWord {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        if isPart { word.append(character) }
    }
    return word.isEmpty ? words : words + [word]
}

private func lowercasedStart(_ word: String) -> String {
    word.allSatisfy { !$0.isLowercase }
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
}

private func laterWord(_ word: String) -> String {
    switch word.lowercased() {
    case "id", "uuid", "url": word.uppercased()
    default:
        word.allSatisfy { !$0.isLowercase }
            ? SwiftIdentifier.capitalized(word.lowercased()) : SwiftIdentifier.capitalized(word)
    }
}

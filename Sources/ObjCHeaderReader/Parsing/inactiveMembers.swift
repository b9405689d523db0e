/// The properties and the constants in the parts of headers that conditions exclude.
///
/// libclang doesn't parse these parts, so that they are read as text.
func inactiveMembers(
    _ parts: [(path: String, lines: ClosedRange<Int>)],
    _ index: SourceIndex
) -> [InactiveFact] {
    // A part may be read several times.
    var seen: Set<String> = []
    var owners: [Int: [InactiveFact.Owner?]] = [:]
    return parts.flatMap { part -> [InactiveFact] in
        guard let file = index.file(part.path), seen.insert("\(part)").inserted,
            part.lines.contains(where: { index.mayDeclareMember(line: $0, of: file) })
        else { return [] }
        let first = FactPlace(file: file, line: part.lines.lowerBound, column: 1)
        let condition = trimmed(index.line(of: first))
        let ownersOfLines = owners[file] ?? index.owners(in: file)
        owners[file] = ownersOfLines
        var owner = ownersOfLines[first.line - 1]
        return part.lines.dropFirst().dropLast().compactMap { line in
            var place = FactPlace(file: file, line: line, column: 1)
            let words = index.words(onLineOf: place)
            owner = ownerAfter(words, owner)
            guard let owner, let name = owner.memberName(words) else { return nil }
            place.column += index.line(of: place).prefix { $0 == 0x20 || $0 == 0x09 }.count
            return InactiveFact(
                owner: owner,
                name: name,
                condition: condition,
                place: place
            )
        }
    }
}

extension SourceIndex {
    fileprivate func mayDeclareMember(line: Int, of file: Int) -> Bool {
        let words = words(onLineOf: FactPlace(file: file, line: line, column: 1))
        return words.starts(with: ["@", "property"]) || constantName(words) != nil
    }

    /// The classes and enums whose members are declared at the beginning of each line of a file.
    fileprivate func owners(in file: Int) -> [InactiveFact.Owner?] {
        (1...lineCount(of: file)).reduce(into: [nil]) { owners, line in
            let words = words(onLineOf: FactPlace(file: file, line: line, column: 1))
            owners.append(ownerAfter(words, owners[owners.count - 1]))
        }
    }
}

/// The class or the enum whose members are declared behind a line.
private func ownerAfter(
    _ words: [Substring],
    _ owner: InactiveFact.Owner?
) -> InactiveFact.Owner? {
    if words.contains(where: isEnumKeyword), !words.contains(";") { return .constants }
    if case .constants = owner { return words.contains("}") ? nil : owner }
    guard words.count > 1, words[0] == "@" else { return owner }
    switch words[1] {
    case "interface": return words.count > 2 ? .properties(of: String(words[2])) : nil
    case "end", "protocol": return nil
    default: return owner
    }
}

/// For example: `enum`, `NS_OPTIONS`.
private func isEnumKeyword(_ word: Substring) -> Bool {
    word == "enum"
        || ["NS_", "CF_"].contains { word.hasPrefix($0) }
            && ["_ENUM", "_OPTIONS"].contains { word.hasSuffix($0) }
}

extension InactiveFact.Owner {
    /// The name of the member that a line declares.
    fileprivate func memberName(_ words: [Substring]) -> String? {
        switch self {
        case .properties: propertyName(words)
        case .constants: constantName(words)
        }
    }
}

/// The name of the constant that a line declares. For example: `SourceMac` of `SourceMac = 1,`.
private func constantName(_ words: [Substring]) -> String? {
    guard let first = words.first, first.first?.isLetter == true || first.first == "_",
        words.count == 1 || ["=", ",", "NS_SWIFT_NAME", "}"].contains(words[1])
    else { return nil }
    return String(first)
}

/// The name of the property that a line declares. For example: `name` of
/// `@property (copy) NSString *name APP_OLD;`.
private func propertyName(_ words: [Substring]) -> String? {
    guard words.starts(with: ["@", "property"]), !words.contains("^") else { return nil }
    let declaration = words.dropFirst(words.dropFirst(2).first == "(" ? 3 : 2)
    let type = words.dropFirst(2).first == "(" ? declaration.drop { $0 != ")" } : declaration
    return type.prefix { $0 != ";" && !isMacroLike($0) && $0 != "__attribute__" }
        .last { $0.first?.isLetter == true || $0.first == "_" }.map(String.init)
}

private func trimmed(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line, as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
}

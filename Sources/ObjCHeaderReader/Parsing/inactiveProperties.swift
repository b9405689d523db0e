/// The properties in the parts of headers that conditions exclude.
///
/// libclang doesn't parse these parts, so that they are read as text.
func inactiveProperties(
    _ parts: [(path: String, lines: ClosedRange<Int>)],
    _ index: SourceIndex
) -> [InactivePropertyFact] {
    // A part may be read several times.
    var seen: Set<String> = []
    var owners: [Int: [String?]] = [:]
    return parts.flatMap { part -> [InactivePropertyFact] in
        guard let file = index.file(part.path), seen.insert("\(part)").inserted,
            part.lines.contains(where: { index.declaresProperty(line: $0, of: file) })
        else { return [] }
        let first = FactPlace(file: file, line: part.lines.lowerBound, column: 1)
        let condition = trimmed(index.line(of: first))
        let ownersOfLines = owners[file] ?? index.owners(in: file)
        owners[file] = ownersOfLines
        var owner = ownersOfLines[first.line - 1]
        return part.lines.dropFirst().dropLast().compactMap { line in
            var place = FactPlace(file: file, line: line, column: 1)
            let words = index.words(onLineOf: place)
            owner = classAfter(words, owner)
            guard let owner, let name = propertyName(words) else { return nil }
            place.column += index.line(of: place).prefix { $0 == 0x20 || $0 == 0x09 }.count
            return InactivePropertyFact(
                owner: owner,
                name: name,
                condition: condition,
                place: place
            )
        }
    }
}

extension SourceIndex {
    fileprivate func declaresProperty(line: Int, of file: Int) -> Bool {
        words(onLineOf: FactPlace(file: file, line: line, column: 1)).starts(with: [
            "@", "property",
        ])
    }

    /// The classes whose members are declared at the beginning of each line of a file.
    fileprivate func owners(in file: Int) -> [String?] {
        (1...lineCount(of: file)).reduce(into: [nil]) { owners, line in
            let words = words(onLineOf: FactPlace(file: file, line: line, column: 1))
            owners.append(classAfter(words, owners[owners.count - 1]))
        }
    }
}

/// The class whose members are declared behind a line.
private func classAfter(_ words: [Substring], _ owner: String?) -> String? {
    guard words.count > 1, words[0] == "@" else { return owner }
    switch words[1] {
    case "interface": return words.count > 2 ? String(words[2]) : nil
    case "end", "protocol": return nil
    default: return owner
    }
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

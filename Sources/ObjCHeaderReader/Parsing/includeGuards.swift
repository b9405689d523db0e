import Files

/// Gives headers with one include guard guards of their own: an app compiles each for itself, but here the
/// second one would be empty.
///
/// For example: for `PERSON_H` that was copied to `Tag.h`. Headers that declare the same stay alternatives.
func separateGuards(_ sources: [HeaderSource]) -> (sources: [HeaderSource], problems: [ProblemFact])
{
    var sources = sources
    var problems: [ProblemFact] = []
    var first: [Substring: Int] = [:]
    for index in sources.indices {
        guard let found = IncludeGuard(sources[index].bytes) else { continue }
        guard let other = first[found.name] else {
            first[found.name] = index
            continue
        }
        let (own, others) = (sources[index].declaredClasses, sources[other].declaredClasses)
        guard own.isDisjoint(with: others) else { continue }
        let text = "'\(found.name)' is also that of '\(lastComponent(of: sources[other].path))'"
        let place = FactPlace(file: index, line: found.line, column: 1)
        problems.append(ProblemFact(kind: .repeatedGuard, text: text, place: place))
        let bytes = found.renamed(to: "\(found.name)_\(index)")
        sources[index] = HeaderSource(path: sources[index].path, bytes: bytes)
    }
    return (sources, problems)
}

/// The directives with which a header begins, so that it's included once.
private struct IncludeGuard {
    let name: Substring
    let line: Int
    private let lines: [Substring]

    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let directives = lines.indices.lazy.filter { lines[$0].first == "#" }.prefix(2)
        guard directives.count == 2, let start = directives.first, let next = directives.last,
            next == start + 1
        else { return nil }
        let words = [start, next].map { wordsAndSigns(String(lines[$0])) }
        guard words[0].starts(with: ["#", "ifndef"]), words[1].starts(with: ["#", "define"]),
            words[0].count > 2, words[1].count > 2, words[0][2] == words[1][2]
        else { return nil }
        name = words[0][2]
        line = start + 1
        self.lines = lines
    }

    /// The bytes of the header with another name for its guard.
    func renamed(to name: String) -> [UInt8] {
        var lines = lines
        lines[line - 1] = "#ifndef \(name)"
        lines[line] = "#define \(name)"
        return Array(lines.joined(separator: "\n").utf8)
    }
}

extension HeaderSource {
    /// The names after `@interface` and `@protocol`.
    fileprivate var declaredClasses: Set<Substring> {
        let words = wordsAndSigns(text)
        let names = words.indices.dropLast().filter {
            ["interface", "protocol"].contains(words[$0])
        }
        return Set(names.map { words[$0 + 1] })
    }
}

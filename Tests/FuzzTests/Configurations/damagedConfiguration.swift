import Configuration
import Foundation
import TestSupport

/// A configuration with some damage: to its bytes, or to its words, brackets and commas.
func damagedConfiguration(_ random: inout Random) -> [UInt8] {
    var bytes = Array((random.pick(seeds) ?? "").utf8)
    if random.isOne(in: 4) {
        for _ in 0...random.below(3) { mutateBytes(&bytes, &random) }
        return bytes
    }
    var tokens = tokens(of: bytes)
    if random.isOne(in: 2) {
        for _ in 0...random.below(4) { rename(&tokens, &random) }
        return Array(tokens.joined())
    }
    for _ in 0...random.below(3) { mutate(&tokens, &random) }
    return Array(tokens.joined(separator: [UInt8(ascii: " ")]))
}

/// Puts a name in the place of another, so that the configuration is still one.
private func rename(_ tokens: inout [Token], _ random: inout Random) {
    let named = tokens.indices.filter { index in
        let text = String(decoding: tokens[index], as: UTF8.self)
        return text.hasPrefix("\"") && !fixedTexts.contains(text)
    }
    guard let index = random.pick(named) else { return }
    let near = String(decoding: tokens[index].dropFirst().dropLast(), as: UTF8.self)
    let name =
        random.isOne(in: 3)
        ? hostileName(near: near, &random) : random.pick(names) ?? ""
    tokens[index] = quoted(name)
}

private func quoted(_ text: String) -> Token {
    let encoded = try? JSONEncoder().encode(text)
    return encoded.map { Array($0) } ?? []
}

/// Names of the model that is run over, of its attributes, and of value types.
private let names = [
    "Note", "Tag", "Media", "Title", "Period", "Place", "end", "start", "kind", "latitude", "tags",
    "titleRaw", "city", "point", "name", "caption", "note",
]

/// Texts that mean something by themselves: keys and choices.
private let fixedTexts: Set<String> = {
    let keys = KeyTable().rows.compactMap { $0.path.split(separator: ".").last }
    let choices: [Substring] = [
        "coredata", "public", "single", "module", "nonisolated", "trap", "useDefault", "error",
        "ignore", "exclude", "now", "uuid", "entity.no-class", "cloudkit.deny",
    ]
    return Set((keys + choices).filter { $0 != "name" }.map { "\"\($0)\"" })
}()

/// What a mutation moves as one. For example: `"access"`, `{`.
private typealias Token = [UInt8]

private func mutate(_ tokens: inout [Token], _ random: inout Random) {
    guard !tokens.isEmpty else { return }
    let index = random.below(tokens.count)
    switch random.below(7) {
    case 0: tokens.remove(at: index)
    case 1: tokens.insert(tokens[index], at: random.below(tokens.count + 1))
    case 2: tokens.swapAt(index, random.below(tokens.count))
    case 3: tokens[index] = Array((random.pick(values) ?? "").utf8)
    case 4:
        let end = min(tokens.count, index + random.below(12))
        tokens.insert(contentsOf: tokens[index..<end], at: random.below(tokens.count))
    case 5: nest(&tokens, at: index, levels: 1 + random.below(200))
    default:
        // A text stays one, whatever is in it.
        let near = String(decoding: tokens[index].dropFirst().dropLast(), as: UTF8.self)
        let text = random.isOne(in: 2) ? hostileText(&random) : hostileName(near: near, &random)
        tokens[index] = quoted(text)
    }
}

private func nest(_ tokens: inout [Token], at index: Int, levels: Int) {
    let (open, close) = (Token("[".utf8), Token("]".utf8))
    tokens.insert(contentsOf: Array(repeating: close, count: levels), at: index + 1)
    tokens.insert(contentsOf: Array(repeating: open, count: levels), at: index)
}

/// Texts with their quotation marks, and everything else between blanks and signs.
private func tokens(of bytes: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < bytes.count {
        let start = index
        index += 1
        switch bytes[start] {
        case UInt8(ascii: "\""):
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += 1 }
            index = min(index + 1, bytes.count)
        case UInt8(ascii: " "), UInt8(ascii: "\n"): continue
        case let byte where signs.contains(byte): break
        default:
            while index < bytes.count, !signs.contains(bytes[index]) { index += 1 }
        }
        tokens.append(Array(bytes[start..<index]))
    }
    return tokens
}

private let signs = Set("{}[]:,\" \n".utf8)

private let values = [
    "null", "true", "false", "0", "-1", "1.5", "1e400", "9223372036854775808", "{}", "[]", "\"\"",
    "\"\\ud800\"", "\"\\u0000\"", "\"a\\nb\"", "// x\n", "/* x */", "/*", "{\"a\": 1, \"a\": 2}",
    "\"exclude\"", "{\"rebuild\": \"uuid\"}", "\"trap\"", "\"public\"", "[[[[]]]]", "\"Title\"",
    "\"Period\"", "\"Place\"", "\"end\"", "\"start\"", "\"kind\"", "\"swiftName\"", "\"clone\"",
]

/// The configurations of golden cases, and one that says all there is to say.
private let seeds: [String] = {
    let root = repositoryRoot.appending(path: "Tests/Golden")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let golden = names.sorted().compactMap { name in
        try? String(
            contentsOf: root.appending(path: "\(name)/input/modelgen.json"),
            encoding: .utf8
        )
    }
    return golden + [whole, whole]
}()

private let whole = """
    {
      "inputs": ["A.xcdatamodeld"], "target": "coredata", "output": "Out", "access": "public",
      "layout": "single", "modelVersion": null, "isolation": "module", "onMissing": "trap",
      "cloudKit": true, "templates": "T",
      "checks": { "entity.no-class": "error", "cloudkit.deny": "ignore" },
      "aliases": { "mogenerator": true, "swiftgen": true, "clone": { "exclude": "skip" } },
      "entities": {
        "Note": {
          "swiftName": "Memo", "clone": true,
          "properties": {
            "titleRaw": { "type": "Title", "name": "heading", "documentation": "A title." },
            "kind": { "ignore": true }, "start": { "clone": { "rebuild": "now" } },
            "end": { "readonly": true, "onMissing": "useDefault", "clone": "exclude" },
            "tags": { "clone": "exclude" },
          },
          "composites": {
            "period": { "type": "Period", "properties": { "start": "start", "end": "end" } },
            "place": {
              "type": "Place", "discriminator": "kind", "optional": true,
              "cases": { "city": 0, "point": 4 },
              "properties": { "name": "titleRaw", "latitude": "latitude" },
            },
          },
        },
        "Tag": { "clone": false },
      },
    }
    """

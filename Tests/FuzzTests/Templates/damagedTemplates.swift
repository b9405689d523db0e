import Mustache
import Templates

/// Templates over `SamplePage` of pieces that fit together, and then are damaged. The first begins.
func inventedTemplates(_ random: inout Random) -> [TemplateSource] {
    ["main", "p", "q"].map { name in
        var text = ""
        for _ in 0...random.below(6) { text += random.pick(wholes) ?? "" }
        if random.isOne(in: 2) { mutateTemplate(&text, &random) }
        return TemplateSource(name: name, path: name + ".mustache", text: text)
    }
}

/// The templates that modelgen brings along, with some damage in one of them.
func builtInTemplates(_ random: inout Random) -> [TemplateSource] {
    let all = Templates.folders.flatMap(\.templates)
    let first = all.filter { $0.name == "coredata-file" }
    let sources = first + all.filter { $0.name != "coredata-file" }
    let damaged = random.below(sources.count)
    return sources.enumerated().map { index, source in
        var text = String(decoding: source.text, as: UTF8.self)
        if index == damaged { mutateTemplate(&text, &random) }
        return TemplateSource(name: source.name, path: source.name + ".mustache", text: text)
    }
}

/// Deletes, inserts and replaces; doubles or moves lines.
private func mutateTemplate(_ text: inout String, _ random: inout Random) {
    for _ in 0...random.below(4) {
        var bytes = Array(text.utf8)
        let start = random.below(bytes.count + 1)
        let end = min(bytes.count, start + random.below(5))
        switch random.below(6) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.replaceSubrange(start..<end, with: (random.pick(pieces) ?? "").utf8)
        case 2: bytes.insert(contentsOf: (random.pick(wholes) ?? "").utf8, at: start)
        case 3: bytes.insert(contentsOf: (random.pick(pieces) ?? "").utf8, at: start)
        case 4: bytes = swappedLines(bytes, &random)
        default: mutateBytes(&bytes, &random)
        }
        text = String(decoding: bytes, as: UTF8.self)
    }
}

private func swappedLines(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    var lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    lines.swapAt(random.below(lines.count), random.below(lines.count))
    return Array(lines.joined(separator: [newline]))
}

private let pieces = [
    "{{", "}}", "{", "}", "#", "^", "/", ">", "!", "&", "=", ".", " ", "\n", "\r\n", "é", "<% %>",
    "{{=| |=}}", "{{={{ }}=}}", "|", "{{{", "}}}", "{{.}}", "{{/items}}", "{{#items}}", "{{>p}}",
    "{{>main}}", "{{>coredata-file}}", "{{>coredata-class}}", "{{name}}", "{{#", "{{/", "{{!",
]

private let wholes = [
    "{{title}}", "{{{note}}}", "{{&title}}", "{{#isOpen}}open{{/isOpen}}",
    "{{^isOpen}}-{{/isOpen}}",
    "{{#tags}}{{.}}, {{/tags}}", "{{^tags}}none{{/tags}}", "{{owner.name}}",
    "{{#items}}\n  {{name}}\n{{/items}}\n", "{{#note}}{{.}}{{/note}}", "{{! comment }}", "text\n",
    "{{#owner}}{{name}}{{#pets}}{{sound}}{{/pets}}{{/owner}}", "  {{>p}}\n", "\t{{>q}}", "\n",
    "{{#items}}{{#items}}{{name}}{{/items}}{{/items}}", "{{=<% %>=}}<%title%><%={{ }}=%>", "é🙂\r\n",
    "{{#items}}{{>q}}{{/items}}",
]

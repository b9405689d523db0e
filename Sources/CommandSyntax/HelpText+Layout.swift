extension HelpText {
    /// A name and its meaning, in two columns.
    struct Row {
        var name: String
        var text: String
    }

    /// The width of help text, in columns.
    static let width = 80

    /// A title and rows, or nothing if there are no rows.
    static func section(_ title: String, _ rows: [Row]) -> String {
        guard let column = rows.map(\.name.count).max().map({ $0 + 4 }) else { return "" }
        let lines = rows.flatMap { row -> [String] in
            let text = wrapped(row.text, indentation: column)
            let name = "  " + row.name + spaces(column - row.name.count - 2)
            return [name + (text.first?.dropFirst(column) ?? "")] + text.dropFirst()
        }
        return (["\(title):"] + lines).joined(separator: "\n")
    }

    /// Breaks a text between words into lines of at most `width` columns.
    static func wrapped(_ text: String, indentation: Int = 0) -> [String] {
        wrapped(words: text.split(separator: " ").map { String($0) }, indentation: indentation)
    }

    /// Arranges words, which may contain spaces and stay whole, in lines of at most `width`
    /// columns.
    static func wrapped(words: [String], indentation: Int) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(spaces(indentation) + word)
            }
        }
        return lines
    }

    private static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(count, 0))
    }
}

extension HelpText {
    /// For example: `Usage: modelgen inspect INPUT [--format text|json]`.
    static func usage(of command: CommandSyntax, in tool: ToolSyntax) -> String {
        let start = "Usage: \(tool.name) \(command.name)"
        let arguments = command.arguments.map { [$0.synopsis] } ?? []
        let actions = command.actions.isEmpty ? [] : ["ACTION ..."]
        let words = actions + arguments + optionGroups(of: command).map { "[\($0)]" }
        var lines = wrapped(words: words, indentation: start.count + 1)
        guard let first = lines.first else { return start }
        lines[0] = start + first.dropFirst(start.count)
        return lines.joined(separator: "\n")
    }

    /// Mutually exclusive options appear together, at the position of the first.
    private static func optionGroups(of command: CommandSyntax) -> [String] {
        command.options.compactMap { option in
            let group = command.exclusive.first { $0.contains(option.name) } ?? [option.name]
            guard group.first == option.name else { return nil }
            let members = group.compactMap { name in command.options.first { $0.name == name } }
            return members.map(short).joined(separator: " | ")
        }
    }

    /// For example: `--format text|json`.
    private static func short(_ option: OptionSyntax) -> String {
        guard let value = option.value else { return "--\(option.name)" }
        let choices = value.choices.joined(separator: "|")
        return "--\(option.name) \(choices.isEmpty ? value.placeholder : choices)"
    }
}

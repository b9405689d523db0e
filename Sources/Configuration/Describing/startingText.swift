import JSON

extension ConfigurationFile {
    /// A configuration to begin with: the inputs, and every other key in a comment.
    ///
    /// Paths are relative to the folder that the file goes to.
    package static func startingText(inputs: [String]) -> String {
        let head = """
            // What modelgen generates, from what, and how. 'modelgen config' lists all keys.
            //
            // Paths are relative to this file. The command line goes before what stands here.
            {

            """
        return head + keys.map { lines(for: $0.syntax, inputs) }.joined(separator: "\n") + "}\n"
    }

    private static func lines(for key: KeySyntax, _ inputs: [String]) -> String {
        let comments = wrapped(key.documentation).map { "    // \($0)\n" }
        let name = quotedForJSON(key.name)
        let line =
            if key.name == "inputs" {
                "    \(name): [\(inputs.map(quotedForJSON).joined(separator: ", "))],\n"
            } else {
                "    // \(name): \(key.defaultText ?? key.shape.placeholder),\n"
            }
        return (comments + [line]).joined()
    }

    /// The words of a text in lines that fit beside a comment mark.
    private static func wrapped(_ text: String) -> [String] {
        text.split(separator: " ").reduce(into: []) { lines, word in
            if let last = lines.last, last.count + word.count < 90 {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
    }
}

extension Shape {
    /// A value of this form that says nothing yet.
    fileprivate var placeholder: String {
        switch self {
        case .text: #""TEXT""#
        case .path: #""PATH""#
        case .flag: "false"
        case .integer: "0"
        case .choice(let names): quotedForJSON(names.first ?? "")
        case .list: "[]"
        case .named, .object: "{}"
        case .either(let shapes): shapes.first?.placeholder ?? "null"
        case .orNull: "null"
        }
    }
}

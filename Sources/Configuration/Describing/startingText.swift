import JSON

extension ConfigurationFile {
    /// Returns an initial configuration: the inputs, the target, the output folder unless it's the
    /// default one, and every other key in a comment.
    ///
    /// Paths are relative to the folder of the configuration.
    package static func startingText(
        inputs: [String],
        target: Target,
        output: String? = nil
    ) -> String {
        let chosen = [
            "inputs": "[\(inputs.map(quotedForJSON).joined(separator: ", "))]",
            "target": quotedForJSON(target.rawValue), "output": output.map(quotedForJSON),
        ].compactMapValues(\.self)
        let head = """
            // The inputs, the outputs and the options of modelgen. 'modelgen config' lists all keys.
            //
            // Paths are relative to this file. The command line overrides these settings.
            {

            """
        return head
            + keys.map { lines(for: $0.syntax, chosen[$0.syntax.name]) }.joined(separator: "\n")
            + "}\n"
    }

    private static func lines(for key: KeySyntax, _ chosen: String?) -> String {
        let comments = wrapped(key.documentation).map { "    // \($0)\n" }
        let name = quotedForJSON(key.name)
        let value = chosen ?? key.defaultText ?? key.shape.placeholder
        let line = "    \(chosen == nil ? "// " : "")\(name): \(value),\n"
        return (comments + [line]).joined()
    }

    /// Splits a text into lines that fit into comments.
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
    /// A neutral value of this shape.
    fileprivate var placeholder: String {
        switch self {
        case .text: #""TEXT""#
        case .path: #""PATH""#
        case .flag: "false"
        case .integer(let range): "\(range?.lowerBound ?? 0)"
        case .choice(let names): quotedForJSON(names.first ?? "")
        case .list(let element): element.hasRequiredKeys ? "[\(element.placeholder)]" : "[]"
        case .named: "{}"
        case .object(let keys):
            hasRequiredKeys ? "{ \(keys.filter(\.isRequired).map(\.line).joined()) }" : "{}"
        case .either(let shapes): shapes.first?.placeholder ?? "null"
        case .orNull: "null"
        }
    }

    private var hasRequiredKeys: Bool {
        guard case .object(let keys) = self else { return false }
        return keys.contains(where: \.isRequired)
    }
}

extension KeySyntax {
    /// The key with its placeholder. For example: `"folder": "PATH"`.
    fileprivate var line: String { "\(quotedForJSON(name)): \(shape.placeholder)" }
}

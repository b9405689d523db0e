extension ArgumentParser {
    mutating func takeOption(_ word: String) throws(UsageError) {
        if word.utf8.starts(with: "--".utf8) {
            try takeLong(word)
        } else {
            try takeShort(word)
        }
    }

    /// For example: `--output=DIR`, `--stdout`.
    private mutating func takeLong(_ word: String) throws(UsageError) {
        let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
        let name = String(word[..<(equals ?? word.endIndex)].dropFirst(2))
        guard let option = options.first(where: { $0.name == name }) else {
            throw unknownOption(name)
        }
        let attached = equals.map { String(word[word.utf8.index(after: $0)...]) }
        try take(option, as: "--\(name)", attached: attached)
    }

    /// For example: `-o`, `-oDIR`, or several flags.
    private mutating func takeShort(_ word: String) throws(UsageError) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = options.first(where: { $0.short == letter }) else {
                throw error("unknown option '-\(letter)'")
            }
            let takesValue = option.value != nil
            let attached = takesValue && !letters.isEmpty ? String(letters) : nil
            try take(option, as: "-\(letter)", attached: attached)
            if takesValue { return }
        }
    }

    private mutating func take(
        _ option: OptionSyntax,
        as given: String,
        attached: String?
    ) throws(UsageError) {
        guard let value = option.value else {
            if attached != nil { throw error("option '\(given)' takes no value") }
            parsed.give("", to: option.name)
            return
        }
        let text = if let attached { attached } else { try nextValue(of: given, value) }
        try check(text, of: given, value)
        parsed.give(text, to: option.name)
    }

    private mutating func nextValue(
        of given: String,
        _ value: ValueSyntax
    ) throws(UsageError) -> String {
        guard let next = rest.first, !isOption(next) else {
            throw error("option '\(given)' needs a value: \(given) \(value.placeholder)")
        }
        rest.removeFirst()
        return next
    }

    private func check(
        _ text: String,
        of given: String,
        _ value: ValueSyntax
    ) throws(UsageError) {
        if text.isEmpty { throw error("option '\(given)' needs a value that is not empty") }
        if case .number(let range) = value.kind, !(Int(text).map(range.contains) ?? false) {
            throw error(
                "option '\(given)' cannot be '\(text)'; it is a whole number from"
                    + " \(range.lowerBound) to \(range.upperBound)"
            )
        }
        guard !value.choices.isEmpty, !value.choices.contains(text) else { return }
        let end = suggestion(for: text, in: value.choices, orList: true)
        throw error("option '\(given)' cannot be '\(text)'" + end)
    }

    /// The options that are valid at this point.
    private var options: [OptionSyntax] { tool.sharedOptions + (invoked?.options ?? []) }

    private func unknownOption(_ name: String) -> UsageError {
        let owner = tool.invocations.first { $0.options.contains { $0.name == name } }
        let isTooEarly = command == nil || (action == nil && command?.actions.isEmpty == false)
        if isTooEarly, let owner {
            return error("option '--\(name)' belongs after the command '\(owner.name)'")
        }
        let names = options.map { "--\($0.name)" }
        let end = suggestion(for: "--\(name)", in: names, orList: false)
        return error("unknown option '--\(name)'" + end)
    }
}

extension ArgumentParser {
    func checkCount(_ command: CommandSyntax) throws(UsageError) {
        if parsed.positional.contains("") { throw error("an argument is empty") }
        let count = parsed.positional.count
        let allowed = command.arguments?.count ?? 0...0
        if count > allowed.upperBound {
            throw error("unexpected argument '\(parsed.positional[allowed.upperBound])'")
        }
        if count < allowed.lowerBound, let arguments = command.arguments {
            throw error("'\(command.name)' needs \(arguments.synopsis): \(arguments.help)")
        }
    }

    func checkChoices(_ command: CommandSyntax) throws(UsageError) {
        guard let arguments = command.arguments, !arguments.kind.choices.isEmpty else { return }
        let choices = arguments.kind.choices
        for text in parsed.positional where !choices.contains(text) {
            let end = suggestion(for: text, in: choices, orList: true)
            throw error("\(arguments.placeholder) cannot be '\(text)'" + end)
        }
    }

    func checkExclusive(_ command: CommandSyntax) throws(UsageError) {
        for group in command.exclusive {
            let given = group.filter(parsed.isGiven).map { "--\($0)" }
            if given.count > 1 { throw error("give only one of \(quotedList(given))") }
        }
    }
}

/// Finds what to declare for an error.
struct RepairFinder {
    private let index: SourceIndex
    /// The prefix of names that stand for types that no header declares.
    static let unknown = "modelgen_"

    init(_ sources: [HeaderSource]) {
        index = SourceIndex(sources)
    }

    /// Adds repairs of errors to an input; returns whether there are new ones.
    func repair(_ errors: [ClangError], _ input: inout ParseInput) -> Bool {
        // What a macro would have declared is unknown, too, until the macro is known.
        var isNew = false
        for error in errors { isNew = repairMacros(error, &input) || isNew }
        if isNew { return true }
        // Every error is looked at, as one of these repairs doesn't make another superfluous.
        for error in errors { isNew = repair(error, &input) || isNew }
        return isNew
    }

    /// Whether an error is about static constants of one name in several headers, each of which an app
    /// compiles for itself.
    func isOfConstantsInSeveralHeaders(_ error: ClangError) -> Bool {
        guard error.message.hasPrefix("redefinition of '"), let file = index.file(error.path) else {
            return false
        }
        let place = FactPlace(file: file, line: error.line, column: error.column)
        return index.words(onLineOf: place).contains("static")
    }

    /// What isn't declared.
    private enum Missing { case type, interface, protocolDeclaration }

    private static let missing: KeyValuePairs<String, Missing> = [
        "unknown type name": .type,
        "cannot find interface declaration": .interface,
        "attempting to use the forward class": .interface,
        "cannot find protocol declaration": .protocolDeclaration,
        "no type or protocol named": .protocolDeclaration,
    ]

    /// The place of an error in a header, and what isn't declared, if it's about that.
    private func subject(_ error: ClangError) -> (place: FactPlace, of: (Missing, name: String)?)? {
        guard let file = index.file(error.path) else { return nil }
        let place = FactPlace(file: file, line: error.line, column: error.column)
        // The parameters of methods aren't named in the message.
        if error.message == "expected a type" {
            return (place, index.name(at: place).map { (.type, $0) })
        }
        let missing = Self.missing.first { error.message.hasPrefix($0.key) }?.value
        guard let missing, let name = quotedName(error.message) else { return (place, nil) }
        return (place, (missing, name))
    }

    /// Makes the macros known that an error may be about.
    private func repairMacros(_ error: ClangError, _ input: inout ParseInput) -> Bool {
        guard let (place, subject) = subject(error) else { return false }
        guard let (missing, name) = subject else {
            let isNew = repairMacros(at: place, &input)
            return repairPlacedMacros(error, at: place, &input) || isNew
        }
        guard missing == .type else { return false }
        let isMacro =
            isMacroLike(name) || index.isBeforeType(name, at: place)
            || index.macro(beginning: place.line, file: place.file)?.name == name
        return isMacro && useMacro(name, at: place, &input)
    }

    /// Makes macros known that only their places show to be some.
    private func repairPlacedMacros(
        _ error: ClangError,
        at place: FactPlace,
        _ input: inout ParseInput
    ) -> Bool {
        let isEnd = [
            "expected ';' at end of declaration list", "expected ';' after method prototype",
        ]
        .contains(error.message)
        if isEnd, let (name, place) = index.macro(behind: place) {
            return useMacro(name, at: place, &input)
        }
        for line in [place.line, place.line - 1] {
            if let (name, place) = index.macro(beginning: line, file: place.file) {
                return useMacro(name, at: place, &input)
            }
        }
        return false
    }

    private func repair(_ error: ClangError, _ input: inout ParseInput) -> Bool {
        guard let (place, subject) = subject(error), let (missing, name) = subject else {
            return false
        }
        switch missing {
        case .type: return repairType(name, at: place, &input)
        case .interface:
            if let source = index.declaration(of: name, outside: place.file) {
                return moveToFront(source, for: name, &input)
            }
            return input.repairs.add(name, .name, at: place, "@interface \(name) @end")
        case .protocolDeclaration:
            return input.repairs.add(name, .name, at: place, "@protocol \(name) @end")
        }
    }

    private func repairType(_ name: String, at place: FactPlace, _ input: inout ParseInput) -> Bool
    {
        if isMacroLike(name) { return false }
        if let line = index.genericClass(name, at: place) {
            return input.repairs.add(name, .name, at: place, line)
        }
        let source = index.declaration(of: name, outside: place.file)
        let line = "@class \(name);"
        switch (index.character(behind: name, at: place) == "*", source) {
        case (true, nil) where index.isDeclared(name): return input.repairs.addQuietly(line)
        case (true, nil): return input.repairs.add(name, .name, at: place, line)
        case (true, _): return input.repairs.addQuietly(line)
        case (false, let source?): return moveToFront(source, for: name, &input)
        case (false, nil):
            let unknown = Self.unknown + name
            // Only objects and blocks are copied or retained.
            let line =
                index.isObjectProperty(at: place)
                ? "@class \(unknown); typedef \(unknown) *\(name);"
                : "typedef struct \(unknown) { int value; } \(name);"
            return input.repairs.add(name, .name, at: place, line)
        }
    }

    /// A header that others need is imported before them, as a prefix header does.
    private func moveToFront(_ source: Int, for name: String, _ input: inout ParseInput) -> Bool {
        guard input.order.first != source, input.repairs.reorder(for: name) else { return false }
        input.moveToFront(source)
        return true
    }

    /// Makes the unknown macros known on the line of an error and on the line before.
    private func repairMacros(at place: FactPlace, _ input: inout ParseInput) -> Bool {
        var isNew = false
        for line in [place.line, place.line - 1] {
            for name in index.unknownMacros(file: place.file, line: line) {
                let place = FactPlace(file: place.file, line: line, column: name.column)
                isNew = useMacro(name.text, at: place, &input) || isNew
            }
        }
        return isNew
    }

    /// Has the header that defines a macro imported first, or defines it.
    private func useMacro(_ name: String, at place: FactPlace, _ input: inout ParseInput) -> Bool {
        guard let source = index.definition(ofMacro: name) else {
            return define(name, at: place, &input)
        }
        return source != place.file && moveToFront(source, for: name, &input)
    }

    private func define(_ name: String, at place: FactPlace, _ input: inout ParseInput) -> Bool {
        let known = ["ENUM", "OPTIONS", "SWIFT_NAME", "ASSUME_NONNULL_BEGIN", "ASSUME_NONNULL_END"]
        let alias = known.first { name.hasSuffix("_" + $0) }.map { " NS_" + $0 } ?? ""
        if !alias.isEmpty { return input.repairs.addQuietly("#define \(name)\(alias)") }
        let hasParameters = index.character(behind: name, at: place) == "("
        let value = index.isValue(at: place) ? " 0" : ""
        let line = "#define \(name)\(hasParameters ? "(...)" : "")\(value)"
        return input.repairs.add(name, .macro, at: place, line)
    }
}

/// The name in the first quotation marks of a message.
func quotedName(_ message: String) -> String? {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let first = parts[1].first, first.isLetter || first == "_",
        parts[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(parts[1])
}

/// Whether a name is spelled as macros are. For example: `APP_EXPORT`.
func isMacroLike(_ name: some StringProtocol) -> Bool {
    name.count > 3 && name.contains("_") && name.first?.isNumber == false
        && name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
}

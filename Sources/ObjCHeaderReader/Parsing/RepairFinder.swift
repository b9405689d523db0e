/// Finds what to declare for an error.
struct RepairFinder {
    private let index: SourceIndex
    /// With what names begin that stand for types of which nothing is known.
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

    /// The place of an error in a header, and the name that it's about.
    private func subject(_ error: ClangError) -> (place: FactPlace, name: String?)? {
        guard let file = index.file(error.path) else { return nil }
        let place = FactPlace(file: file, line: error.line, column: error.column)
        // The parameters of methods aren't named in the message.
        let isType = error.message == "expected a type"
        return (place, isType ? index.name(at: place) : quotedName(error.message))
    }

    /// Makes the macros known that an error is about, if it isn't about a name.
    private func repairMacros(_ error: ClangError, _ input: inout ParseInput) -> Bool {
        guard let (place, name) = subject(error) else { return false }
        let isOfName =
            error.message == "expected a type"
            || Self.namings.contains { error.message.hasPrefix($0) }
        guard let name, isOfName else { return repairMacros(at: place, &input) }
        return isMacroLike(name) && error.message.hasPrefix("unknown type name")
            && useMacro(name, at: place, &input)
    }

    /// The messages that name what isn't declared.
    private static let namings = [
        "unknown type name", "cannot find interface declaration",
        "attempting to use the forward class", "cannot find protocol declaration",
        "no type or protocol named",
    ]

    private func repair(_ error: ClangError, _ input: inout ParseInput) -> Bool {
        guard let (place, name) = subject(error), let name else { return false }
        let (file, isType) = (place.file, error.message == "expected a type")
        if isType || error.message.hasPrefix("unknown type name") {
            return repairType(name, at: place, &input)
        }
        if error.message.hasPrefix("cannot find interface declaration")
            || error.message.hasPrefix("attempting to use the forward class")
        {
            if let source = index.declaration(of: name, outside: file) {
                return moveToFront(source, for: name, &input)
            }
            return input.repairs.add(name, .name, at: place, "@interface \(name) @end")
        }
        if error.message.hasPrefix("cannot find protocol declaration")
            || error.message.hasPrefix("no type or protocol named")
        {
            return input.repairs.add(name, .name, at: place, "@protocol \(name) @end")
        }
        return false
    }

    private func repairType(_ name: String, at place: FactPlace, _ input: inout ParseInput) -> Bool
    {
        if isMacroLike(name) { return useMacro(name, at: place, &input) }
        if let line = index.genericClass(name, at: place) {
            return input.repairs.add(name, .name, at: place, line)
        }
        let source = index.declaration(of: name, outside: place.file)
        let line = "@class \(name);"
        switch (index.character(behind: name, at: place) == "*", source) {
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

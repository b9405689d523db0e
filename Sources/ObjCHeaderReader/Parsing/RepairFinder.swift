/// Finds what to declare for an error.
struct RepairFinder {
    private let index: SourceIndex

    init(_ sources: [HeaderSource]) {
        index = SourceIndex(sources)
    }

    /// Adds the repair of an error to an input; returns whether there is a new one.
    func repair(_ error: ClangError, _ input: inout ParseInput) -> Bool {
        guard let file = index.file(error.path) else { return false }
        let place = FactPlace(file: file, line: error.line, column: error.column)
        // The parameters of methods aren't named in the message.
        let isType = error.message == "expected a type"
        guard let name = isType ? index.name(at: place) : quotedName(error.message) else {
            return repairMacros(at: place, &input)
        }
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
        return repairMacros(at: place, &input)
    }

    private func repairType(_ name: String, at place: FactPlace, _ input: inout ParseInput) -> Bool
    {
        if isMacroLike(name) { return define(name, at: place, &input) }
        let source = index.declaration(of: name, outside: place.file)
        let line = "@class \(name);"
        switch (index.character(behind: name, at: place) == "*", source) {
        case (true, nil): return input.repairs.add(name, .name, at: place, line)
        case (true, _): return input.repairs.addQuietly(line)
        case (false, let source?): return moveToFront(source, for: name, &input)
        case (false, nil):
            let line = "typedef struct modelgen_\(name) { int value; } \(name);"
            return input.repairs.add(name, .name, at: place, line)
        }
    }

    /// A header that others need is imported before them, as a prefix header does.
    private func moveToFront(_ source: Int, for name: String, _ input: inout ParseInput) -> Bool {
        guard input.order.first != source, input.repairs.reorder(for: name) else { return false }
        input.moveToFront(source)
        return true
    }

    /// Defines the undefined macros on the line of an error and on the line before.
    private func repairMacros(at place: FactPlace, _ input: inout ParseInput) -> Bool {
        var isNew = false
        for line in [place.line, place.line - 1] {
            for name in index.undefinedMacros(file: place.file, line: line) {
                let place = FactPlace(file: place.file, line: line, column: name.column)
                isNew = define(name.text, at: place, &input) || isNew
            }
        }
        return isNew
    }

    private func define(_ name: String, at place: FactPlace, _ input: inout ParseInput) -> Bool {
        let known = ["ENUM", "OPTIONS", "SWIFT_NAME", "ASSUME_NONNULL_BEGIN", "ASSUME_NONNULL_END"]
        let alias = known.first { name.hasSuffix("_" + $0) }.map { " NS_" + $0 } ?? ""
        if !alias.isEmpty { return input.repairs.addQuietly("#define \(name)\(alias)") }
        let hasParameters = index.character(behind: name, at: place) == "("
        let line = "#define \(name)\(hasParameters ? "(...)" : "")"
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
    name.count > 3 && name.contains("_")
        && name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
}

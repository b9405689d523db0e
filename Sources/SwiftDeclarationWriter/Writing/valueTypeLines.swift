import ModelIR
import SwiftNames
import TextLayout

extension DeclarationLines {
    /// Returns a value type as lines of source code.
    func lines(_ type: ValueType) -> [String] {
        let external = type.isExternal ? [Annotation("External")] : []
        let form = ValueTypeForm(type)
        let inheritance = form.inheritance + type.code.heads
        let words = (type.access ?? []) + [form.keyword, typeSpelling(type.ownName)]
        let head =
            words.joined(separator: " ")
            + (inheritance.isEmpty ? "" : ": " + inheritance.joined(separator: ", "))
        let annotations = (external + form.annotations).flatMap { brokenLines($0.text, 0) }
        let members = type.code.members.map { underCondition($0.condition, sourceLines($0.text)) }
        return docLines(type.documentation) + annotations
            + block(head, form.members, with: members)
    }

    private func block(
        _ head: String,
        _ members: ValueTypeForm.Members,
        with code: [[String]]
    ) -> [String] {
        guard !code.isEmpty else { return block(head, members) }
        let stored =
            switch members {
            case .one(let line): [line]
            case .lines(let lines): lines
            }
        let all = ([stored] + code).joined(separator: [""])
        return ["\(head) {"] + indented(Array(all)) + ["}"]
    }

    private func block(_ head: String, _ members: ValueTypeForm.Members) -> [String] {
        switch members {
        case .one(let line):
            let (start, end) = (LayoutMark.lineBreak.text, LayoutMark.outerLineBreak.text)
            return brokenLines("\(head) {" + Breakable.group(" \(start)\(line) \(end)}"), 0)
        case .lines(let lines):
            return lines.isEmpty ? ["\(head) {}"] : ["\(head) {"] + indented(lines) + ["}"]
        }
    }
}

/// The declaration of a value type: its annotations and its members.
private struct ValueTypeForm {
    enum Members {
        /// A member that fits on the line of the braces.
        case one(String)
        case lines([String])
    }

    let keyword: String
    var inheritance: [String] = []
    var annotations: [Annotation] = []
    let members: Members

    init(_ type: ValueType) {
        switch type.kind {
        case .validated(let type):
            keyword = "struct"
            annotations = [Annotation("Validated", ruleArguments(type.rules, type.errorName))]
            members = .one("var rawValue: \(type.rawType.declaredName)")
        case .optionSet(let type):
            keyword = "struct"
            let ids = type.ids.map { ["ids: \($0.first)...\($0.last)"] } ?? []
            annotations = [Annotation("OptionSet<\(type.rawType.declaredName)>", ids)]
            members = .lines(optionLines(type))
        case .enumeration(let type):
            keyword = "enum"
            let rawType = type.rawType == .string ? "String" : type.rawType.declaredName
            inheritance = [type.numberType ?? rawType]
            if type.isAlwaysCaseIterable { inheritance.append("CaseIterable") }
            if type.isDeclaredCodable == true { inheritance.append("Codable") }
            members = .lines(caseLines(type))
        case .structure(let type):
            keyword = "struct"
            if !type.rules.isEmpty || type.errorName != nil {
                annotations = [Annotation("Validated", ruleArguments(type.rules, type.errorName))]
            }
            annotations.append(Annotation("Composite"))
            members = .lines(type.parts.flatMap(lines))
        case .choice(let type):
            keyword = "enum"
            annotations = [Annotation("Composite")]
            members = .lines(type.cases.flatMap(lines))
        }
    }
}

private func ruleArguments(_ rules: [ValidationRule], _ errorName: String?) -> [String] {
    rules.map { text($0.kind) }
        + (errorName.map { ["error: \(SwiftLiteral.string($0))"] } ?? [])
}

private func text(_ rule: ValidationRule.Kind) -> String {
    switch rule {
    case .trimmed: ".trimmed"
    case .lowercased: ".lowercased"
    case .singleLine: ".singleLine"
    case .nonEmpty: ".nonEmpty"
    case .ascending: ".ascending"
    case .length(let bounds): ".length(\(text(bounds)))"
    case .range(let bounds): ".range(\(text(bounds)))"
    case .characters(let set): ".characters(in: .\(set))"
    case .matches(let pattern): ".matches(\(patternLiteral(pattern)))"
    }
}

/// Returns bounds as a range. For example: `3..<20`, `0...`, `-10 ... -5`.
private func text(_ bounds: Bounds) -> String {
    let mark = bounds.includesUpper ? "..." : "..<"
    guard let upper = bounds.upper else { return (bounds.lower ?? "0") + "..." }
    let isNegative = upper.hasPrefix("-")
    guard let lower = bounds.lower else { return mark + (isNegative ? "(\(upper))" : upper) }
    return isNegative ? "\(lower) \(mark) \(upper)" : lower + mark + upper
}

/// Returns `private enum Options: Int` with a case for each named option; empty if there are only
/// ids.
private func optionLines(_ type: OptionSetType) -> [String] {
    guard !type.options.isEmpty || type.ids == nil else { return [] }
    var next = 0
    let cases = type.options.flatMap { option -> [String] in
        let bit = option.bit == next ? "" : " = \(option.bit)"
        next = option.bit + 1
        return docLines(option.documentation)
            + ["case \(SwiftIdentifier.escaped(option.name))\(bit)"]
    }
    return ["private enum Options: Int {"] + indented(cases) + ["}"]
}

/// Returns the cases. Raw values are omitted if Swift infers the same ones.
private func caseLines(_ type: EnumerationType) -> [String] {
    var next: Int64? = 0
    return type.cases.flatMap { element -> [String] in
        var value = ""
        switch element.rawValue {
        case .integer(let number):
            if number != next { value = " = \(number)" }
            next = number == .max ? nil : number + 1
        case .string(let text):
            if text != element.name { value = " = " + SwiftLiteral.string(text) }
        default: break
        }
        return docLines(element.documentation)
            + ["case \(SwiftIdentifier.escaped(element.name))\(value)"]
    }
}

private func lines(_ part: Part) -> [String] {
    docLines(part.documentation) + ["var \(SwiftIdentifier.escaped(part.label)): \(type(of: part))"]
}

private func lines(_ element: ChoiceType.Case) -> [String] {
    let head = "case \(SwiftIdentifier.escaped(element.name))"
    let parts = element.parts.map {
        "\(SwiftIdentifier.argumentLabel($0.label)): \(type(of: $0))"
    }
    let number = element.number.map { [Annotation("Stored", ["case: \($0)"])] } ?? []
    let declaration = parts.isEmpty ? head : Breakable.call(head, parts)
    return docLines(element.documentation)
        + brokenLines(annotated(number, declaration), indentationStep)
}

private func type(of part: Part) -> String {
    let name =
        switch part.type {
        case .stored(let type): type.declaredName
        case .value(let name): typeSpelling(name)
        }
    return name + (part.isOptional ? "?" : "")
}

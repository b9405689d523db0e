import SwiftNames

/// Decides how a target's code makes the value of a composite property from stored values.
///
/// For example: `Stay(period: Period(trust: (start, end)), note: note)` if `start` and `end` exist.
package protocol CompositeReading {
    /// The members that read optional structures inside the value.
    var helpers: CompositeHelpers { get set }

    /// The constant that selects the case of an enum. For example: `kind`.
    var kind: String { get }

    /// The result if a value of a case is missing.
    var caseFailure: SwiftExpression { get }

    /// The value of one column.
    ///
    /// - Parameter path: The path to the part. For example: `periodStart`.
    func value(of column: CompositeColumn, isOptional: Bool, at path: String) -> CompositeValue

    /// The condition for making a structure; `nil` if there isn't any.
    ///
    /// - Parameter conditions: The conditions of its parts.
    func condition(of structure: StructurePlan, _ conditions: [String]) -> GuardView?

    /// The condition for distinguishing the cases of a choice.
    func condition(of choice: ChoicePlan) -> GuardView

    /// The name of the member that reads an optional structure.
    ///
    /// - Parameter path: The path to it from the property's value. For example: `stayPeriod`.
    func helperName(_ structure: StructurePlan, at path: String) -> String

    /// The call of that member.
    func call(_ helper: String, for part: PartPlan) -> SwiftExpression
}

/// A value with the conditions for making it.
package struct CompositeValue {
    package var conditions: [String]
    package var expression: SwiftExpression

    package init(conditions: [String] = [], _ expression: SwiftExpression) {
        self.conditions = conditions
        self.expression = expression
    }
}

/// The members that read optional structures inside a composite value, without duplicates.
package struct CompositeHelpers {
    fileprivate var views: [CompositeReaderView] = []
    fileprivate var names: Set<String> = []

    package init() {}
}

/// The path to a part.
private struct PartPath {
    /// Relative to the structure that one member reads: the name of a constant there.
    var inMember = ""
    /// Relative to the property's value.
    var inProperty = ""

    func appending(_ label: String) -> PartPath {
        PartPath(
            inMember: joinedPath(inMember, label),
            inProperty: joinedPath(inProperty, label)
        )
    }
}

extension CompositeReading {
    /// The members that read a property: its own first, then those for nested optional structures.
    package mutating func members(_ plan: CompositePlan, named name: String)
        -> [CompositeReaderView]
    {
        let view: CompositeReaderView
        switch plan.content {
        case .structure(let structure):
            view = self.view(structure, named: name, at: PartPath())
        case .choice(let choice): view = self.view(choice, named: name)
        }
        return [view] + helpers.views
    }

    private mutating func view(
        _ structure: StructurePlan,
        named name: String,
        at path: PartPath
    ) -> CompositeReaderView {
        let value = value(structure, at: path)
        return CompositeReaderView(
            documentation: ["`nil` if a value is missing."],
            name: name,
            type: structure.name,
            content: .structure(
                CompositeValueView(
                    condition: condition(of: structure, value.conditions),
                    value: value.expression.text
                )
            )
        )
    }

    private mutating func view(_ choice: ChoicePlan, named name: String) -> CompositeReaderView {
        let cases = choice.cases.map { one in view(one, of: choice) }
        return CompositeReaderView(
            documentation: [
                onOneLine("`nil` if the stored values don't match `\(choice.discriminator.name)`.")
            ],
            name: name,
            type: choice.name,
            content: .choice(
                CompositeChoiceView(kind: kind, condition: condition(of: choice), cases: cases)
            )
        )
    }

    private mutating func view(_ one: CasePlan, of choice: ChoicePlan) -> CompositeCaseView {
        let value = value(one.parts, at: PartPath()) { arguments in
            let name = one.member(of: choice.name)
            return arguments.isEmpty ? .text(name) : .call(name, arguments)
        }
        let conditions = value.conditions
        return CompositeCaseView(
            name: SwiftIdentifier.member(one.name),
            value: CompositeValueView(
                condition: conditions.isEmpty
                    ? nil : GuardView(conditions, failure: caseFailure),
                value: value.expression.text
            )
        )
    }
}

// MARK: - Values

extension CompositeReading {
    private mutating func value(_ structure: StructurePlan, at path: PartPath) -> CompositeValue {
        value(structure.parts, at: path) { arguments in
            guard structure.isChecked else { return .call(structure.name, arguments) }
            // Stored values are trusted, as one tuple.
            let values = SwiftExpression.call("", arguments.map { .init(nil, $0.value) })
            return .call(structure.name, [.init("trust", values)])
        }
    }

    private mutating func value(
        _ parts: [PartPlan],
        at path: PartPath,
        _ make: ([SwiftExpression.Argument]) -> SwiftExpression
    ) -> CompositeValue {
        var conditions: [String] = []
        var arguments: [SwiftExpression.Argument] = []
        for part in parts {
            let value = value(part, at: path)
            conditions += value.conditions
            arguments.append(.init(SwiftIdentifier.callLabel(part.label), value.expression))
        }
        return CompositeValue(conditions: conditions, make(arguments))
    }

    private mutating func value(_ part: PartPlan, at path: PartPath) -> CompositeValue {
        let path = path.appending(part.label)
        switch part.content {
        case .column(let column):
            return value(of: column, isOptional: part.isOptional, at: path.inMember)
        case .structure(let structure):
            guard part.isOptional else { return value(structure, at: path) }
            return CompositeValue(call(helper(structure, at: path), for: part))
        }
    }

    /// The name of the member that reads an optional structure.
    private mutating func helper(_ structure: StructurePlan, at path: PartPath) -> String {
        let name = helperName(structure, at: path.inProperty)
        if helpers.names.insert(name).inserted {
            let view = view(structure, named: name, at: PartPath(inProperty: path.inProperty))
            helpers.views.append(view)
        }
        return name
    }
}

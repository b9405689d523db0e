import SwiftNames

/// Decides how the value of a composite property is made of what is stored, in the way of a target.
///
/// For example: `Stay(period: Period(trust: (start, end)), note: note)`, where `start` and `end`
/// are there.
package protocol CompositeReading {
    /// The members that read optional structures inside the value.
    var helpers: CompositeHelpers { get set }

    /// The constant that says which case of an enum it is. For example: `kind`.
    var kind: String { get }

    /// What is returned where a value of a case is missing.
    var caseFailure: SwiftExpression { get }

    /// A value that is stored in one column.
    ///
    /// - Parameter path: the way to the part. For example: `periodStart`.
    func value(of column: CompositeColumn, isOptional: Bool, at path: String) -> CompositeValue

    /// What must hold before a structure is made; nil where nothing has to.
    ///
    /// - Parameter conditions: those of its parts.
    func condition(of structure: StructurePlan, _ conditions: [String]) -> GuardView?

    /// What must hold before the cases of a choice are told apart.
    func condition(of choice: ChoicePlan) -> GuardView

    /// What the member is called that reads an optional structure.
    ///
    /// - Parameter path: the way to it from the value of the property. For example: `stayPeriod`.
    func helperName(_ structure: StructurePlan, at path: String) -> String

    /// The call of that member.
    func call(_ helper: String, for part: PartPlan) -> SwiftExpression
}

/// A value with what must hold before it can be made.
package struct CompositeValue {
    package var conditions: [String]
    package var expression: SwiftExpression

    package init(conditions: [String] = [], _ expression: SwiftExpression) {
        self.conditions = conditions
        self.expression = expression
    }
}

/// The members that read optional structures inside a composite value, each once.
package struct CompositeHelpers {
    fileprivate var views: [CompositeReaderView] = []
    fileprivate var names: Set<String> = []

    package init() {}
}

/// The way to a part.
private struct PartPath {
    /// From the structure that one member reads: the name of a constant there.
    var inMember = ""
    /// From the value of the property.
    var inProperty = ""

    func appending(_ label: String) -> PartPath {
        PartPath(
            inMember: joinedPath(inMember, label),
            inProperty: joinedPath(inProperty, label)
        )
    }
}

extension CompositeReading {
    /// The members that read a property: its own, then those for optional structures inside.
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
            // What was stored is trusted, as one tuple.
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

import ModelIR
import SwiftNames
import TextLayout

/// Decides what the code of a fetch request template contains.
struct FetchRequestLowering {
    let request: FetchRequest
    let className: String
    let plans: ClassPlans
    let types: TypeNames

    func view(named name: String) -> FetchRequestView {
        let variables = (request.predicate.map(predicateVariables) ?? [])
            .filter { $0.name != "FETCH_SOURCE" }
        let parameters = parameterNames(variables)
        let list = zip(parameters, variables).map { "\($0): \(type(of: $1))" }
        return FetchRequestView(
            documentation: documentation,
            name: SwiftIdentifier.escaped(name),
            parameters: list.isEmpty ? nil : Breakable.list(list),
            request: RequestView(
                generic: types.coreData("NSFetchRequest"),
                result: resultType
            ),
            settings: settings,
            condition: predicate(variables, parameters)
        )
    }

    /// For example: `recentItems` for `RecentItems`.
    static func functionName(_ request: FetchRequest) -> String {
        SwiftIdentifier.lowerCamelCase(SwiftIdentifier.sanitized(request.name))
    }

    private var documentation: [String] {
        guard let predicate = request.predicate, !predicate.isEmpty else { return [] }
        let line = predicate.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return [onOneLine("`\(line)`")]
    }

    private var resultType: String {
        switch request.resultType {
        case .objects: className
        case .objectIDs: types.coreData("NSManagedObjectID")
        case .dictionaries: types.foundation("NSDictionary")
        case .count: types.foundation("NSNumber")
        }
    }

    private func parameterNames(_ variables: [PredicateVariable]) -> [String] {
        var taken: Set<String> = []
        return variables.map { variable in
            var name = SwiftIdentifier.parameterName(variable.name)
            while !taken.insert(name).inserted { name += "_" }
            return SwiftIdentifier.escaped(name)
        }
    }

    private func predicate(_ variables: [PredicateVariable], _ parameters: [String])
        -> PredicateView?
    {
        guard let text = request.predicate, !text.isEmpty else { return nil }
        let literal = SwiftLiteral.string(text)
        let fits = TextWidth.fits("format: \(literal)", indentation: 12)
        return PredicateView(
            literal: fits ? literal : nil,
            lines: fits ? [] : multilineLiteral(text),
            variables: zip(variables, parameters).map { "\"\($0.name)\": \($1)" }
        )
    }

    /// The lines between the quotes; a backslash joins each with the next.
    private func multilineLiteral(_ text: String) -> [String] {
        let lines = TextWidth.wrapped(SwiftLiteral.escaped(text), indentation: 18)
        return lines.enumerated().map { $0 + 1 < lines.count ? "\($1) \\" : $1 }
    }

    private var settings: [String] {
        var result: [String] = []
        if let limit = request.fetchLimit, limit > 0 { result.append("fetchLimit = \(limit)") }
        if let size = request.fetchBatchSize, size > 0 { result.append("fetchBatchSize = \(size)") }
        appendFlags(to: &result)
        switch request.resultType {
        case .objects: break
        case .objectIDs: result.append("resultType = .managedObjectIDResultType")
        case .dictionaries: result.append("resultType = .dictionaryResultType")
        case .count: result.append("resultType = .countResultType")
        }
        return result
    }

    private func appendFlags(to result: inout [String]) {
        append(request.includesSubentities, "includesSubentities", default: true, to: &result)
        append(request.includesPropertyValues, "includesPropertyValues", default: true, to: &result)
        append(request.includesPendingChanges, "includesPendingChanges", default: true, to: &result)
        append(request.returnsObjectsAsFaults, "returnsObjectsAsFaults", default: true, to: &result)
        append(
            request.returnsDistinctResults,
            "returnsDistinctResults",
            default: false,
            to: &result
        )
    }

    private func append(_ value: Bool?, _ name: String, default: Bool, to result: inout [String]) {
        guard let value, value != `default` else { return }
        result.append("\(name) = \(value)")
    }
}

extension FetchRequestLowering {
    /// The type of the operand that the variable is compared with; `Any` if it can't be determined.
    private func type(of variable: PredicateVariable) -> String {
        guard let path = variable.keyPath, let type = self.type(at: path) else { return "Any" }
        return variable.isCollection ? "[\(type)]" : type
    }

    private func type(at keyPath: String) -> String? {
        var entity = plans.entity(request.entity)
        let steps = keyPath.split(separator: ".").map(String.init)
        if steps.last == "@count" { return types.swift("Int") }
        for (index, step) in steps.enumerated() {
            guard let current = entity else { return nil }
            if let attribute = plans.attribute(step, of: current) {
                return index + 1 == steps.count ? attributeType(attribute) : nil
            }
            guard let relationship = plans.relationship(step, of: current) else { return nil }
            entity = plans.entity(relationship.destination)
            if index + 1 == steps.count {
                return plans.nameByEntity[relationship.destination]
                    ?? types.coreData("NSManagedObject")
            }
        }
        return nil
    }

    private func attributeType(_ attribute: Attribute) -> String? {
        let type = StoredType(attribute, types)
        return type.isQueryable ? type.swift : nil
    }
}

extension ClassPlans {
    /// The attribute of the entity or an ancestor.
    func attribute(_ name: String, of entity: Entity) -> Attribute? {
        lineage(of: entity).lazy.compactMap { $0.attributes.first { $0.name == name } }.first
    }

    /// The relationship of the entity or an ancestor.
    func relationship(_ name: String, of entity: Entity) -> Relationship? {
        lineage(of: entity).lazy.compactMap { $0.relationships.first { $0.name == name } }.first
    }

    private func lineage(of entity: Entity) -> [Entity] {
        [entity] + entities.ancestors(of: entity)
    }
}

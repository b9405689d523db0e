import Configuration
import Diagnostics
import ModelIR
import SwiftNames

extension ModelAnnotator {
    /// Applies the settings for entities of this model, and ignores those for other entities.
    mutating func apply(_ settings: ModelSettings) {
        if settings.usesCloudKit { model.usedWithCloudKit = true }
        guard !settings.entities.isEmpty else { return }
        // Origins refer to the sources of the model, which now include the configuration.
        let file = model.addFile(settings.file)
        let names = model.entities.enumerated().map { ($0.element.name, $0.offset) }
        let indices = Dictionary(names) { first, _ in first }
        for entity in settings.entities {
            guard let index = indices[entity.name] else { continue }
            applyClass(entity, to: index, file)
            suppress(entity.value.checks, of: index, property: nil, file)
            for property in entity.value.properties ?? [] { apply(property, to: index, file) }
            for composite in entity.value.composites ?? [] { apply(composite, to: index, file) }
        }
        reportSharedNames(settings)
    }

    /// Reports names that two entities share. Core Data couldn't distinguish two entities by the
    /// name of a class that both have, and file systems may not distinguish names that differ only
    /// in case.
    private mutating func reportSharedNames(_ settings: ModelSettings) {
        guard settings.entities.contains(where: { $0.value.swiftName != nil }) else { return }
        let owners = Dictionary(grouping: model.entities) { ($0.namedClass ?? "").lowercased() }
        for entity in settings.entities {
            guard let name = entity.value.swiftName,
                let other = owners[name.value.lowercased()]?.first(where: { $0.name != entity.name }
                )
            else { continue }
            let message = "'\(name.value)' is the class of '\(other.name)' already"
            report("entity.unusable-name", at: name.range, message)
        }
    }

    private mutating func applyClass(
        _ entity: Named<EntitySettings>,
        to index: Int,
        _ file: OriginFile
    ) {
        if let name = entity.value.swiftName {
            let problem = problem(ofClassName: name.value, model.entities[index])
            model.entities[index].nameInCode = name.value
            if let problem { report("entity.unusable-name", at: name.range, problem) }
        }
        for request in entity.value.initializers ?? [] {
            addInitializer(
                ConvenienceInitializer(
                    name: request.name,
                    properties: request.value.map(\.value),
                    origin: Origin(file: file, position: Origin.Position(request.range))
                ),
                to: index
            )
        }
        if let key = entity.value.distributedBy {
            let origin = Origin(file: file, position: Origin.Position(key.range))
            model.entities[index].distribution = DistributionKey(key.value, at: origin)
        }
        if let clone = entity.value.clone {
            var code = model.entities[index].code ?? CodeDetails()
            code.isCloned = clone.value
            model.entities[index].code = code
        }
    }

    /// Adds an initializer. One from the configuration replaces one from User Info.
    mutating func addInitializer(_ initializer: ConvenienceInitializer, to index: Int) {
        var code = model.entities[index].code ?? CodeDetails()
        code.initializers.removeAll { $0.name == initializer.name }
        code.initializers.append(initializer)
        model.entities[index].code = code
    }

    private func problem(ofClassName name: String, _ entity: Entity) -> String? {
        guard SwiftIdentifier.sanitized(name) == name, SwiftIdentifier.isTypeName(name) else {
            return "'\(name)' can't be the name of a class"
        }
        switch classes.binding {
        case .inModel: return objectiveCProblem(ofClassName: name, entity)
        case .inCode: return nil
        }
    }

    /// Returns the reason why a name can't be used. Core Data finds a class by the name in the
    /// model, whatever its name in Swift: that requires an Objective-C name, without a module.
    private func objectiveCProblem(ofClassName name: String, _ entity: Entity) -> String? {
        switch entity.classReference {
        case .named("NSManagedObject"), .unspecified, .empty:
            return "the model names no class for '\(entity.name)'; set it in the model"
        case .named: return nil
        case .inCurrentModule(let text) where text == name: return nil
        case .inModule(_, let text) where text == name: return nil
        case .inCurrentModule, .inModule:
            return "the model names the class of '\(entity.name)' with its module, so that Swift's"
                + " name is the one that Core Data looks for; rename it in the model"
        }
    }

    private mutating func apply(
        _ property: Named<PropertySettings>,
        to index: Int,
        _ file: OriginFile
    ) {
        let entity = model.entities[index]
        switch entity.property(named: property.name) {
        case .attribute: apply(property, of: index, file)
        case .relationship(let relationship): apply(property, to: relationship, of: index)
        case .fetched, .composite, nil: return reportUnknown(property, of: entity)
        }
        suppress(property.value.checks, of: index, property: property.name, file)
        guard let rule = property.value.clone else { return }
        let origin = Origin(file: file, position: Origin.Position(rule.range))
        let clone = CloneRule(property: property.name, kind: rule.value, origin: origin)
        setCloneRule(clone, of: index, property.name)
    }

    private mutating func apply(
        _ property: Named<PropertySettings>,
        to relationship: Relationship,
        of index: Int
    ) {
        if property.value.isOnlyAboutAttribute {
            let message =
                "'\(property.name)' is a relationship: it only supports 'checks', 'clone', 'onMissing'"
                + " and 'optionalCollection'"
            report("config.misplaced-key", at: property.range, message)
        }
        if let policy = property.value.onMissing {
            apply(policy, property, to: relationship, of: index)
        }
        guard let isOptional = property.value.optionalCollection else { return }
        guard relationship.cardinality != .toOne else {
            return reportMisplacedCollection(property)
        }
        change(property.name, of: index) { $0.isOptionalCollection = isOptional }
    }

    private mutating func apply(
        _ policy: MissingValuePolicy,
        _ property: Named<PropertySettings>,
        to relationship: Relationship,
        of index: Int
    ) {
        guard relationship.cardinality == .toOne, policy != .useDefault else {
            let message =
                "'\(property.name)' is a relationship: 'onMissing' is 'trap' or 'optional', and for a"
                + " to-one relationship"
            return report("config.misplaced-key", at: property.range, message)
        }
        change(property.name, of: index) { $0.onMissing = policy }
    }

    private mutating func reportMisplacedCollection(_ property: Named<PropertySettings>) {
        let message =
            "'\(property.name)' isn't a to-many relationship, to which 'optionalCollection' applies"
        report("config.misplaced-key", at: property.range, message)
    }

    private mutating func apply(
        _ property: Named<PropertySettings>,
        of index: Int,
        _ file: OriginFile
    ) {
        let settings = property.value
        if settings.optionalCollection != nil { reportMisplacedCollection(property) }
        guard settings.isAboutAttribute else { return }
        change(property.name, of: index) { code in
            code.origin = Origin(file, property)
            code.valueType = settings.type?.value ?? code.valueType
            code.name = settings.name?.value ?? code.name
            code.onMissing = settings.onMissing ?? code.onMissing
            code.isIgnored = settings.ignore ?? code.isIgnored
            if let flags = settings.flags { code.hasFlags = flags ? true : nil }
            code.isReadOnly = settings.readonly ?? code.isReadOnly
            code.documentation =
                settings.documentation.map(documentationLines) ?? code.documentation
        }
    }

    private mutating func apply(
        _ composite: Named<CompositeSettings>,
        to index: Int,
        _ file: OriginFile
    ) {
        let settings = composite.value
        let sourced = { (text: Placed<String>) in
            Sourced(text.value, at: Origin(file: file, position: Origin.Position(text.range)))
        }
        let origin = Origin(file: file, position: Origin.Position(composite.range))
        change(composite: composite.name, of: index, at: origin) { draft in
            draft.origin = origin
            draft.type = settings.type.map(sourced) ?? draft.type
            draft.isOptional = settings.optional ?? draft.isOptional
            draft.discriminator = settings.discriminator.map(sourced) ?? draft.discriminator
            draft.code.documentation =
                settings.documentation.map(documentationLines) ?? draft.code.documentation
            for item in settings.cases ?? [] { draft.setNumber(item.value, ofCase: item.name) }
            for column in settings.properties ?? [] {
                draft.setColumn(column.name, sourced(column.value))
            }
        }
    }
}

extension ModelAnnotator {
    private mutating func suppress(
        _ checks: [Named<IgnoredCheck>]?,
        of index: Int,
        property: String?,
        _ file: OriginFile
    ) {
        let entity = model.entities[index].name
        model.add(
            (checks ?? []).map { check in
                let origin = Origin(file: file, position: Origin.Position(check.range))
                return Suppression(check.name, entity: entity, property: property, origin: origin)
            }
        )
    }
}

// MARK: - Unknown names

extension ModelAnnotator {
    private mutating func reportUnknown(_ property: Named<PropertySettings>, of entity: Entity) {
        reportUnknown(
            property.name,
            at: property.range,
            of: entity,
            known: entity.attributes.map(\.name) + entity.relationships.map(\.name)
        )
    }

    private mutating func reportUnknown(
        _ name: String,
        at range: SourceRange,
        of entity: Entity,
        known: [String]
    ) {
        let owner = ancestors(of: entity).first { $0.attributes.contains { $0.name == name } }
        let nearest = search.nearest(to: name, in: known)
        let end = owner.map { "; it is one of '\($0.name)', say it there" } ?? didYouMean(nearest)
        let fix = owner == nil ? nearest.map { Diagnostic.Fix.jsonName($0, at: range) } : nil
        let message = "'\(entity.name)' has no attribute of its own '\(name)'" + end
        let id = "config.unknown-property"
        found.append(Diagnostic(.error, id, at: range, message, fix: fix))
    }

    mutating func report(_ id: String, at range: SourceRange, _ message: String) {
        found.append(Diagnostic(.error, id, at: range, message))
    }

    /// Returns the parents, the nearest first; those in a cycle once each.
    private func ancestors(of entity: Entity) -> [Entity] {
        var result: [Entity] = []
        var next = entity.parent
        while let name = next, let parent = model.entities.first(where: { $0.name == name }) {
            guard name != entity.name, !result.contains(where: { $0.name == name }) else { break }
            result.append(parent)
            next = parent.parent
        }
        return result
    }
}

extension Origin.Position {
    fileprivate init(_ range: SourceRange) {
        self.init(line: range.start.line, column: range.start.column)
    }
}

extension Origin {
    /// Creates the origin of a property in the configuration, with those of its name and its type.
    fileprivate init(_ file: OriginFile, _ property: Named<PropertySettings>) {
        let type = property.value.type.map { Part(name: "type", position: Position($0.range)) }
        let name = property.value.name.map { Part(name: "name", position: Position($0.range)) }
        self.init(
            file: file,
            position: Position(property.range),
            parts: [type, name].compactMap(\.self)
        )
    }
}

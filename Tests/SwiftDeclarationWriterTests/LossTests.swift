import Checks
import CoreDataModelReader
import Diagnostics
import ModelIR
import TestSupport
import Testing

/// Nothing is lost silently: what differs between a model and its declarations, a warning names.
@Suite(.enabled(if: Corpus.isThere, "the corpus is not beside the repository"))
struct LossTests {
    @Test func everyDifferenceIsNamed() throws {
        var count = 0
        for path in try Corpus.models().map(\.url.path) {
            var sink = DiagnosticSink()
            let read = CoreDataModelReader().read(path, diagnostics: &sink)
            guard let model = checkedNames(read, diagnostics: &sink) else { continue }
            let trip = RoundTrip(model)
            guard let reread = trip.reread else { continue }
            let warnings = trip.warnings.map(\.message)
            for (element, words) in losses(of: model, reread) {
                count += 1
                let isNamed = warnings.contains {
                    $0.contains("'\(element)'") && $0.contains(words)
                }
                #expect(isNamed, "\(path): '\(element)' \(words)\n\(warnings)")
            }
        }
        #expect(count > 100)
    }

    /// Elements that differ, with words that the warning holds. Xcode's own settings are left out.
    private func losses(of model: Model, _ other: Model) -> [(element: String, words: String)] {
        var found: [(String, String)] = []
        for request in model.fetchRequests { found.append((request.name, "fetch request")) }
        for configuration in model.configurations {
            found.append((configuration.name, "configuration"))
        }
        for composite in model.composites { found.append((composite.name, "composite")) }
        if !model.userInfo.isEmpty { found.append((model.name, "User Info")) }
        for entity in model.entities {
            guard let same = other.entities.first(where: { $0.name == entity.name }) else {
                found.append((entity.name, "is not written"))
                continue
            }
            found += losses(of: entity, same)
        }
        return found
    }

    private func losses(of entity: Entity, _ other: Entity) -> [(String, String)] {
        var found: [(String, String)] = []
        func compare<Value: Equatable>(_ path: KeyPath<Entity, Value>, _ words: String) {
            if entity[keyPath: path] != other[keyPath: path] { found.append((entity.name, words)) }
        }
        compare(\.isAbstract, "abstract")
        compare(\.parent, "parent")
        compare(\.renamingIdentifier, "renaming identifier")
        compare(\.versionHashModifier, "hash modifier")
        compare(\.userInfo, "User Info")
        compare(\.uniquenessConstraints, "constraint")
        if case .named(let name) = entity.classReference, name != entity.name {
            found.append((entity.name, "its class"))
        }
        for property in entity.fetchedProperties {
            found.append(("\(entity.name).\(property.name)", "fetched property"))
        }
        for index in entity.indexes {
            let isThere = other.indexes.contains {
                $0.name == index.name
                    && $0.elements.map(\.property) == index.elements.map(\.property)
                    && $0.elements.map(\.isRTree) == index.elements.map(\.isRTree)
                    && $0.elements.map(\.isAscending) == index.elements.map(\.isAscending)
                    && $0.partialPredicate == index.partialPredicate
            }
            if !isThere { found.append(("\(entity.name).\(index.name ?? "index")", "written")) }
        }
        for attribute in entity.attributes {
            let same = other.attributes.first { $0.name == attribute.name }
            found += losses(of: attribute, same).map { ("\(entity.name).\(attribute.name)", $0) }
        }
        for relationship in entity.relationships {
            let same = other.relationships.first { $0.name == relationship.name }
            found += losses(of: relationship, same)
                .map { ("\(entity.name).\(relationship.name)", $0) }
        }
        return found
    }

    private func losses(of attribute: Attribute, _ other: Attribute?) -> [String] {
        guard let other else { return ["is not written"] }
        var found: [String] = []
        func compare<Value: Equatable>(_ path: KeyPath<Attribute, Value>, _ words: String) {
            if attribute[keyPath: path] != other[keyPath: path] { found.append(words) }
        }
        compare(\.type, "type")
        compare(\.isOptional, "optional")
        compare(\.isTransient, "transient")
        compare(\.valueTransformerName, "transformer")
        compare(\.derivation, "derivation")
        compare(\.validation, "validation")
        compare(\.storage.isIndexed, "index")
        compare(\.storage.isStoredInTruthFile, "truth file")
        compare(\.storage.allowsExternalStorage, "external storage")
        compare(\.storage.allowsCloudEncryption, "encryption")
        compare(\.storage.isIndexedBySpotlight, "Spotlight")
        compare(\.storage.isPreservedAfterDeletion, "deletion")
        compare(\.renamingIdentifier, "renaming identifier")
        compare(\.versionHashModifier, "hash modifier")
        compare(\.userInfo, "User Info")
        // The same number may be spelled otherwise.
        if case .literal(.decimal)? = attribute.defaultValue, other.defaultValue != nil {
            return found
        }
        compare(\.defaultValue, "default")
        let name = attribute.customClassName.map { $0.drop { $0 == "." } }
        if name != other.customClassName.map({ $0[...] }) { found.append("class") }
        return found
    }

    private func losses(of relationship: Relationship, _ other: Relationship?) -> [String] {
        guard let other else { return ["is not written"] }
        var found: [String] = []
        func compare<Value: Equatable>(_ path: KeyPath<Relationship, Value>, _ words: String) {
            if relationship[keyPath: path] != other[keyPath: path] { found.append(words) }
        }
        compare(\.destination, "destination")
        compare(\.cardinality, "ordered")
        compare(\.isOptional, "required")
        compare(\.isTransient, "transient")
        compare(\.deleteRule, "delete rule")
        compare(\.inverse?.relationship, "inverse")
        compare(\.isIndexed, "index")
        compare(\.renamingIdentifier, "renaming identifier")
        compare(\.versionHashModifier, "hash modifier")
        compare(\.userInfo, "User Info")
        if relationship.cardinality != .toOne {
            compare(\.effectiveMinimum, "least count")
            compare(\.maximumCount, "greatest count")
        }
        return found
    }
}

import Diagnostics
import ModelIR

/// Collects the fields of a record type: those of all properties of an entity and of its descendants.
struct RecordTypeBuilder {
    private let family: MirroredModel.Family
    private(set) var recordType: RecordType
    private(set) var found: [Diagnostic] = []
    /// The property that each field is for.
    private var owners: [String: Owner] = [:]

    private struct Owner {
        /// For example: `Photo.caption`.
        let name: String
        let property: String
        let origin: Origin
    }

    init(_ family: MirroredModel.Family) {
        self.family = family
        recordType = RecordType("CD_" + family.root.name, RecordType.ownFields)
    }

    mutating func addFields() {
        checkName(family.root.name, "the entity '\(family.root.name)'", family.root.origin)
        for entity in family.members {
            for attribute in entity.attributes where !attribute.isTransient {
                add(attribute, owner(attribute, of: entity))
            }
            for relationship in entity.relationships
            where !relationship.isTransient && relationship.cardinality == .toOne {
                let owner = owner(relationship, of: entity)
                checkName(owner.property, "'\(owner.name)'", owner.origin)
                // The name of the other object's record, not a reference of CloudKit's.
                add("CD_" + relationship.name, FieldType(values: .string), owner)
            }
            for property in entity.compositeProperties where property.origin.file.isSwift {
                reportValueType(owner(property, of: entity))
            }
        }
    }

    private mutating func add(_ attribute: Attribute, _ owner: Owner) {
        // A rule reports types that CloudKit doesn't have.
        guard let values = attribute.type.fieldValues else { return }
        checkName(owner.property, "'\(owner.name)'", owner.origin)
        let type = FieldType(values: values, isEncrypted: attribute.storage.allowsCloudEncryption)
        add("CD_" + attribute.name, type, owner)
        if attribute.type.hasVariableLength {
            add("CD_\(attribute.name)_ckAsset", FieldType(values: .asset), owner)
        }
        if attribute.derivation != nil { reportDerivation(owner) }
        if attribute.origin.file.isSwift, attribute.valueType != nil { reportValueType(owner) }
    }

    private func owner(_ property: some EntityProperty, of entity: Entity) -> Owner {
        Owner(
            name: "\(entity.name).\(property.name)",
            property: property.name,
            origin: property.origin
        )
    }

    /// Adds a field that may be there already: siblings share those that are alike.
    private mutating func add(_ name: String, _ type: FieldType, _ owner: Owner) {
        if let first = owners[name] {
            let isShared = first.property == owner.property && recordType.fields[name] == type
            if !isShared { reportSameField(name, owner, first) }
        } else if recordType.fields[name] != nil {
            reportSameField(name, owner, nil)
        } else {
            recordType.fields[name] = type
            owners[name] = owner
        }
    }
}

// MARK: - Diagnostics

extension RecordTypeBuilder {
    private mutating func report(
        _ severity: Diagnostic.Severity,
        _ id: String,
        at origin: Origin,
        _ message: String,
        notes: [Diagnostic.Note] = []
    ) {
        let place = origin.location(of: "name")
        found.append(Diagnostic(severity, id, at: place, message, notes: notes))
    }

    private mutating func reportSameField(_ field: String, _ owner: Owner, _ first: Owner?) {
        let other = first.map { "'\($0.name)' has, with other values" } ?? "Core Data adds itself"
        report(
            .error,
            "cloudkit.same-field",
            at: owner.origin,
            "'\(owner.name)' would have the field '\(field)' of '\(recordType.name)', which \(other);"
                + " rename it",
            notes: first.map { [Diagnostic.Note("'\($0.name)' is here", at: $0.origin.location)] }
                ?? []
        )
    }

    /// The language has ASCII letters, digits and underscores in names, and no quotes around others.
    private mutating func checkName(_ name: String, _ subject: String, _ origin: Origin) {
        let isUsable = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        guard !isUsable else { return }
        report(
            .error,
            "cloudkit.unusable-name",
            at: origin,
            "CloudKit's names have ASCII letters, digits and underscores only; rename \(subject)"
        )
    }

    private mutating func reportDerivation(_ owner: Owner) {
        report(
            .warning,
            "attribute.left-out",
            at: owner.origin,
            "'\(owner.name)' is written without its derivation: a record holds the last value"
        )
    }

    private mutating func reportValueType(_ owner: Owner) {
        report(
            .note,
            "cloudkit.value-type",
            at: owner.origin,
            "'\(owner.name)' is mirrored as generated code stores it; SwiftData itself mirrors the declared"
                + " property as bytes"
        )
    }
}

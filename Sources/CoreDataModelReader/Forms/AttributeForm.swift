import ModelIR

extension Attribute: XMLForm {
    func put(into sink: inout some FormSink) {
        sink.put(.name, name)
        sink.flag(.optional, isOptional)
        sink.flag(.transient, isTransient)
        sink.put(.attributeType, type.xmlName)
        sink.put(.valueTransformerName, valueTransformerName)
        sink.flag(.allowsExternalBinaryDataStorage, storage.allowsExternalStorage)
        sink.flag(.spotlightIndexingEnabled, storage.isIndexedBySpotlight)
        sink.put(.composite, type.compositeName)
        sink.flag(.allowsCloudEncryption, storage.allowsCloudEncryption)
        sink.flag(.derived, derivation != nil)
        putValues(into: &sink)
        sink.choice(.usesScalarValueType, usesScalarType)
        sink.put(.customClassName, customClassName)
        sink.flag(.indexed, storage.isIndexed)
        sink.put(.elementID, renamingIdentifier)
        sink.put(.versionHashModifier, versionHashModifier)
        sink.flag(.preserveAfterDeletion, storage.isPreservedAfterDeletion)
    }

    private func putValues(into sink: inout some FormSink) {
        sink.put(.minDateTimeInterval, validation.earliest)
        sink.put(.minValueString, validation.minimum)
        sink.put(.maxDateTimeInterval, validation.latest)
        sink.put(.maxValueString, validation.maximum)
        sink.put(.defaultDateTimeInterval, defaultValue?.xmlInterval)
        sink.put(.defaultValueString, defaultValue?.xmlText)
        sink.put(.regularExpressionString, validation.pattern)
        sink.flag(.storedInTruthFile, storage.isStoredInTruthFile)
        sink.put(.derivationExpression, derivation?.expression)
    }
}

extension DefaultValue {
    /// The text of `defaultDateTimeInterval` in Xcode's spelling.
    fileprivate var xmlInterval: String? {
        guard case .literal(.date(let seconds)) = self else { return nil }
        return Int64(exactly: seconds).map { String($0) } ?? String(seconds)
    }

    /// The text of `defaultValueString` in Xcode's spelling.
    fileprivate var xmlText: String? {
        guard case .literal(let literal) = self else { return nil }
        return switch literal {
        case .boolean(let value): value ? "YES" : "NO"
        case .integer(let value): String(value)
        case .real(let value): String(value)
        case .decimal(let text), .string(let text): text
        case .date: nil
        }
    }
}

import ModelIR

extension FetchRequest: XMLForm {
    func put(into sink: inout some FormSink) {
        sink.put(.name, name)
        sink.put(.entity, entity)
        sink.put(.predicateString, predicate)
        sink.count(.fetchLimit, fetchLimit)
        sink.count(.fetchBatchSize, fetchBatchSize)
        sink.choice(.includeSubentities, includesSubentities)
        sink.choice(.includePropertyValues, includesPropertyValues)
        sink.choice(.includesPendingChanges, includesPendingChanges)
        sink.choice(.returnObjectsAsFaults, returnsObjectsAsFaults)
        sink.choice(.returnDistinctResults, returnsDistinctResults)
        sink.count(.resultType, resultType == .objects ? nil : resultType.rawValue)
    }
}

extension FetchedProperty: XMLForm {
    func put(into sink: inout some FormSink) {
        sink.put(.name, name)
        sink.flag(.optional, isOptional)
        sink.flag(.transient, isTransient)
    }
}

import ModelIR

extension ModelAssembler {
    mutating func fetchRequest(_ archived: ArchivedObject, name: String) -> FetchRequest {
        let entity =
            archived["NSEntityName"].text
            ?? archived["NSEntity"].object?["NSEntityName"].text ?? ""
        var result = FetchRequest(name: name, entity: entity, origin: origin)
        if let predicate = archived["NSPredicate"].object {
            result.predicate = PredicateText().predicate(predicate)
            if result.predicate == nil { leftOut.add("the predicate", of: name) }
        }
        let limit = Int(clamping: archived["NSFetchLimit"].integer ?? 0)
        result.fetchLimit = limit > 0 ? limit : nil
        return result
    }

    mutating func fetchedProperty(_ archived: ArchivedObject, name: String) -> FetchedProperty {
        var request = FetchRequest(
            name: "fetchedPropertyFetchRequest",
            entity: "",
            origin: origin
        )
        if let found = archived["NSFetchRequest"].object {
            request = fetchRequest(found, name: request.name)
        }
        var result = FetchedProperty(name: name, request: request, origin: origin)
        result.isOptional = archived["NSIsOptional"].isTrue
        result.isTransient = archived["NSIsTransient"].isTrue
        result.userInfo = archived["NSUserInfo"].namedTexts
        return result
    }
}

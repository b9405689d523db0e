import ModelTypes

// A server is asked once for the rows with the unique values of many objects.
extension SaveWriter {
    /// Asks for the rows of all objects that are about to get a key.
    func lookUpRows() throws {
        guard context.store.isRemote else { return }
        for (registration, objects) in classes where !registration.info.unique.isEmpty {
            try lookUpRows(objects, registration)
        }
    }

    /// - Parameter objects: objects of one class, in the order in which they get their keys.
    private func lookUpRows(_ objects: [ModelObject], _ registration: ContextEntity) throws {
        guard let remote = try registration.connection.remote, objects.count > 1 else { return }
        let info = registration.info
        let recorder = Statement(recording: info.columns.count)
        var asked: [ModelObject] = []
        var values: [[Constant]] = info.unique.map { _ in [] }
        for object in objects {
            object.bind(to: recorder)
            let keys = info.unique.map { $0.map { recorder.recorded[$0].onServer } }
            guard keys.joined().allSatisfy(\.isStorable) else { continue }
            asked.append(object)
            for (number, key) in keys.enumerated() { values[number] += key.map(\.value) }
            places[ObjectIdentifier(object)] = keys.first?.map { LockPlace($0.value) }
        }
        let found = try zip(info.unique, values).map { columns, values in
            try remote.rows(info.sql.selectKey(columns), at: columns, forEach: values)
        }
        lookups[ObjectIdentifier(registration)] = asked.indices.reversed().map { index in
            (asked[index], found.map { $0[index] })
        }
    }

    /// The rows that were asked for, for each constraint, which are used once; `nil` if none were.
    func takeLookup(of object: ModelObject, _ registration: ContextEntity) -> [RemoteRows]? {
        let name = ObjectIdentifier(registration)
        return lookups[name]?.last?.object === object ? lookups[name]?.removeLast().rows : nil
    }
}

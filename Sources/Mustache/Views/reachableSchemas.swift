/// The schemas of a view type and of all nested view types, breadth first, without duplicates.
func reachableSchemas(from root: ViewSchema) -> [ViewSchema] {
    var found = [root]
    var known: Set = [root.identity]
    var next = 0
    while next < found.count {
        let schema = found[next]
        next += 1
        for child in schema.names.indices.compactMap(schema.child(of:))
        where known.insert(child.identity).inserted {
            found.append(child)
        }
    }
    return found
}

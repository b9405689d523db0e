/// The messages for names that a view declares more than once.
func findRepeatedNames(in schema: ViewSchema) -> [String] {
    var known: Set<String> = []
    return schema.names.filter { !known.insert($0).inserted }.map { name in
        "\(schema.viewName) declares the name '\(name)' more than once"
    }
}

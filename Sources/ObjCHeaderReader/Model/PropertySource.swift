/// Where a property of an entity's class comes from.
enum PropertySource: Equatable {
    /// A tool generated it from the model, or it's in a class in which no tool did.
    case model
    /// It's in a category of such a class, which may be by people. For example: `(Display)`.
    case category(String)
    /// People wrote it beside generated ones.
    case people
}

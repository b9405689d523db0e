/// A declaration whose Objective-C name the source spells out.
///
/// For example: `@objc(addItems:) @NSManaged func addToItems(_ values: Set<Item>)` in `People`.
struct ObjectiveCName {
    /// For example: `People`; empty for a class itself.
    let type: String
    /// For example: `addToItems(_:)`, `photosStorage`, `People`.
    let declaration: String
    /// For a function. For example: `["Set<Item>"]`.
    let parameterTypes: [String]
    /// For example: `addItems:`.
    let name: String

    /// As access notes want it. For example: `People.addToItems(_:)`.
    var path: String { type.isEmpty ? declaration : "\(type).\(declaration)" }
}

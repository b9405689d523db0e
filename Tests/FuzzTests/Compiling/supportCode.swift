import ModelIR

/// Swift of the user's own: the classes of transformable attributes.
///
/// `nil` if the model uses types that no short file can declare. For example: `Kit.Color`.
func supportCode(for model: Model) -> String? {
    let attributes = model.entities.flatMap(\.attributes) + model.composites.flatMap(\.attributes)
    let transformable = attributes.filter { $0.type == .transformable }
    let names = Set(transformable.compactMap(\.customClassName)).filter { !isKnown($0) }.sorted()
    guard names.allSatisfy({ ownClasses.contains($0) }) else { return nil }
    guard !names.isEmpty else { return "" }
    let classes = names.map { "@objc(\($0))\npublic final class \($0): Foundation.NSObject {}\n" }
    return "import Foundation\n\n" + classes.joined(separator: "\n")
}

/// Classes that seeds name, and mutations with them.
private let ownClasses: Set<String> = ["Brush", "UID", "CustomArray", "CustomPolyline"]

private func isKnown(_ name: String) -> Bool {
    ["", ".NSArray", "NSArray", "NSAttributedString", "NSData", "[Int64]", "[String]"].contains(
        name
    )
}

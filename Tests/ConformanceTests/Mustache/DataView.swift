import JSON
import Mustache

/// An object of a case's data as a view.
///
/// Each shape needs a view type of its own: they are counted by `Number`.
struct DataView<Number: Counting>: NumberedView {
    let object: JSONNode

    static var following: any NumberedView.Type { DataView<Successor<Number>>.self }

    static var summary: String { "An object." }

    static var fields: [ViewField<Self>] {
        CaseData.shapes.shapes[Number.value].map { field($0.name, $0.kind) }
    }

    private static func field(_ name: String, _ kind: DataShapes.Kind) -> ViewField<Self> {
        switch kind {
        case .text, .nothing:
            .optionalText(name, "A text.", example: "") { $0.object[name]?.text }
        case .flag: .flag(name, "A flag.") { $0.object[name]?.content == .boolean(true) }
        case .texts, .emptyList:
            .texts(name, "Texts.", example: "") {
                $0.object[name]?.elements.compactMap(\.text) ?? []
            }
        case .view(let number): view(name, dataView(number))
        case .views(let number): views(name, dataView(number))
        }
    }

    private static func view<Child: NumberedView>(
        _ name: String,
        _ child: Child.Type
    ) -> ViewField<Self> {
        .optional(name, "An object.") { view -> Child? in
            view.object[name].flatMap { $0.content == .null ? nil : Child(object: $0) }
        }
    }

    private static func views<Child: NumberedView>(
        _ name: String,
        _ child: Child.Type
    ) -> ViewField<Self> {
        .list(name, "Objects.") { $0.object[name]?.elements.map(Child.init) ?? [] }
    }
}

/// The shapes of the case that runs: fields are asked of types, which know nothing else of it.
enum CaseData {
    @TaskLocal static var shapes = DataShapes.none
}

protocol NumberedView: TemplateView {
    init(object: JSONNode)

    /// The type of the next shape.
    static var following: any NumberedView.Type { get }
}

/// The view type of a shape.
private func dataView(_ number: Int) -> any NumberedView.Type {
    var type: any NumberedView.Type = DataView<Zero>.self
    for _ in 0..<number { type = type.following }
    return type
}

/// A number as a type.
protocol Counting: SendableMetatype {
    static var value: Int { get }
}

enum Zero: Counting {
    static let value = 0
}

enum Successor<Number: Counting>: Counting {
    static var value: Int { Number.value + 1 }
}

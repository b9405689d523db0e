import ModelIR
import SharedLowering

/// What an attribute becomes in the code.
///
/// Indirect: members move through several lists, and most of them are attributes.
enum MemberLowering {
    /// A typed property of its own.
    case attribute(AttributeLowering)
    /// A property over several attributes, which stands where the first of them does.
    indirect case composite(CompositeLowering)
    /// One of these attributes: stored, with a field.
    indirect case column(StorageView, field: (name: String, type: String)?, condition: String?)

    var composite: CompositeLowering? {
        if case .composite(let composite) = self { composite } else { nil }
    }

    /// What an initialiser takes for it, where it is there on every platform.
    var parameter: Parameter? {
        switch self {
        case .attribute(let attribute): attribute.parameter
        case .composite(let composite): composite.parameter
        case .column: nil
        }
    }

    /// Where the typed property exists; nil for everywhere. For example: `os(iOS)`.
    var condition: String? {
        switch self {
        case .attribute(let attribute): attribute.property.condition
        case .composite(let composite): composite.blueprint.condition
        case .column(_, _, let condition): condition
        }
    }

    /// The place of the declaration; nil for one of several attributes.
    var origin: Origin? {
        switch self {
        case .attribute(let attribute): attribute.attribute.origin
        case .composite(let composite): composite.property.origin
        case .column: nil
        }
    }

    /// The lines that store what no model file can hold as a default.
    var defaultAssignment: String? {
        if case .attribute(let attribute) = self { attribute.defaultAssignment() } else { nil }
    }

    func lowered() -> LoweredAttribute {
        switch self {
        case .attribute(let lowering): lowering.lowered()
        case .composite(let composite): composite.lowered()
        case .column(let storage, _, _): LoweredAttribute(view: nil, storage: storage)
        }
    }
}

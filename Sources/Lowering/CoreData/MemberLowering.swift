import ModelIR
import SharedLowering

/// The code of one attribute.
///
/// Indirect: members move through several lists, and most of them are attributes.
enum MemberLowering {
    /// A typed property for the attribute.
    case attribute(AttributeLowering)
    /// A property over several attributes, in place of the first one.
    indirect case composite(CompositeLowering)
    /// One of these attributes: a stored property with a field.
    indirect case column(StorageView, field: (name: String, type: String)?, condition: String?)

    var composite: CompositeLowering? {
        if case .composite(let composite) = self { composite } else { nil }
    }

    /// The initializer parameter for the member, if it exists on every platform.
    var parameter: Parameter? {
        switch self {
        case .attribute(let attribute): attribute.parameter
        case .composite(let composite): composite.parameter
        case .column: nil
        }
    }

    /// The condition around the typed property; `nil` if it's unconditional. For example:
    /// `os(iOS)`.
    var condition: String? {
        switch self {
        case .attribute(let attribute): attribute.property.condition
        case .composite(let composite): composite.blueprint.condition
        case .column(_, _, let condition): condition
        }
    }

    /// The origin of the declaration; `nil` for one of several attributes.
    var origin: Origin? {
        switch self {
        case .attribute(let attribute): attribute.attribute.origin
        case .composite(let composite): composite.property.origin
        case .column: nil
        }
    }

    /// The lines that store a default that model files can't contain.
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

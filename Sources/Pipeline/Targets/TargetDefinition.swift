import Diagnostics
import ModelIR
import SharedLowering

/// Everything that the pipeline knows about a target.
///
/// For example: ``SQLiteTarget``. A target's templates are a folder of `Templates`.
protocol TargetDefinition: Sendable {
    associatedtype Parts: LoweredModel

    var target: Target { get }
    /// The name of the template that files with classes begin with. For example: `sqlite-file`.
    var fileTemplate: String { get }
    /// Whether the rules about Core Data hold for it.
    var isForCoreData: Bool { get }
    /// The names that the target keeps for itself, and its words for messages.
    var names: TargetNames { get }

    /// Makes every decision about the code.
    func lower(
        _ model: Model,
        _ options: LoweringOptions,
        _ diagnostics: inout DiagnosticSink
    ) -> Parts
}

import Diagnostics
import ModelIR
import SharedLowering
import VersionLowering

/// The properties and stages of a target.
///
/// For example: ``SQLiteTarget``. The templates of a target are a folder in `Templates`.
protocol TargetDefinition: Sendable {
    associatedtype Parts: LoweredModel

    var target: Target { get }
    /// The name of the template for the beginning of files with classes. For example:
    /// `sqlite-file`.
    var fileTemplate: String { get }
    /// Whether the rules for Core Data apply to the target.
    var isForCoreData: Bool { get }
    /// The names that the target reserves, and its terms for messages.
    var names: TargetNames { get }

    /// Whether the code declares types inside of those around them, as Swift inputs do.
    var keepsNesting: Bool { get }
    /// Whether types may have the default isolation of the module: whether no superclass or protocol of
    /// theirs requires otherwise.
    var hasIsolatedTypes: Bool { get }
    /// The modules that a model's carried-over declarations can name, beside those of all targets.
    func helperModules(of model: Model) -> [String]

    /// The code for older versions, if the platform migrates with it.
    var versionForm: VersionForm? { get }

    /// Whether the code leaves an attribute out.
    func leavesOut(_ attribute: Attribute) -> Bool

    /// Returns the model without carried-over code that uses what the target lacks, and reports what it
    /// leaves out. Both the classes and the file with values and declarations are made from the result.
    func usableCode(
        of model: Model,
        _ options: LoweringOptions,
        _ diagnostics: inout DiagnosticSink
    ) -> Model

    /// Makes all decisions about the code.
    func lower(
        _ model: Model,
        _ options: LoweringOptions,
        _ diagnostics: inout DiagnosticSink
    ) -> Parts
}

extension TargetDefinition {
    var keepsNesting: Bool { false }
    var hasIsolatedTypes: Bool { true }

    var versionForm: VersionForm? { nil }

    func helperModules(of model: Model) -> [String] { [] }

    func leavesOut(_ attribute: Attribute) -> Bool { false }

    func usableCode(
        of model: Model,
        _ options: LoweringOptions,
        _ diagnostics: inout DiagnosticSink
    ) -> Model {
        var model = model
        adaptCode(&model, for: names, &diagnostics) { model in
            var unused = DiagnosticSink()
            return lower(model, options, &unused).renamings
        }
        return model
    }
}

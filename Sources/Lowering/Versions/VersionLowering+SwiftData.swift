import Diagnostics
import ModelIR
import SharedLowering
import SwiftDataLowering
import SwiftNames

extension VersionLowering {
    /// The systems on which the classes of all versions are available; `nil` for all.
    func availability(_ versions: [ModelHistory.Version]) -> String? {
        guard form == .swiftData else { return nil }
        let requirements = versions.map { SwiftDataParts.requirement(of: $0.model) }
        return SystemRequirement.highest(requirements).attribute
    }

    /// The file of an older version for SwiftData: its classes, without the typed properties of the
    /// current ones.
    func models(_ name: VersionName, _ model: Model, _ found: inout DiagnosticSink)
        -> VersionFileView
    {
        let parts = SwiftDataParts(
            model,
            options: stageOptions,
            inside: EnclosingType(name: name.type, namesInScope: currentNames),
            diagnostics: &found
        )
        let whole = SwiftDataParts.merged(parts.indices.map { parts.lowered($0).view })
        var view = fileView(
            name,
            model,
            whole.head,
            classNames: whole.classes.map(\.name),
            declaredCode: whole.classes.compactMap(\.declaredCode),
            &found
        )
        view.modelClasses = whole.classes
        return view
    }
}

import Diagnostics
import Output

/// A warning for each file that the manifest names and that modelgen didn't write.
func leftAlone(_ plan: OutputPlan) -> [Diagnostic] {
    plan.leftAlone.map { file in
        Diagnostic(
            .warning,
            "output.left-alone",
            at: SourceLocation(file: file.path, line: 1, column: 1),
            file.description
        )
    }
}

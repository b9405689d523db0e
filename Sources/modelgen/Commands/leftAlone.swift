import Diagnostics
import Output

/// Returns a warning for each file that the manifest lists but modelgen didn't write.
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

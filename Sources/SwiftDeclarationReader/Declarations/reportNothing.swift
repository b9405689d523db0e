/// Says that files declare nothing to generate, where that is so.
func reportNothing(_ declarations: Declarations, _ reports: Reports) {
    guard declarations.models.isEmpty, declarations.values.isEmpty, !reports.hasErrors,
        let first = declarations.others.first
    else { return }
    reports.add(
        .warning,
        "swift.no-declaration",
        at: first.nameNode,
        in: first.context.file,
        "no class with '@Model' and no type of values is declared here, so nothing is generated"
    )
}

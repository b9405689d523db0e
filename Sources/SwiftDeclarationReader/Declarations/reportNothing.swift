/// Reports that the files don't declare anything to generate.
func reportNothing(_ declarations: Declarations, in files: [SourceFile], _ reports: Reports) {
    guard declarations.models.isEmpty, declarations.values.isEmpty, !reports.hasErrors else {
        return
    }
    let message =
        "no class with '@Model' and no type of values is declared here, so nothing is generated"
    if let first = declarations.others.first {
        reports.add(
            .warning,
            "swift.no-declaration",
            at: first.nameNode,
            in: first.context.file,
            message
        )
    } else if let file = files.first {
        reports.add(.warning, "swift.no-declaration", at: file.tree, in: file, message)
    }
}

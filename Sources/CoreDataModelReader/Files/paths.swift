/// The name before a case-insensitive `suffix`; `nil` if the name doesn't end with it.
///
/// For example: `Notes 2` for `Notes 2.xcdatamodel` and `.xcdatamodel`.
func stem(of file: String, without suffix: String) -> String? {
    guard file.lowercased().hasSuffix(suffix), file.utf8.count > suffix.utf8.count else {
        return nil
    }
    return String(file.dropLast(suffix.count))
}

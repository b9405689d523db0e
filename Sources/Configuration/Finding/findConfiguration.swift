import Files

extension ConfigurationFile {
    /// How a configuration is called that is found by itself.
    package static let fileName = "modelgen.json"

    /// The path of the configuration that belongs to inputs, or to the current folder where there
    /// are none; nil where none is there.
    ///
    /// For example: `App/modelgen.json` for `App/Notes.xcdatamodeld`.
    package static func find(for inputs: [String]) -> String? {
        let path = inputs.first.map(folder).map { $0 + fileName } ?? fileName
        return exists(path) ? path : nil
    }

    /// The folder that holds an input, with a slash at its end; empty for the current one.
    ///
    /// A version belongs to its bundle. What is called `.` or ends in `..` has no name of its own:
    /// that folder itself is looked into.
    private static func folder(of input: String) -> String {
        let path = withoutTrailingSlashes(input)
        let name = lastComponent(of: path)
        if name == "." || name == ".." || name == "/" { return path == "/" ? path : path + "/" }
        let folder = String(path.dropLast(name.count))
        let holder = withoutTrailingSlashes(folder)
        return holder.lowercased().hasSuffix(".xcdatamodeld") ? self.folder(of: holder) : folder
    }
}

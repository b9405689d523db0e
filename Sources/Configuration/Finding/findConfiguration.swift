import Files

extension ConfigurationFile {
    /// The name of a configuration that is found automatically.
    package static let fileName = "modelgen.json"

    /// Returns the path of the configuration for inputs, or for the current folder if there are no
    /// inputs; `nil` if no such file exists.
    ///
    /// For example: `App/modelgen.json` for `App/Notes.xcdatamodeld`.
    package static func find(for inputs: [String]) -> String? {
        let path = inputs.first.map(folder).map { $0 + fileName } ?? fileName
        return exists(path) ? path : nil
    }

    /// Returns the folder that contains an input, with a trailing slash; empty for the current
    /// folder.
    ///
    /// For a version, it is the folder of the version's bundle. A path that is `.` or ends in `..`
    /// doesn't name a folder, so it is the folder to search itself.
    private static func folder(of input: String) -> String {
        let path = withoutTrailingSlashes(input)
        let name = lastComponent(of: path)
        if name == "." || name == ".." || name == "/" { return path == "/" ? path : path + "/" }
        let folder = String(path.dropLast(name.count))
        let holder = withoutTrailingSlashes(folder)
        return holder.lowercased().hasSuffix(".xcdatamodeld") ? self.folder(of: holder) : folder
    }
}

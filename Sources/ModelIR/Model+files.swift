extension Model {
    /// Replaces the files, and names the new ones in all places.
    mutating func changeFiles(_ files: [OriginFile]) {
        let unknown = OriginFile(name)
        sources = files
        changeOrigins { origin in
            let isKnown = files.indices.contains(origin.source)
            origin.file = isKnown ? files[origin.source] : unknown
        }
    }

    /// Adds a file that specifies a part of the model. For example: the configuration.
    package mutating func addFile(_ path: String) -> OriginFile {
        let file = OriginFile(path, index: sources.count)
        sources.append(file)
        return file
    }

    /// Adds the files of a model that becomes part of this one, with new numbers.
    package mutating func addFiles(of other: inout Model) {
        let count = sources.count
        other.changeFiles(other.sources.map { OriginFile($0.path, index: count + $0.index) })
        sources += other.sources
    }

    /// Changes the paths of the files.
    package mutating func renameFiles(_ name: (_ path: String) -> String) {
        changeFiles(sources.map { OriginFile(name($0.path), index: $0.index) })
    }

    /// Names the files in all places of a model that was decoded, which only has their numbers.
    package mutating func nameFiles() { changeFiles(sources) }

    /// Names the files of a model that was decoded without them.
    package mutating func nameFiles(_ paths: [String]) {
        changeFiles(paths.enumerated().map { OriginFile($1, index: $0) })
    }
}

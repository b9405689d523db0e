import Diagnostics

extension ModelBundle {
    /// The version to read: the requested one, or else the current one.
    func version(_ wanted: String?, diagnostics: inout DiagnosticSink) -> ModelVersion? {
        let found: ModelVersion?
        let problem: Diagnostic
        if versions.isEmpty {
            (found, problem) = (nil, noModel)
        } else if let wanted {
            (found, problem) = (version(named: wanted), unknownVersion(wanted))
        } else if let namedCurrent {
            (found, problem) = (current, danglingVersion(namedCurrent))
        } else {
            (found, problem) = (current, noCurrentVersion)
        }
        if found == nil { diagnostics.report(problem) }
        return found
    }

    /// The version with a name, with or without extension, or in short: `3` is `Notes 3`, and `1` is
    /// `Notes`. An exact match takes precedence.
    private func version(named wanted: String) -> ModelVersion? {
        let bare = Self.versionName(wanted)
        for name in [wanted, bare] {
            if let found = versions.first(where: { $0.name == name }) { return found }
        }
        if let numbered = versions.first(where: { $0.name.hasSuffix(" \(bare)") }) {
            return numbered
        }
        return bare == "1" ? versions.min { $0.name.utf8.count < $1.name.utf8.count } : nil
    }

    private var noModel: Diagnostic {
        let message = "'\(path)' holds no '\(Self.versionSuffix)' folder, so there is no model"
        return Diagnostic(.error, "bundle.empty", at: SourceLocation(file: path), message)
    }

    private func unknownVersion(_ wanted: String) -> Diagnostic {
        let nearest = nearestName(to: Self.versionName(wanted), in: versions.map(\.name))
        let message = "the model has no version '\(wanted)'\(didYouMean(nearest))"
        let location = SourceLocation(file: path)
        return Diagnostic(.error, "bundle.unknown-version", at: location, message, notes: [list])
    }

    private func danglingVersion(_ current: String) -> Diagnostic {
        let nearest = nearestName(to: Self.versionName(current), in: versions.map(\.name))
        let message =
            "the current version '\(current)' is not in the bundle\(didYouMean(nearest)); "
            + "choose one in Xcode, or with --model-version"
        let location = SourceLocation(file: path + "/.xccurrentversion")
        let id = "bundle.dangling-current-version"
        return Diagnostic(.error, id, at: location, message, notes: [list])
    }

    private var noCurrentVersion: Diagnostic {
        let message =
            "the model has \(versions.count) versions and none is current; "
            + "choose one in Xcode, or with --model-version"
        let location = SourceLocation(file: path)
        return Diagnostic(.error, "bundle.no-current-version", at: location, message, notes: [list])
    }

    private var list: Diagnostic.Note {
        Diagnostic.Note("versions: " + versions.map { "'\($0.name)'" }.joined(separator: ", "))
    }
}

import Output
import SharedLowering
import VersionLowering

extension CodeRenderer {
    /// Older versions don't change, so each has a file in every layout.
    func versionFiles(_ code: LoweredCode<Parts>) -> [GeneratedFile] {
        guard let versions = code.versions, let templates = versionTemplates else { return [] }
        let origin = code.input.origin
        let files = versions.files.map { name, version in
            GeneratedFile(path: name + ".swift", origin: origin) {
                render(version, templates, into: &$0)
            }
        }
        let plan = versions.plan.map { name, view in
            GeneratedFile(path: name + ".swift", origin: origin) {
                templates.plan.render(view, width: width, into: &$0)
            }
        }
        return files + [plan].compactMap(\.self)
    }

    /// Renders older versions and the plan behind what a file holds otherwise.
    func render(
        _ versions: LoweredVersions,
        _ head: FileHeadView?,
        into bytes: inout [UInt8]
    ) {
        guard let templates = versionTemplates else { return }
        for (index, file) in versions.files.enumerated() {
            var version = file.version
            version.head = index == 0 ? head : nil
            render(version, templates, into: &bytes)
        }
        guard var plan = versions.plan?.view else { return }
        plan.head = versions.files.isEmpty ? head : nil
        templates.plan.render(plan, width: width, into: &bytes)
    }

    private func render(
        _ version: LoweredVersion,
        _ templates: VersionTemplates,
        into bytes: inout [UInt8]
    ) {
        switch version {
        case .whole(let view): templates.version.render(view, width: width, into: &bytes)
        case .nested(let values, let classes):
            if let values { valuesTemplate?.render(values, width: width, into: &bytes) }
            switch classes {
            case .tables(let view): templates.tables.render(view, width: width, into: &bytes)
            case .models(let view): templates.models.render(view, width: width, into: &bytes)
            }
        }
    }
}

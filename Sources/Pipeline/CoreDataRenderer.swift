import CoreDataLowering
import Mustache
import Output
import Templates

/// Renders the views of a model into files.
struct CoreDataRenderer {
    let layout: Layout
    let origin: String

    func files(_ views: CoreDataViews, model: String) -> [GeneratedFile] {
        let template = loadBuiltIn(Templates.coreData, "coredata-file", for: EntityFileView.self)
        return fileViews(views, model).map { name, view in
            GeneratedFile(path: name + ".swift", origin: origin) { template.render(view, into: &$0) }
        }
    }

    private func fileViews(_ views: CoreDataViews, _ model: String) -> [(String, EntityFileView)] {
        switch layout {
        case .single:
            [(model, EntityFileView(entities: views.entities, composites: views.composites))]
        case .entity:
            views.entities.map { ($0.name, EntityFileView(entities: [$0], composites: [])) }
                + views.composites.map { ($0.name, EntityFileView(entities: [], composites: [$0])) }
        }
    }
}

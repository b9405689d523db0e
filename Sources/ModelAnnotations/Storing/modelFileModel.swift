import Diagnostics
import ModelIR

/// Returns a model in a form that model files can represent: its appearance in code becomes User
/// Info, from which ``declaredModel(_:_:for:_:)`` reads it.
///
/// Reports a warning for everything that only concerns code, and an error for a default that is
/// code. A model that was read from a model file remains unchanged.
package func modelFileModel(of model: Model, diagnostics: inout DiagnosticSink) -> Model {
    var model = model
    diagnostics.report(contentsOf: model.removeComputedParts())
    model.addFlags { _ in true }
    var file = ModelFileModel(model: model)
    for index in model.entities.indices {
        file.storeDefaults(ofEntity: index)
        file.storeSwiftTypes(ofEntity: index)
        file.storeTypes(ofEntity: index)
        file.storeComposites(ofEntity: index)
        file.storeDocumentation(ofEntity: index)
        file.storeSuppressions(ofEntity: index)
        file.storeDistribution(ofEntity: index)
        file.storeCode(ofEntity: index)
        file.reportUnwritableCharacters(ofEntity: index)
    }
    file.addHead()
    diagnostics.report(contentsOf: file.found)
    return file.model
}

/// The conversion of a model for a model file, with the parts that it omits.
struct ModelFileModel {
    var model: Model
    private(set) var found: [Diagnostic] = []
    private let isFromModelFile: Bool
    /// The first attribute of a property, by the names of the entity and the property.
    let storage: [[String]: String]

    init(model: Model) {
        self.model = model
        isFromModelFile = model.sources.contains(where: \.isModelFile)
        var storage: [[String]: String] = [:]
        for entity in model.entities {
            for attribute in entity.attributes where attribute.code != nil {
                storage[[entity.name, attribute.declaredName]] = attribute.name
            }
            for property in entity.compositeProperties {
                let first = property.discriminator ?? property.columns.first?.attribute
                storage[[entity.name, property.name]] = first
            }
        }
        self.storage = storage
    }

    mutating func report(
        _ severity: Diagnostic.Severity,
        _ id: String,
        _ origin: Origin,
        _ message: String
    ) {
        found.append(Diagnostic(severity, id, at: origin.location, message))
    }

    /// Adds what Xcode writes in every file, for a model that was read from something else.
    mutating func addHead() {
        guard !isFromModelFile, !model.kept.contains(where: { $0.name == "type" }) else { return }
        for entity in model.entities.indices {
            for index in model.entities[entity].relationships.indices
            where model.entities[entity].relationships[index].cardinality == .toOne {
                model.entities[entity].relationships[index].maximumCount = 1
            }
        }
        model.kept += [
            NamedText("type", "com.apple.IDECoreDataModeler.DataModel"),
            NamedText("documentVersion", "1.0"),
            NamedText("minimumToolsVersion", "Automatic"),
            NamedText("sourceLanguage", "Swift"),
            NamedText("userDefinedModelVersionIdentifier", ""),
        ]
    }

    /// Adds an entry to an attribute or a relationship, replacing an entry with the same key.
    mutating func add(_ entry: NamedText, to name: String, ofEntity index: Int) {
        let place = model.entities[index].properties.place(of: name)
        if let place { model.entities[index].properties[place].userInfo.put(entry) }
    }
}

extension [NamedText] {
    /// Adds an entry to User Info, replacing an entry with the same key.
    ///
    /// A method of the list rather than of the model, which would read the model during the change,
    /// and so copy all of it.
    mutating func put(_ entry: NamedText) {
        if let place = firstIndex(where: { $0.name == entry.name }) {
            self[place] = entry
        } else {
            append(entry)
        }
    }
}

import Configuration
import Diagnostics
import ModelIR

/// Merges the specifications of User Info and the configuration into a model.
struct ModelAnnotator {
    var model: Model
    /// Properties over several attributes, by the index of their entity.
    var composites: [Int: [CompositeDraft]] = [:]
    var search = NameSearch()
    var found: [Diagnostic] = []
    /// The target's handling of classes.
    let classes: TargetClasses

    init(_ model: Model, classes: TargetClasses) {
        self.model = model
        self.classes = classes
    }

    mutating func report(_ id: String, at origin: Origin, _ message: String) {
        found.append(Diagnostic(.error, id, at: origin.location, message))
    }
}

/// Merges the specifications of User Info and the configuration into a model. The configuration
/// takes precedence over User Info, key by key.
///
/// - Parameter only: The entities that are specified on the command line; empty for all.
package func declaredModel(
    _ model: Model,
    _ settings: ModelSettings?,
    for target: Target,
    only: [String] = [],
    _ diagnostics: inout DiagnosticSink
) -> Model {
    var annotator = ModelAnnotator(model, classes: target.classes)
    if target != .sqlite { annotator.found += annotator.model.removeComputedParts() }
    if settings?.hasOptionalCollections == true { annotator.model.makeOptionalCollections() }
    annotator.readUserInfo(settings?.aliases ?? UserInfoAliases())
    if let settings { annotator.apply(settings) }
    annotator.chooseClasses(settings, only: only)
    // The enums of headers take the size of the attributes that User Info or the configuration gives them.
    annotator.model.fitValueTypes { $0.origin.file.isHeader }
    annotator.takeIntegers()
    annotator.finishComposites()
    annotator.nameInitializerProperties()
    annotator.renameInCode(declared: model)
    annotator.removeLeftOut()
    annotator.takeFlags(for: target)
    annotator.addLibraryTypes()
    if target != .coredata { annotator.model.declareComposites() }
    annotator.model.takeCodableForms()
    diagnostics.report(contentsOf: annotator.found)
    return annotator.model
}

extension ModelAnnotator {
    /// Adds the library's types that the model uses: they need no declaration.
    fileprivate mutating func addLibraryTypes() {
        guard let origin = originOfNonEmptyText,
            !model.valueTypes.contains(where: { $0.name == ValueType.nonEmptyTextName })
        else { return }
        model.valueTypes.append(.nonEmptyText(at: origin))
    }

    /// The place of the first attribute that isn't empty; `nil` if there is none.
    private var originOfNonEmptyText: Origin? {
        // By index: entities and attributes are large, and would be copied first.
        for index in model.entities.indices {
            for place in model.entities[index].properties.attributes.indices
            where model.entities[index].properties.attributes[place].code?.valueType
                == ValueType.nonEmptyTextName
            {
                return model.entities[index].properties.attributes[place].declaredOrigin
            }
        }
        return nil
    }

    /// Replaces the names of attributes in initializers with the names of their properties.
    fileprivate mutating func nameInitializerProperties() {
        for index in model.entities.indices {
            guard let initializers = model.entities[index].code?.initializers, !initializers.isEmpty
            else { continue }
            let names = Dictionary(
                model.entities[index].properties.attributes.map { ($0.name, $0.declaredName) }
            ) { first, _ in first }
            model.entities[index].code?.initializers = initializers.map { initializer in
                var initializer = initializer
                initializer.properties = initializer.properties.map { names[$0] ?? $0 }
                return initializer
            }
        }
    }

    /// Changes how an attribute or a relationship appears in code.
    mutating func change(
        _ name: String,
        of entity: Int,
        _ change: (inout PropertyCode) -> Void
    ) {
        guard let place = model.entities[entity].properties.place(of: name) else { return }
        var code = model.entities[entity].properties[place].code?.value ?? PropertyCode()
        let type = code.valueType
        change(&code)
        // Option sets with unnamed options appear as their ids.
        if code.valueType != type { code.showsIDs = hasIDs(code.valueType) }
        model.entities[entity].properties[place].changeCode { $0 = code }
    }

    private func hasIDs(_ type: String?) -> Bool {
        guard case .optionSet(let set) = model.valueTypes.first(where: { $0.name == type })?.kind
        else { return false }
        return set.ids != nil
    }

    /// Changes the specification of a property over several attributes, or starts one.
    mutating func change(
        composite name: String,
        of entity: Int,
        at origin: Origin,
        _ change: (inout CompositeDraft) -> Void
    ) {
        var drafts = composites[entity] ?? []
        let index = drafts.firstIndex { $0.name == name } ?? drafts.endIndex
        if index == drafts.endIndex {
            let declared = model.entities[entity].properties.compositeProperties.first {
                $0.name == name
            }
            drafts.append(
                declared.map { CompositeDraft($0) } ?? CompositeDraft(name: name, origin: origin)
            )
        }
        change(&drafts[index])
        composites[entity] = drafts
    }
}

/// Returns the lines of a text without leading and trailing empty lines, and without trailing
/// whitespace.
func documentationLines(_ text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
        line in
        var line = line
        while line.last?.isWhitespace == true { line.removeLast() }
        return String(line)
    }
    return Array(lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
}

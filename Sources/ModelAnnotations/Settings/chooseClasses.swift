import Configuration
import Diagnostics
import ModelIR
import SwiftNames

extension ModelAnnotator {
    /// Determines how much of each class is generated, and the base classes.
    ///
    /// - Parameter only: The entities that are specified on the command line; empty for all.
    mutating func chooseClasses(_ settings: ModelSettings?, only: [String]) {
        let named = settings?.entities ?? []
        let places = Dictionary(named.map { ($0.name, $0.value) }) { first, _ in first }
        guard
            settings?.classForm != nil || settings?.baseClass != nil || !only.isEmpty
                || named.contains(where: \.value.saysMoreOfClass)
        else { return }
        let chosen = Set(only)
        for index in model.entities.indices {
            let entity = places[model.entities[index].name]
            let isLeftOut =
                only.isEmpty
                ? entity?.generate == false : !chosen.contains(model.entities[index].name)
            if isLeftOut {
                change(index) { $0.classForm = .leftOut }
            } else if classes.binding == .inModel {
                chooseForm(of: index, entity?.classForm, settings?.classForm)
                chooseBase(of: index, entity?.baseClass, settings?.baseClass)
            }
        }
        switch classes.binding {
        case .inModel: break
        case .inCode: reportUnusedKeys(settings)
        }
    }

    private mutating func change(_ index: Int, _ change: (inout CodeDetails) -> Void) {
        var code = model.entities[index].code ?? CodeDetails()
        change(&code)
        model.entities[index].code = code
    }

    /// Determines the form of a class. The setting for all classes only applies to classes of model
    /// files.
    private mutating func chooseForm(
        of index: Int,
        _ own: Placed<ClassChoice>?,
        _ general: Placed<ClassChoice>?
    ) {
        let choice = own?.value ?? general?.value
        guard choice == .extension else { return }
        if isDeclaredInSwift(index) {
            guard let own else { return }
            report(
                "config.misplaced-key",
                at: own.range,
                "'\(model.entities[index].name)' is declared in Swift, and the code is its class;"
                    + " only a class of a model file can be one that you have"
            )
        } else {
            change(index) { $0.classForm = .extension }
        }
    }

    private func isDeclaredInSwift(_ index: Int) -> Bool {
        model.entities[index].origin.file.isSwift
    }

    private mutating func chooseBase(
        of index: Int,
        _ own: Placed<String>?,
        _ general: Placed<String>?
    ) {
        guard let name = own ?? general else { return }
        let parts = name.value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ SwiftIdentifier.sanitized(String($0)) == $0 && !$0.isEmpty })
        else {
            return reportOnce(name, "'\(name.value)' can't be the name of a class")
        }
        if let own, let parent = model.entities[index].parent {
            report(
                "config.misplaced-key",
                at: own.range,
                "'\(model.entities[index].name)' inherits from '\(parent)': only a class whose entity"
                    + " has no parent can have a base class"
            )
        } else {
            change(index) { $0.baseClass = name.value }
        }
    }

    private mutating func reportOnce(_ name: Placed<String>, _ message: String) {
        let diagnostic = Diagnostic(.error, "entity.unusable-name", at: name.range, message)
        if !found.contains(diagnostic) { found.append(diagnostic) }
    }
}

// MARK: - Targets with classes in code

extension ModelAnnotator {
    /// Reports settings without effect: for these targets, the class holds the values of its
    /// objects.
    private mutating func reportUnusedKeys(_ settings: ModelSettings?) {
        guard let settings else { return }
        let entities = settings.entities.map(\.value)
        let forms = [settings.classForm] + entities.map(\.classForm)
        for form in forms.compactMap(\.self) where form.value == .extension {
            reportUnusedKey(
                form.range,
                "'class' is 'definition' for \(classes.target): a class holds the values of its objects, which an"
                    + " extension can't"
            )
        }
        for base in ([settings.baseClass] + entities.map(\.baseClass)).compactMap(\.self) {
            reportUnusedKey(
                base.range,
                "'baseClass' isn't used for \(classes.target), where classes inherit from"
                    + " '\(classes.baseClass)'"
            )
        }
    }

    private mutating func reportUnusedKey(_ range: SourceRange, _ message: String) {
        found.append(Diagnostic(.warning, "config.core-data-only", at: range, message))
    }

    /// Removes entities without a class: for these targets, they have no table either.
    mutating func removeLeftOut() {
        guard classes.binding == .inCode,
            model.entities.contains(where: { $0.classForm == .leftOut })
        else { return }
        let leftOut = Set(model.entities.filter { $0.classForm == .leftOut }.map(\.name))
        model.entities.removeAll { leftOut.contains($0.name) }
        model.fetchRequests.removeAll { leftOut.contains($0.entity) }
        for entity in model.entities {
            if let parent = entity.parent, leftOut.contains(parent) {
                reportNeeded(parent, "'\(entity.name)' inherits from", at: entity.origin, entity)
            }
            for relationship in entity.relationships
            where leftOut.contains(relationship.destination) {
                let words = "'\(entity.name).\(relationship.name)' leads to"
                reportNeeded(relationship.destination, words, at: relationship.origin, entity)
            }
        }
    }

    private mutating func reportNeeded(
        _ name: String,
        _ words: String,
        at origin: Origin,
        _ entity: Entity
    ) {
        report(
            "entity.needed",
            at: origin,
            "\(words) '\(name)', which is left out and would have no table; generate '\(name)', or"
                + " leave out '\(entity.name)', too"
        )
    }
}

extension EntitySettings {
    fileprivate var saysMoreOfClass: Bool {
        generate != nil || classForm != nil || baseClass != nil
    }
}

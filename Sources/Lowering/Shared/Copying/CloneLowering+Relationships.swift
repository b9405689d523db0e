import ModelIR
import SwiftNames

/// When a copy's relationship is set, if not immediately. The raw values are the names in
/// `CloneMap`.
enum CloneStage: String, CaseIterable {
    /// After the copy is made: the objects that belong to it are copied now.
    case then
    /// After all copies are made.
    case finally
}

extension ClonedLink.Kind {
    var stage: CloneStage? {
        switch self {
        case .shared: nil
        case .copied: .then
        case .following: .finally
        }
    }
}

extension CloneLowering {
    func stage(_ stage: CloneStage) -> CloneStageView? {
        let links = links(at: stage)
        return links.isEmpty ? nil : CloneStageView(method: stage.rawValue, links: links)
    }

    /// - Parameter stage: `nil` for the moment when the copy is made.
    func links(at stage: CloneStage?) -> [ClonedLinkView] {
        let views = plan.links.filter { $0.kind.stage == stage }.map { link in
            let name = names.swiftName(link.relationship.name)
            return ClonedLinkView(
                branch: plan.hasBranches ? SwiftIdentifier.member(name) : nil,
                value: ClonedValueView(form: form(link, name)),
                edges: ConditionEdges(link.relationship.condition)
            )
        }
        return grouped(views)
    }

    private func form(_ link: ClonedLink, _ name: String) -> ClonedValueView.Form {
        let relationship = link.relationship
        let isRequired = !options.isOptional(relationship)
        // Only immediate statements can omit `self`.
        let isLater = link.kind.stage != nil
        let member = isLater ? "self.\(SwiftIdentifier.member(name))" : originalMember(name)
        let source = self.target.isOptional(relationship) ? "(\(member) ?? [])" : member
        let target = copied(relationship, name)
        switch link.kind {
        case .shared: return plain(target, .text(source))
        case .following where isRequired && relationship.cardinality == .toOne:
            return plain(target, .firstOf(["copies[\(source)]", source]))
        case .following:
            return form(relationship, list(target, source, "copies[$0] ?? $0"))
        case .copied(let passesParent):
            let arguments = "in: copies" + (passesParent ? ", parent: copy" : "")
            guard relationship.cardinality != .toOne else {
                let mark = isRequired ? "" : "?"
                return plain(target, .text("\(source)\(mark).clone(\(arguments))"))
            }
            return form(relationship, list(target, source, "$0.clone(\(arguments))"))
        }
    }

    private func form(_ relationship: Relationship, _ list: ClonedListView) -> ClonedValueView.Form
    {
        guard relationship.cardinality != .toOne,
            let collection = target.collection(relationship)
        else { return .mapped(list) }
        return .collected(ClonedCollectionView(collection: collection, list: list))
    }

    private func plain(_ target: String, _ value: SwiftExpression) -> ClonedValueView.Form {
        .plain(value.after("\(target) = "))
    }

    private func list(_ target: String, _ source: String, _ copy: String) -> ClonedListView {
        ClonedListView(target: target, source: source, copy: copy)
    }

    /// The copy's property, without observers.
    func copied(_ relationship: Relationship, _ name: String) -> String {
        let isObserved = PropertyObservers(relationship.code) != nil
        return "copy."
            + SwiftIdentifier.member(
                isObserved ? names.unobserved(name, storedAs: relationship.name) : name
            )
    }
}

/// A property of the original in the method that copies it, whose local names hide some properties.
///
/// For example: `title`, and `self.copy` if the property has the same name as the copy.
package func originalMember(_ name: String) -> String {
    let isHidden =
        ["copies", "copy", "parent"].contains(name) || isTypeOfClass(name)
    let isKeyword = SwiftIdentifier.escaped(name) != name
    return isHidden || isKeyword ? "self.\(SwiftIdentifier.member(name))" : name
}

/// Whether every class can have a nested type of this name, which the code could mean instead.
///
/// For example: `ID` of `Identifiable`.
package func isTypeOfClass(_ name: String) -> Bool { name == "ID" || name == "CloneBranch" }

import ModelIR

/// The kinds of value whose elements can contain others.
protocol ElementOwner {
    var kept: [NamedText] { get set }
    var userInfo: [NamedText] { get set }
    var origin: Origin { get set }
}

extension Model: ElementOwner {}
extension Entity: ElementOwner {}
extension Attribute: ElementOwner {}
extension Relationship: ElementOwner {}
extension FetchedProperty: ElementOwner {}
extension FetchRequest: ElementOwner {}
extension Index: ElementOwner {}
extension Configuration: ElementOwner {}
extension Composite: ElementOwner {}

extension ModelBuilder {
    /// Changes the value most recently added for an element `name` in an element `parent`.
    func changeOwner(
        _ name: ElementName,
        in parent: ElementName?,
        _ change: OwnerChange
    ) {
        switch name {
        case .model: model.apply(change)
        case .composite: model.composites.changeLast { $0.apply(change) }
        case .configuration: model.configurations.changeLast { $0.apply(change) }
        case .attribute where parent == .composite:
            model.composites.changeLast { $0.attributes.changeLast { $0.apply(change) } }
        case .fetchRequest where parent == .model:
            model.fetchRequests.changeLast { $0.apply(change) }
        default: model.entities.changeLast { changePart(name, of: &$0, change) }
        }
    }

    private func changePart(
        _ name: ElementName,
        of entity: inout Entity,
        _ change: OwnerChange
    ) {
        switch name {
        case .entity: entity.apply(change)
        case .attribute: entity.attributes.changeLast { $0.apply(change) }
        case .relationship: entity.relationships.changeLast { $0.apply(change) }
        case .fetchedProperty: entity.fetchedProperties.changeLast { $0.apply(change) }
        case .fetchRequest:
            entity.fetchedProperties.changeLast { $0.request.apply(change) }
        case .fetchIndex, .compoundIndex: entity.indexes.changeLast { $0.apply(change) }
        default: break
        }
    }
}

/// A change that applies to any owner of elements.
enum OwnerChange {
    case keep([NamedText])
    case addEntry(NamedText, Origin.Position)
}

extension ElementOwner {
    fileprivate mutating func apply(_ change: OwnerChange) {
        switch change {
        case .keep(let texts):
            kept += texts
        case .addEntry(let entry, let position):
            userInfo.append(entry)
            origin.add("userInfo[\(entry.name)]", at: position)
        }
    }
}

extension MutableCollection where Self: RandomAccessCollection, Index == Int {
    /// Changes the last element in place, if there is one.
    @inline(__always)
    mutating func changeLast(_ change: (inout Element) -> Void) {
        guard !isEmpty else { return }
        change(&self[endIndex - 1])
    }
}

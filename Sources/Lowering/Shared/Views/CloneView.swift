import Mustache

/// The code that copies the objects of a class.
package struct CloneView: TemplateView {
    /// The relationships that a call can leave out.
    package var branches: CloneBranchesView?
    /// The method for code in other files, which starts a copy.
    package var entry: CloneEntryView?
    /// The signature of the method for one object.
    package var signature: SignatureView
    /// What it does; nothing for a class without direct instances.
    package var body: CloneBodyView?
}

/// The relationships that a call can leave out.
package struct CloneBranchesView: TemplateView {
    /// The access level and a space. For example: `public `
    package var access: String
    /// What the enum conforms to. For example: `CloneBranches`
    package var protocols: String
    /// The cases, in backticks if they're keywords. For example: `photos`
    package var cases: [String]
}

/// The method that starts a copy.
package struct CloneEntryView: TemplateView {
    /// The lines of the doc comment. For example: `Copies the item.`
    package var documentation: [String]
    /// The signature.
    package var signature: SignatureView
    /// What it calls. For example: `CloneMap.whole { clone(in: $0) }`
    package var call: String
}

/// The code that copies one object.
package struct CloneBodyView: TemplateView {
    /// The statement that creates the new object. For example: `let copy = Tag()`
    package var creation: String
    /// The statements that follow after the copy is registered. For example: `copy.name = name`
    package var statements: [String]
    /// The relationships that are set at once.
    package var links: [ClonedLinkView]
    /// The relationships that are set later.
    package var stages: [CloneStageView]
}

/// The relationships of a copy that are set at a later stage.
package struct CloneStageView: TemplateView {
    /// The method of the map that is given them. For example: `then`
    package var method: String
    /// The relationships.
    package var links: [ClonedLinkView]
}

/// A relationship of a copy.
package struct ClonedLinkView: TemplateView, ConditionalView {
    /// The case that leaves it out, if calls can. For example: `photos`
    package var branch: String?
    /// What it leads to.
    package var value: ClonedValueView

    // MARK: Not for templates

    /// The condition around the relationship; `nil` if it's unconditional.
    package var edges: ConditionEdges?
}

/// The code for the destination of a relationship's copy.
package struct ClonedValueView: TemplateView {
    /// An assignment. For example: `copy.tags = tags`
    var plain: String? { if case .plain(let assignment) = form { assignment } else { nil } }
    /// The expression for each related object.
    var mapped: ClonedListView? { if case .mapped(let list) = form { list } else { nil } }
    /// The same, in a collection.
    var collected: ClonedCollectionView? {
        if case .collected(let collection) = form { collection } else { nil }
    }

    // MARK: Not for templates

    /// The expression or the statement.
    var form: Form

    /// The expression or the statement.
    enum Form: Sendable {
        /// An assignment. For example: `copy.tags = tags`.
        case plain(String)
        /// The expression for each related object.
        case mapped(ClonedListView)
        /// The expression for each related object, in a collection.
        case collected(ClonedCollectionView)
    }
}

/// The expression for each object of a relationship.
package struct ClonedListView: TemplateView {
    /// What is set. For example: `copy.itemData`
    var target: String
    /// What the original has. For example: `photos`
    var source: String
    /// The replacement for `$0`. For example: `$0.clone(in: copies)`
    var copy: String
}

/// The expression for each object of a relationship, in a collection other than an array.
package struct ClonedCollectionView: TemplateView {
    /// What is set. For example: `copy.itemData`
    var target: String { list.target }
    /// What the original has. For example: `photos`
    var source: String { list.source }
    /// The replacement for `$0`. For example: `$0.clone(in: copies)`
    var copy: String { list.copy }
    /// What makes the collection. For example: `Set`
    var collection: String

    // MARK: Not for templates

    /// The expression without the collection.
    var list: ClonedListView
}

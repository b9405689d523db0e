import Mustache

/// The code that copies the objects of a class.
package struct CloneView: TemplateView {
    package var branches: CloneBranchesView?
    /// The method for code in other files.
    package var entry: CloneEntryView?
    package var signature: SignatureView
    /// `nil` for a class without direct instances.
    package var body: CloneBodyView?

    package static let summary = "How the objects of a class are copied."

    package static let fields: [ViewField<Self>] = [
        .optional("branches", "The relationships that a call can leave out.") { $0.branches },
        .optional("entry", "The method that begins a copy.") { $0.entry },
        .optional("signature", "The signature of the method for one object.") {
            $0.signature
        },
        .optional("body", "What it does; nothing for a class without objects.") { $0.body },
    ]
}

/// The relationships that a call can leave out.
package struct CloneBranchesView: TemplateView {
    package var access: String
    /// For example: `CloneBranches`.
    package var protocols: String
    /// The names, in backticks if they're keywords.
    package var cases: [String]

    package static let summary = "The relationships that a copy can be made without."

    package static let fields: [ViewField<Self>] = [
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("protocols", "What the enum conforms to.", example: "CloneBranches") {
            $0.protocols
        },
        .texts("cases", "The cases.", example: "photos") { $0.cases },
    ]
}

/// The method that starts a copy.
package struct CloneEntryView: TemplateView {
    package var documentation: [String]
    package var signature: SignatureView
    /// For example: `CloneMap.whole { clone(in: $0) }`.
    package var call: String

    package static let summary = "The method that begins a copy."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The lines of the doc comment.", example: "Copies the item.") {
            $0.documentation
        },
        .optional("signature", "The signature.") { $0.signature },
        .text("call", "What it calls.", example: "CloneMap.whole { clone(in: $0) }") { $0.call },
    ]
}

/// The code that copies one object.
package struct CloneBodyView: TemplateView {
    /// The statement that creates the new object.
    package var creation: String
    /// The statements that follow after the copy is registered.
    package var statements: [String]
    package var links: [ClonedLinkView]
    package var stages: [CloneStageView]

    package static let summary = "What copies one object."

    package static let fields: [ViewField<Self>] = [
        .text("creation", "What makes the object.", example: "let copy = Tag()") { $0.creation },
        .texts("statements", "What sets its values.", example: "copy.name = name") {
            $0.statements
        },
        .list("links", "The relationships that are set at once.") { $0.links },
        .list("stages", "The relationships that are set later.") { $0.stages },
    ]
}

/// The relationships of a copy that are set at a later stage.
package struct CloneStageView: TemplateView {
    /// For example: `then`.
    package var method: String
    package var links: [ClonedLinkView]

    package static let summary = "The relationships of a copy that are set later."

    package static let fields: [ViewField<Self>] = [
        .text("method", "The method of the map that is given them.", example: "then") {
            $0.method
        },
        .list("links", "The relationships.") { $0.links },
    ]
}

/// A relationship of a copy.
package struct ClonedLinkView: TemplateView, ConditionalView {
    /// The condition around the relationship; `nil` if it's unconditional.
    package var edges: ConditionEdges?
    /// The case that leaves it out; `nil` if calls can't. For example: `photos`.
    package var branch: String?
    package var value: ClonedValueView

    package static let summary = "A relationship of a copy."

    package static let fields: [ViewField<Self>] =
        ViewField.edges + [
            .optionalText("branch", "The case that leaves it out.", example: "photos") {
                $0.branch
            },
            .optional("value", "What it leads to.") { $0.value },
        ]
}

/// The code for the destination of a relationship's copy.
package struct ClonedValueView: TemplateView {
    var form: Form

    enum Form: Sendable {
        /// An assignment. For example: `copy.tags = tags`.
        case plain(String)
        /// The expression for each related object.
        case mapped(ClonedListView)
        /// The expression for each related object, in a collection.
        case collected(ClonedCollectionView)
    }

    package static let summary = "What a relationship of a copy leads to."

    package static let fields: [ViewField<Self>] = [
        .optionalText("plain", "An assignment.", example: "copy.tags = tags") {
            if case .plain(let assignment) = $0.form { assignment } else { nil }
        },
        .optional("mapped", "What stands for each object.") {
            if case .mapped(let list) = $0.form { list } else { nil }
        },
        .optional("collected", "The same, in a collection.") {
            if case .collected(let collection) = $0.form { collection } else { nil }
        },
    ]
}

/// The expression for each object of a relationship.
package struct ClonedListView: TemplateView {
    /// For example: `copy.itemData`.
    var target: String
    /// For example: `photos`.
    var source: String
    /// The replacement for `$0`. For example: `$0.clone(in: copies)`.
    var copy: String

    package static let summary = "What stands for each object of a relationship."

    package static let fields: [ViewField<Self>] = [
        .text("target", "What is set.", example: "copy.itemData") { $0.target },
        .text("source", "What the original has.", example: "photos") { $0.source },
        .text("copy", "What stands for `$0`.", example: "$0.clone(in: copies)") { $0.copy },
    ]
}

/// The expression for each object of a relationship, in a collection other than an array.
package struct ClonedCollectionView: TemplateView {
    /// For example: `Set`.
    var collection: String
    var list: ClonedListView

    package static let summary = "What stands for each object, in a collection that is no list."

    package static let fields: [ViewField<Self>] = [
        .text("target", "What is set.", example: "copy.itemData") { $0.list.target },
        .text("source", "What the original has.", example: "photos") { $0.list.source },
        .text("copy", "What stands for `$0`.", example: "$0.clone(in: copies)") { $0.list.copy },
        .text("collection", "What makes the collection.", example: "Set") { $0.collection },
    ]
}

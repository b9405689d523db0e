import Mustache

/// A view with a field of every kind.
struct Page: TemplateView {
    var title = "Title"
    var note: String?
    var isOpen = false
    var tags: [String] = []
    var items: [Item] = []
    var owner: Person?

    static let summary = "A page."
    static var fields: [ViewField<Self>] {
        [
            .text("title", "The page's title.", example: "Home", \.title),
            .optionalText("note", "A note, if any.", example: "New", \.note),
            .flag("isOpen", "Whether the page is open.", \.isOpen),
            .texts("tags", "The page's tags.", example: "blue", \.tags),
            .list("items", "The page's items.", \.items),
            .optional("owner", "The page's owner, if any.", \.owner),
        ]
    }
}

/// A view that holds views of its own type.
struct Item: TemplateView {
    var name: String
    var isOpen = false
    var items: [Item] = []

    static let summary = "An item and the items in it."
    static var fields: [ViewField<Self>] {
        [
            .text("name", "The item's name.", example: "Box", \.name),
            .flag("isOpen", "Whether the item is open.", \.isOpen),
            .list("items", "The items inside.", \.items),
        ]
    }
}

struct Person: TemplateView {
    var name: String
    var nick: String?
    var pets: [Pet] = []
    var friend: Pet?

    static let summary = "A person."
    static var fields: [ViewField<Self>] {
        [
            .text("name", "The person's name.", example: "Ada", \.name),
            .optionalText("nick", "A short name, if any.", example: "A", \.nick),
            .list("pets", "The person's pets.", \.pets),
            .optional("friend", "The person's best friend, if any.", \.friend),
        ]
    }
}

struct Pet: TemplateView {
    var sound: String

    static let summary = "A pet."
    static var fields: [ViewField<Self>] {
        [.text("sound", "What the pet says.", example: "Woof", \.sound)]
    }
}

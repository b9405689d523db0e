import Mustache

/// A view with a field of every kind, and one that holds views of its own type.
struct SamplePage: TemplateView {
    var title = "<Title>"
    var note: String? = "two\nlines"
    var isOpen = true
    var tags = ["a", "b"]
    var items: [SampleItem] = []
    var owner: SampleOwner? = SampleOwner(name: "Ada", pets: [SamplePet(sound: "Woof")])

    static let sample = SamplePage(
        items: [SampleItem(name: "i", items: [SampleItem(name: "j"), SampleItem(name: "k")])]
    )

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

/// An item with the items in it.
struct SampleItem: TemplateView {
    var name: String
    var items: [SampleItem] = []

    static let summary = "An item and the items in it."
    static var fields: [ViewField<Self>] {
        [
            .text("name", "The item's name.", example: "Box", \.name),
            .list("items", "The items inside.", \.items),
        ]
    }
}

struct SampleOwner: TemplateView {
    var name: String
    var pets: [SamplePet]

    static let summary = "A person."
    static var fields: [ViewField<Self>] {
        [
            .text("name", "The person's name.", example: "Ada", \.name),
            .list("pets", "The person's pets.", \.pets),
        ]
    }
}

struct SamplePet: TemplateView {
    var sound: String

    static let summary = "A pet."
    static var fields: [ViewField<Self>] {
        [.text("sound", "What the pet says.", example: "Woof", \.sound)]
    }
}

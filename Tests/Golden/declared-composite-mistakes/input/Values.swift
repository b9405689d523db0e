@Composite
struct Address {
    var town: String?
    var number: Int
    var place: Name
    var content: Content
    var postCode: String
}

@Composite
enum Content { case one(text: String) }

@Validated(.trimmed)
struct Name { var rawValue: String }

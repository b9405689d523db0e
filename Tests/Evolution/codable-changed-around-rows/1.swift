// A type that is kept as JSON gets an optional property, and a method.

struct Price: Codable, Hashable { var amount: Int }

@Model final class Item {
    var name: String
    var price: Price
}

// A type that is kept as JSON gets a property that the JSON of a row lacks.

struct Price: Codable, Hashable { var amount: Int }

@Model final class Item {
    var name: String
    var price: Price
}

struct Price: Codable, Hashable {
    var amount: Int
    var currency: String
}

@Model final class Item {
    var name: String
    var price: Price
}

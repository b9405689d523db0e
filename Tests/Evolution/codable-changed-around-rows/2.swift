struct Price: Codable, Hashable {
    var amount: Int
    var currency: String?

    func doubled() -> Price { Price(amount: 2 * amount, currency: currency) }
}

@Model final class Item {
    var name: String
    var price: Price
}

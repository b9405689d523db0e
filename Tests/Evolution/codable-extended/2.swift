struct Place: Codable {
    var city: String
    var zip: String?
}

@Model final class Note { var place: Place? }

struct Place: Codable, Equatable {
    var latitude: Double
    var longitude: Double
}

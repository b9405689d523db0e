// A codable type gets an optional property.

struct Place: Codable { var city: String }

@Model final class Note { var place: Place? }

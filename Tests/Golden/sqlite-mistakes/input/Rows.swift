@Composite
struct Place { var latitude: Double; var longitude: Double }

@Model
final class Entry {
    var title: String
    var Title: String
    @Transient var cache: Data
    var statement: Place
    var hashValue: Place?
}

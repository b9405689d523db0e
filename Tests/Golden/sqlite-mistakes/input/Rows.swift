@Composite
struct Place { var latitude: Double; var longitude: Double }

@Model
final class Entry {
    var title: String
    var Title: String
    @Transient var cache: Data
    var statement: Place
    var hashValue: Place?

    static let entity = "Entry"
    private func entity(_ name: String) {}
    func didChange(_ field: Int) -> Int { field }
    func didChange(_ field: String, by person: String) {}
}

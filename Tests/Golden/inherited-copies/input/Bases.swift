@Model
class Base {
    private var token = ""
    #if DEBUG
        var trace: String?
    #endif
    #if os(iOS)
        private var label = "" { didSet { token = label } }
    #endif
    private var rows: [[String: Int]] = []
    @Clone(.exclude) var tags: Set<String> = []
    var place: Place? { didSet { token = "moved" } }
}

@Clone
@Model
final class Child: Base {
    var name: String
    @ObservationIgnored @Transient var cache: [Int: Child]? = nil
}

@Model
final class Place {
    var name: String
}

final class Theme {
    static var current = Theme()

    func title(_ name: String) -> String { "<\(name)>" }
}

final class Logbook {
    static let shared = Logbook()

    var lines: [String] = []
}

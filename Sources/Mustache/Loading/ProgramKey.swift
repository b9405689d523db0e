/// What tells two uses of a template apart: its name and the scope that it is used in.
struct ProgramKey: Hashable {
    let name: String
    private let views: [ObjectIdentifier]
    private let hasText: Bool

    init(_ name: String, in scope: Scope) {
        self.name = name
        views = scope.views.map(\.identity)
        hasText = scope.hasText
    }
}

/// What tells two uses of a template apart: the scope that it is used in.
struct ScopeKey: Equatable {
    private let views: [ObjectIdentifier]
    private let hasText: Bool

    init(_ scope: Scope) {
        views = scope.views.map(\.identity)
        hasText = scope.hasText
    }
}

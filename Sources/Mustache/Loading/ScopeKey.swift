/// Identifies a use of a template by its scope.
struct ScopeKey: Equatable {
    private let views: [ObjectIdentifier]
    private let hasText: Bool

    init(_ scope: Scope) {
        views = scope.views.map(\.identity)
        hasText = scope.hasText
    }
}

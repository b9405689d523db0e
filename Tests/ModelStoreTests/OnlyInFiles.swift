import Testing

extension Trait where Self == ConditionTrait {
    /// A test that can't hold on a server, with the reason.
    static func onlyInFiles(_ reason: Comment) -> Self {
        .enabled(if: TestServer.address == nil, reason)
    }
}

import LoweringSupport
import ModelIR
import Testing

@testable import SharedLowering

struct UnwrappedCollectionsTests {
    private func ids(_ text: String, isOptional: Bool = false) -> [String] {
        let tags = SmallModel.links("tags", to: "Tag") { relationship in
            relationship.changeCode { $0.isOptionalCollection = true }
        }
        let note = SmallModel.entity("Note", [], [tags]) { entity in
            let member = SourceFragment(
                .method,
                name: "a()",
                text: text,
                language: "swift",
                condition: nil,
                origin: SmallModel.origin
            )
            entity.code = CodeDetails()
            entity.code?.carriedOver = [member]
        }
        let model = SmallModel.model([note, SmallModel.entity("Tag")])
        return unwrappedCollections(in: model) { _ in isOptional }.map(\.id)
    }

    @Test(arguments: [
        "func a() -> Int { tags?.count ?? 0 }", "var a: Tag? { self.tags?[0] }",
        "func a() { if let tags { _ = tags } }",
        "func a() { guard let all = tags else { return } }",
        "func a() -> Int { (tags ?? []).count }", "var a: Int { (self.tags\n    ?? []).count }",
        "func a() -> Int { tags!.count }",
    ])
    func codeThatUnwrapsIsReported(_ text: String) {
        #expect(ids(text) == ["member.optional-relationship"])
        #expect(ids(text, isOptional: true) == [])
    }

    @Test(arguments: [
        "func a() { if let first = tags.first { _ = first } }",
        "func a() -> Int? { hashtags?.count }", "func a() -> [Int] { hashtags ?? [] }",
        "func a() -> Bool { title ?? \"\" == \"tags\" }", "func a() -> Bool { tags != all }",
    ])
    func otherCodeIsNot(_ text: String) {
        #expect(ids(text) == [])
    }
}

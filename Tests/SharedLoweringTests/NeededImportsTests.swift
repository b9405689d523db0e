import LoweringSupport
import ModelIR
import Testing

@testable import SharedLowering

struct NeededImportsTests {
    private let tint = SmallModel.attribute("tint", .transformable) {
        $0.customClassName = "UIColor"
    }

    private func imports(_ attributes: [Attribute], inherited: [Attribute]) -> [String] {
        var code = CodeDetails()
        code.imports = ["import Palette"]
        let types = InheritedTypes(attributes: inherited, code: [code])
        return neededImports(SmallModel.entity("Book", attributes), inherited: types)
            .map(\.statement)
    }

    @Test func aClassImportsWhatItsAttributesHold() {
        #expect(imports([tint], inherited: []) == ["import UIKit"])
    }

    /// The initializer names the types of inherited attributes, too.
    @Test func aClassImportsWhatInheritedAttributesHold() {
        #expect(imports([], inherited: [tint]) == ["import Palette", "import UIKit"])
    }

    @Test func plainAttributesNeedNone() {
        let title = SmallModel.attribute("title")
        #expect(imports([title], inherited: [title]) == [])
    }
}

import SharedLowering
import Testing

/// The imports of a file.
struct FileHeadViewTests {
    private let location = ImportView("import CoreLocation")

    @Test func eachImportComesOnce() {
        let color = ImportView("import struct SwiftUI.Color")
        let values = FileHeadView(["Foundation", "ModelTypes"], [color, location])
        let classes = FileHeadView(["CoreData", "Foundation"], [location])
        let head = values.merged(with: classes)
        #expect(head.modules == ["CoreData", "Foundation", "ModelTypes"])
        #expect(head.imports == [location, color])
    }

    @Test func theModuleOfAnImport() {
        #expect(location.module == "CoreLocation")
        #expect(ImportView("@preconcurrency import struct SwiftUI.Color").module == "SwiftUI")
    }
}

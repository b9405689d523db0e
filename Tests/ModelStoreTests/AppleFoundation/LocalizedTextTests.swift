#if !canImport(Darwin)
    import Foundation
    import ModelStore
    import TestSupport
    import Testing

    /// Texts that Foundation translates on Apple's systems, on others.
    struct LocalizedTextTests {
        @Test func aTextIsItsOwnKey() {
            #expect(String(localized: "Work", comment: "A kind of trip") == "Work")
            #expect(String(localized: "100% sure") == "100% sure")
            #expect(String(localized: "kind.work", defaultValue: "Work") == "Work")
        }

        @Test func valuesStandInTheirPlaces() {
            let (count, name) = (12, "Rome")
            #expect(String(localized: "\(count) trips to \(name)") == "12 trips to Rome")
            #expect(
                String(localized: "\(count)% of \(1.5) and \(Float(2))")
                    == "12% of 1.500000 and 2.000000"
            )
            #expect(String(localized: "\(UInt8(3)) \(name.prefix(2))") == "3 Ro")
            #expect(String(localized: "\(1.25, specifier: "%.1f") km") == "1.2 km")
            let start = Date(timeIntervalSince1970: 0)
            #expect(String(localized: "\(start, format: .iso8601)") == "1970-01-01T00:00:00Z")
            #expect(String(localized: "since \(start)") == "since \(start)")
            #expect(String(localized: "a.b", defaultValue: "\(count) trips") == "12 trips")
        }

        @Test func resourcesAreTextsToBeShown() {
            let kind = "work"
            let resource: LocalizedStringResource = "Kind \(kind)"
            #expect(resource.key == "Kind %@")
            #expect(String(localized: resource) == "Kind work")
            #expect(String(localized: "It is: \(resource)") == "It is: Kind work")
            let other = LocalizedStringResource("kind.fun", defaultValue: "Fun", table: "Kinds")
            #expect(other.key == "kind.fun" && other.table == "Kinds")
            #expect(String(localized: other) == "Fun")
        }

        @Test func aBundleTranslates() throws {
            let folder = try TemporaryFolder()
            try folder.write(
                #"""
                "%lld trips to %@" = "Nach %2$@: %1$lld Reisen, 100%%";
                "Work" = "Arbeit";
                """#,
                to: "Texts.bundle/en.lproj/Localizable.strings"
            )
            let bundle = try #require(Bundle(path: folder.path + "/Texts.bundle"))
            #expect(String(localized: "Work", bundle: bundle) == "Arbeit")
            let (count, name) = (12, "Rom")
            let text = String(localized: "\(count) trips to \(name)", bundle: bundle)
            #expect(text == "Nach Rom: 12 Reisen, 100%")
        }

        @Test func foldersAreThoseOfTheUser() {
            let home = URL.homeDirectory.path
            #expect(URL.documentsDirectory.hasDirectoryPath)
            for folder in [
                URL.documentsDirectory, .applicationSupportDirectory, .cachesDirectory,
                .libraryDirectory, .downloadsDirectory,
            ] {
                #expect(folder.isFileURL && folder.path != home)
            }
        }
    }
#endif

import ModelIR
import Testing

struct CloudKitRequiredRelationshipTests {
    /// A model file may call a to-many relationship optional and the class declare it as `[Stop]`.
    private func expect(_ marked: String, isForCloudKit: Bool = true) {
        expectMarked(
            swift: """
                @Model class Trip {
                    @Relationship(inverse: \\Stop.trip) var \(marked)
                }
                @Model class Stop { var trip: Trip? }
                """,
            isForCoreData: true,
            change: { $0.usedWithCloudKit = isForCloudKit }
        )
    }

    @Test func findsAToManyThatIsNotOptional() {
        expect("⚠️cloudkit.required-relationship⚠️stops: [Stop]")
        expect("⚠️cloudkit.required-relationship⚠️stops: Set<Stop>")
    }

    @Test func acceptsAnOptionalOne() {
        expect("stops: [Stop]?")
    }

    @Test func findsOneInAConfigurationForCloudKit() {
        expectMarked(
            xml: """
                <entity name="Stop">⚠️cloudkit.required-relationship⚠️<relationship name="trip" \
                maxCount="1" destinationEntity="Trip" inverseName="stops" inverseEntity="Trip"/></entity>
                <entity name="Trip"><relationship name="stops" toMany="YES" \
                destinationEntity="Stop" inverseName="trip" inverseEntity="Stop"/></entity>
                <configuration name="Cloud" usedWithCloudKit="YES"><memberEntity name="Stop"/>\
                </configuration>
                """
        )
    }

    @Test func otherStoresDoNotAskForIt() {
        expect("stops: [Stop]", isForCloudKit: false)
    }

    @Test func findsARequiredToOne() {
        expectMarked(
            xml: """
                <entity name="Stop">⚠️cloudkit.required-relationship⚠️<relationship name="trip" \
                maxCount="1" destinationEntity="Trip" inverseName="stops" inverseEntity="Trip"/></entity>
                <entity name="Trip"><relationship name="stops" optional="YES" toMany="YES" \
                destinationEntity="Stop" inverseName="trip" inverseEntity="Stop"/></entity>
                """,
            model: #"usedWithCloudKit="YES""#
        )
    }
}

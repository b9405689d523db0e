import Testing

struct MinimumOverMaximumCountTests {
    private func model(_ counts: String) -> String {
        """
        <entity name="E"><relationship name="es" optional="YES" toMany="YES" \(counts) \
        deletionRule="Nullify" destinationEntity="E" inverseName="e" inverseEntity="E"/>\
        <relationship name="e" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="E" inverseName="es" inverseEntity="E"/></entity>
        """
    }

    @Test func findsCountsThatExcludeEachOther() {
        expectMarked(
            xml: model(#"⚠️relationship.minimum-over-maximum⚠️minCount="3" maxCount="2""#)
        )
    }

    @Test func acceptsOneCountAndNoLimit() {
        expectMarked(xml: model(#"minCount="2" maxCount="2""#))
        expectMarked(xml: model(#"minCount="2""#))
        expectMarked(xml: model(#"minCount="2" maxCount="0""#))
    }
}

import ModelIR
import Testing

/// SwiftData's rules about inverses that aren't declared.
struct InverseSideTests {
    private let one = InverseSide(isToMany: false, isOptional: false)
    private let optionalOne = InverseSide(isToMany: false, isOptional: true)
    private let many = InverseSide(isToMany: true, isOptional: false)
    private let optionalMany = InverseSide(isToMany: true, isOptional: true)

    private func areInferred(_ first: InverseSide, _ second: InverseSide) -> Bool {
        let result = first.isInferredInverse(of: second)
        #expect(second.isInferredInverse(of: first) == result)
        return result
    }

    @Test func toOnesAreIfBothAreOptional() {
        #expect(areInferred(optionalOne, optionalOne))
        #expect(!areInferred(optionalOne, one))
        #expect(!areInferred(one, one))
    }

    @Test func aToOneDecidesBesideAToMany() {
        #expect(areInferred(optionalOne, many))
        #expect(areInferred(optionalOne, optionalMany))
        #expect(!areInferred(one, optionalMany))
        #expect(!areInferred(one, many))
    }

    @Test func toManysAreIfOneIsOptional() {
        #expect(areInferred(optionalMany, many))
        #expect(areInferred(optionalMany, optionalMany))
        #expect(!areInferred(many, many))
    }
}

// Relationships as collections of Swift's, as SwiftData declares them.

extension ModelObject {
    /// The members of a to-many relationship as an array.
    ///
    /// Both reading and changing load all members, as an array is whole. A change is found by
    /// comparing the array with the members that were there. For example:
    /// `get { self[array: 1] }` and `_modify { yield &self[array: 1] }`. Complexity: O(1) for reading
    /// members that are loaded; O(*n*) for a change, in one comparison of memory.
    public final subscript<Member: ModelObject>(array number: Int) -> [Member] {
        get { typedArray(readMembers(number).storage.objects) }
        _modify {
            var members: [Member] = typedArray(members(number).lend())
            defer { end(&members, number) }
            yield &members
        }
    }

    /// The same for an optional array: it's never `nil`, and to set it to `nil` is to empty it.
    ///
    /// For example: `_modify { yield &self[optionalArray: 1] }`.
    public final subscript<Member: ModelObject>(optionalArray number: Int) -> [Member]? {
        get { self[array: number] }
        _modify {
            var members: [Member]? = typedArray(members(number).lend())
            defer {
                var result = members.take() ?? []
                end(&result, number)
            }
            yield &members
        }
    }

    /// The members of a to-many relationship as a set. For example: `get { self[set: 1] }` and
    /// `_modify { yield &self[set: 1] }`.
    ///
    /// Complexity: O(1) for reading members that have been read as a set before; O(*n*) for a change, with a
    /// comparison for each member.
    public final subscript<Member: ModelObject>(set number: Int) -> Set<Member> {
        get { readMembers(number).asSet() }
        _modify {
            var members: Set<Member> = self.members(number).lendSet()
            defer { end(&members, number) }
            yield &members
        }
    }

    /// The same for an optional set. For example: `_modify { yield &self[optionalSet: 1] }`.
    public final subscript<Member: ModelObject>(optionalSet number: Int) -> Set<Member>? {
        get { self[set: number] }
        _modify {
            var members: Set<Member>? = self.members(number).lendSet()
            defer {
                var result = members.take() ?? []
                end(&result, number)
            }
            yield &members
        }
    }

    private final func end<Member: ModelObject>(_ members: inout Set<Member>, _ number: Int) {
        var result: Set<Member> = []
        swap(&result, &members)
        self.members(number).takeBack(result)
    }

    private final func end<Member: ModelObject>(_ members: inout [Member], _ number: Int) {
        var result: [Member] = []
        swap(&result, &members)
        self.members(number).takeBack(untypedArray(result))
    }
}

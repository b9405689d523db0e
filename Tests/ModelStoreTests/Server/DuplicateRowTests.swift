#if PostgreSQL
    import ModelStore
    import TestSupport
    import Testing

    /// Unique values that another row has, wherever a server keeps the two rows.
    ///
    /// It keeps a changed row's new version in the same page if there's room, so that it's found before the
    /// rows of later pages; otherwise it's found after them.
    @Suite(.onServer)
    struct DuplicateRowTests {
        @Test(arguments: [true, false]) func theOtherRowIsNamed(isFirst: Bool) throws {
            let pages = try SeatPages(isFirst: isFirst)
            pages.seats[0].number = 600
            pages.expectDuplicate("number", of: 1)
            pages.seats[0].number = 1
            pages.seats[0].label = "600"
            pages.expectDuplicate("label", of: 1)
        }

        @Test(arguments: [true, false]) func theConstraintOfSeveralColumnsIsNamed(isFirst: Bool)
            throws
        {
            let pages = try SeatPages(isFirst: isFirst)
            pages.seats[0].place = 600
            let error = #expect(throws: StoreError.self) { try pages.context.save() }
            let expected = StoreError.duplicate(
                attributes: ["Seat.row", "Seat.place"],
                objects: ["Seat/600", "Seat/1"]
            )
            #expect(error == expected)
        }

        /// Two objects exchange a value, and one of them takes another that a third row keeps.
        @Test(arguments: [true, false]) func objectsThatExchangeValues(isFirst: Bool) throws {
            let pages = try SeatPages(isFirst: isFirst)
            (pages.seats[0].number, pages.seats[1].number) = (2, 1)
            pages.seats[1].label = "600"
            pages.expectDuplicate("label", of: 2)
            pages.seats[1].label = "2"
            try pages.context.save()
            #expect(try pages.store.integer("SELECT number FROM \"Seat\" WHERE _pk = 1") == 2)
        }
    }

    /// Rows on several pages.
    private struct SeatPages {
        let store: Store
        let context: ModelContext
        let seats: [Seat]

        /// - Parameter isFirst: Whether there's room for the new version of the first row.
        init(isFirst: Bool) throws {
            store = try Store([Seat.self])
            context = try store.context()
            seats = (1...600).map { number in
                Seat(number: Int16(number), row: "A", place: number, label: "\(number)")
            }
            seats.forEach(context.insert)
            try context.save()
            guard isFirst else { return }
            for seat in seats[10..<60] { context.delete(seat) }
            try context.save()
            try Database(store.file).execute("VACUUM \"Seat\"")
        }

        func expectDuplicate(_ attribute: String, of key: Int) {
            let error = #expect(throws: StoreError.self) { try context.save() }
            let expected = StoreError.duplicate(
                attributes: ["Seat.\(attribute)"],
                objects: ["Seat/600", "Seat/\(key)"]
            )
            #expect(error == expected)
        }
    }
#endif

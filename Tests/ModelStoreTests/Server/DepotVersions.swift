#if PostgreSQL
    import ModelStore
    import ModelTypes

    // Distributed classes at different times.

    class DepotBase: ModelObject {
        var depot: Int64 { didSet { didChange(1) } }
        var text: String { didSet { didChange(2) } }

        init(depot: Int64, text: String) {
            self.depot = depot
            self.text = text
            super.init()
        }

        required init(row: Row) throws {
            depot = row[1]
            text = row[2]
            try super.init(row: row)
        }

        override func decode(_ row: Row) throws {
            depot = row[1]
            text = row[2]
        }

        override func bind(to statement: Statement) {
            statement.bind(1, depot)
            statement.bind(2, text)
        }
    }

    final class FirstBox: DepotBase, PersistentModel {
        var marks: ToMany<FirstMark> {
            get { self[members: 1] }
            _modify { yield &self[members: 1] }
        }

        override class var entity: Entity {
            Entity(
                "Box",
                distributedBy: "depot",
                unique: [["depot", "text"]],
                relationships: [
                    .toMany("items", FirstItem.self, inverse: "box", deleteRule: .cascade),
                    .manyToMany("marks", FirstMark.self, inverse: "boxes", table: "Box_marks"),
                ],
                joinTables: [
                    .joinTable(
                        "Box_marks",
                        columns: [
                            .reference("boxes", to: "Box", onDelete: .cascade),
                            .reference("marks", to: "Mark", onDelete: .cascade),
                        ]
                    )
                ],
                columns: [.int64("depot"), .string("text")]
            )
        }
    }

    final class FirstItem: DepotBase, PersistentModel {
        private var boxReference = ToOne<FirstBox>()

        var box: FirstBox? {
            get { resolve(boxReference, 0) }
            set { boxReference = relate(boxReference, to: newValue, 0) }
        }

        required init(row: Row) throws {
            boxReference = ToOne(row, 3)
            try super.init(row: row)
        }

        override init(depot: Int64, text: String) { super.init(depot: depot, text: text) }

        override func bind(to statement: Statement) {
            super.bind(to: statement)
            statement.bind(3, boxReference)
        }

        override func swapReference(_ number: Int, with other: inout StoredReference) {
            switch number {
            case 0: boxReference.swap(with: &other)
            default: super.swapReference(number, with: &other)
            }
        }

        override class var entity: Entity {
            Entity(
                "Item",
                distributedBy: "depot",
                relationships: [.toOne("box", FirstBox.self, column: "box", inverse: "items")],
                indexes: [.index("Item_box", ["box"])],
                columns: [
                    .int64("depot"), .string("text"),
                    .reference("box", to: "Box", onDelete: .cascade, isOptional: true),
                ]
            )
        }
    }

    final class FirstMark: DepotBase, PersistentModel {
        override class var entity: Entity {
            Entity(
                "Mark",
                distributedBy: "depot",
                relationships: [
                    .manyToMany("boxes", FirstBox.self, inverse: "marks", table: "Box_marks")
                ],
                columns: [.int64("depot"), .string("text")]
            )
        }
    }

    // MARK: - With other names and other columns

    final class SecondBox: DepotBase, PersistentModel {
        var signs: ToMany<SecondMark> {
            get { self[members: 1] }
            _modify { yield &self[members: 1] }
        }

        override class var entity: Entity {
            Entity(
                "Crate",
                distributedBy: "site",
                renamedFrom: ["Box"],
                relationships: [
                    .toMany("items", SecondItem.self, inverse: "box", deleteRule: .cascade),
                    .manyToMany(
                        "signs",
                        SecondMark.self,
                        inverse: "crates",
                        table: "Crate_signs",
                        renamedFrom: ["marks"]
                    ),
                ],
                indexes: [.index("Crate_site", ["site"])],
                joinTables: [
                    .joinTable(
                        "Crate_signs",
                        columns: [
                            .reference("crates", to: "Crate", onDelete: .cascade),
                            .reference("signs", to: "Mark", onDelete: .cascade),
                        ]
                    )
                ],
                columns: [
                    .int64("site", renamedFrom: ["depot"]), .string("text"),
                    .int64("weight", default: 3),
                ]
            )
        }
    }

    final class SecondItem: DepotBase, PersistentModel {
        private var boxReference = ToOne<SecondBox>()

        required init(row: Row) throws {
            boxReference = ToOne(row, 3)
            try super.init(row: row)
        }

        var box: SecondBox? {
            get { resolve(boxReference, 0) }
            set { boxReference = relate(boxReference, to: newValue, 0) }
        }

        override func swapReference(_ number: Int, with other: inout StoredReference) {
            switch number {
            case 0: boxReference.swap(with: &other)
            default: super.swapReference(number, with: &other)
            }
        }

        override class var entity: Entity {
            Entity(
                "Item",
                distributedBy: "depot",
                unique: [["depot", "text"]],
                relationships: [.toOne("box", SecondBox.self, column: "box", inverse: "items")],
                columns: [
                    .int64("depot"), .string("text"),
                    .reference("box", to: "Crate", onDelete: .cascade, isOptional: true),
                ]
            )
        }
    }

    final class SecondMark: DepotBase, PersistentModel {
        override class var entity: Entity {
            Entity(
                "Mark",
                distributedBy: "depot",
                relationships: [
                    .manyToMany(
                        "crates",
                        SecondBox.self,
                        inverse: "signs",
                        table: "Crate_signs",
                        renamedFrom: ["boxes"]
                    )
                ],
                columns: [.int64("depot"), .string("text", isOptional: true)]
            )
        }
    }

    // MARK: - Divided in another way

    /// Not distributed.
    final class WholeMark: DepotBase, PersistentModel {
        override class var entity: Entity {
            Entity("Mark", columns: [.int64("depot"), .string("text")])
        }
    }

    final class SimpleMark: DepotBase, PersistentModel {
        override class var entity: Entity {
            Entity("Mark", distributedBy: "depot", columns: [.int64("depot"), .string("text")])
        }
    }

    /// Distributed by something else.
    final class TextMark: DepotBase, PersistentModel {
        override class var entity: Entity {
            Entity("Mark", distributedBy: "text", columns: [.int64("depot"), .string("text")])
        }
    }

    /// The key has another type.
    final class NarrowMark: DepotBase, PersistentModel {
        override class var entity: Entity {
            Entity("Mark", distributedBy: "depot", columns: [.int32("depot"), .string("text")])
        }
    }

    /// Unique without the key.
    final class UniqueMark: DepotBase, PersistentModel {
        override class var entity: Entity {
            Entity(
                "Mark",
                distributedBy: "depot",
                unique: [["text"]],
                columns: [.int64("depot"), .string("text")]
            )
        }
    }

    /// Refers to a class that is distributed.
    final class PlainItem: DepotBase, PersistentModel {
        override class var entity: Entity {
            Entity(
                "PlainItem",
                relationships: [.toOne("mark", SimpleMark.self, column: "mark")],
                columns: [
                    .int64("depot"), .string("text"),
                    .reference("mark", to: "Mark", isOptional: true),
                ]
            )
        }

        override func swapReference(_ number: Int, with other: inout StoredReference) {}
    }
#endif

@Composite
struct Address {
    var street: String
    var town: String?
}

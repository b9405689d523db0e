import ModelIR

extension ModelBuilder {
    /// Adds an entry to the User Info dictionary of the element around it.
    func addEntry(_ element: XMLElement) {
        guard let key = element[.key] else {
            let message = "the entry has no 'key'"
            return reports.add(.error, "user-info.missing-key", at: element.origin, message)
        }
        guard let owner = around(1) else { return }
        let entry = NamedText(key, element[.value] ?? "")
        changeOwner(owner, in: around(2), .addEntry(entry, element.position))
    }
}

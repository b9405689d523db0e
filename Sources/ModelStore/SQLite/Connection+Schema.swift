import CSQLite

extension Connection {
    /// Lets the definitions of tables be written, which some systems forbid by default.
    func allowSchemaChanges() { allowSchemaWrites(handle) }
}

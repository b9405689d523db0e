import CSQLite
import DatabaseReading

extension Connection {
    /// Adds a function that SQLite lacks, so that a schema can name it: calling it is the error that it's
    /// missing.
    func addPlaceholder(for function: String) {
        sqlite3_create_function_v2(
            handle,
            function,
            -1,
            SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
            Unmanaged.passRetained(Placeholder(function)).toOpaque(),
            { context, _, _ in
                guard let data = sqlite3_user_data(context) else { return }
                let placeholder = Unmanaged<Placeholder>.fromOpaque(data).takeUnretainedValue()
                sqlite3_result_error(context, "no such function: \(placeholder.name)", -1)
            },
            nil,
            nil,
            { data in data.map { Unmanaged<Placeholder>.fromOpaque($0).release() } }
        )
    }

    /// Removes a function that ``addPlaceholder(for:)`` added.
    func removePlaceholder(for function: String) {
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS
        sqlite3_create_function_v2(handle, function, -1, flags, nil, nil, nil, nil, nil)
    }
}

/// The name of a function that SQLite lacks.
private final class Placeholder {
    let name: String

    init(_ name: String) { self.name = name }
}

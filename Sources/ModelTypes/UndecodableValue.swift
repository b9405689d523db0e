import Foundation

/// A stored value that an optional property cannot read, and answers with nil.
///
/// For example: the text `"gren"` behind a property of an enum that knows only `"green"`.
public struct UndecodableValue: Hashable, Sendable, CustomStringConvertible {
    /// The entity and its attribute. For example: `People.mood`.
    public let property: String
    /// The object as its store names it. For example: `x-coredata://5C1E/People/p7`.
    public let object: String

    package init(property: String, object: String) {
        self.property = property
        self.object = object
    }

    /// A sentence for a log. For example: `cannot read People.mood in x-coredata://…`.
    public var description: String { "cannot read \(property) in \(object)" }
}

/// Called once per attribute and object when a stored value cannot be read. Replaceable.
///
/// The default writes to standard error. For example:
/// `ModelTypes.onUndecodable = { value in log("\(value)") }`.
public var onUndecodable: @Sendable (UndecodableValue) -> Void {
    get { undecodableHandler.value }
    set { undecodableHandler.value = newValue }
}

private let undecodableHandler = Replaceable<@Sendable (UndecodableValue) -> Void> { value in
    FileHandle.standardError.write(Data("\(value)\n".utf8))
}

private let reported = ReportedObjects()

extension Queryable {
    /// What `decode` makes of a stored value; nil where there is none, or none that it can read.
    ///
    /// Only the latter is reported. For example:
    /// `decoded(moodRaw?.int16Value, "mood", Mood.init(rawValue:))`.
    public func decoded<Stored, Value>(
        _ stored: Stored?,
        _ property: StaticString,
        _ decode: (Stored) -> Value?
    ) -> Value? {
        guard let stored else { return nil }
        if let value = decode(stored) { return value }
        reportUndecodable(property)
        return nil
    }

    /// A value made of several stored ones; nil where none of them is there, or where they do not
    /// fit together.
    ///
    /// Only the latter is reported. For example: `decoded(storedPeriod, "period", from: start, end)`.
    public func decoded<Value>(
        _ value: Value?,
        _ property: StaticString,
        from stored: Any?...
    ) -> Value? {
        if value == nil, stored.contains(where: { $0 != nil }) { reportUndecodable(property) }
        return value
    }

    /// Calls `onUndecodable`, the first time for this attribute of this object.
    ///
    /// For example: where several stored values do not fit together, as those of a composite.
    public func reportUndecodable(_ property: StaticString) {
        let property = "\(type(of: self).entityName).\(property)"
        guard reported.isFirst(property, of: self) else { return }
        onUndecodable(UndecodableValue(property: property, object: storeName(of: self)))
    }
}

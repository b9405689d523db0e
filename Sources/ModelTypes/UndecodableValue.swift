import Foundation

/// A stored value that an optional property can't read and therefore returns as `nil`.
///
/// For example: the text `"gren"` behind a property of an enum that knows only `"green"`.
public struct UndecodableValue: Hashable, Sendable, CustomStringConvertible {
    /// The entity and its attribute. For example: `People.mood`.
    public let property: String
    /// The object's identifier in the store. For example: `x-coredata://5C1E/People/p7`.
    public let object: String

    package init(property: String, object: String) {
        self.property = property
        self.object = object
    }

    /// A sentence for logging. For example: `cannot read People.mood in x-coredata://…`.
    public var description: String { "cannot read \(property) in \(object)" }
}

/// A handler called once per attribute and object when a stored value can't be read.
///
/// The default handler writes to standard error. For example: `ModelTypes.onUndecodable = { value
/// in log("\(value)") }`.
public var onUndecodable: @Sendable (UndecodableValue) -> Void {
    get { undecodableHandler.value }
    set { undecodableHandler.value = newValue }
}

private let undecodableHandler = Replaceable<@Sendable (UndecodableValue) -> Void> { value in
    FileHandle.standardError.write(Data("\(value)\n".utf8))
}

/// Whether a task leaves out reports, as it looks for values that can't be read.
///
/// For example: `try UndecodableReports.areLeftOut.withValue(true) { … }`.
package enum UndecodableReports {
    package static let areLeftOut = TaskLocal(wrappedValue: false)
}

private let reported = ReportedObjects()

extension Queryable {
    /// Decodes a stored value; returns `nil` if it's missing or unreadable.
    ///
    /// Only unreadable values are reported. For example: `decoded(moodRaw?.int16Value, "mood",
    /// Mood.init(rawValue:))`.
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

    /// Decodes a value from several stored ones; returns `nil` if all are missing or if they're
    /// inconsistent.
    ///
    /// Only inconsistent values are reported. For example: `decoded(storedPeriod, "period", from:
    /// start, end)`.
    public func decoded<Value>(
        _ value: Value?,
        _ property: StaticString,
        from stored: Any?...
    ) -> Value? {
        if value == nil, stored.contains(where: { $0 != nil }) { reportUndecodable(property) }
        return value
    }

    /// Calls `onUndecodable` the first time for this attribute of this object.
    ///
    /// For example: if the stored values of a composite are inconsistent.
    public func reportUndecodable(_ property: StaticString) {
        let property = "\(type(of: self).entityName).\(property)"
        guard reported.isFirst(property, of: self) else { return }
        onUndecodable(UndecodableValue(property: property, object: storeName(of: self)))
    }
}

/// The types of Swift and Foundation that are codable on all systems, and have no column type.
///
/// For example: `Locale`.
package let libraryCodableTypes: Set = [
    "CGPoint", "CGRect", "CGSize", "Calendar", "Calendar.Identifier", "CharacterSet",
    "ClosedRange", "ContiguousArray", "DateComponents", "DateInterval", "Duration", "IndexPath",
    "IndexSet", "Locale", "Locale.Collation", "Locale.Components", "Locale.Currency",
    "Locale.Language", "Locale.Language.Components", "Locale.LanguageCode",
    "Locale.NumberingSystem", "Locale.Region", "Locale.Script", "Locale.Subdivision",
    "Locale.Variant", "Locale.Weekday", "Measurement", "NSRange", "PartialRangeFrom",
    "PartialRangeThrough", "PartialRangeUpTo", "PersistentIdentifier", "PersonNameComponents",
    "Range", "SIMD2", "SIMD3", "SIMD4", "TimeZone", "URLComponents",
]

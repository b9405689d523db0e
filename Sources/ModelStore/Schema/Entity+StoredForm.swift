extension Entity {
    /// The form of dates, UUIDs and truth values in an existing table.
    ///
    /// For example: `.text("2001-01-01 00:00:00")`. Without one, a date is a number of seconds since
    /// 2001, a UUID is 16 bytes, and a truth value is 0 or 1.
    public struct StoredForm: Hashable, Sendable {
        /// As the functions of the database take it.
        let name: String

        /// A date as text, which looks like an example for the start of 2001, in UTC.
        ///
        /// The example may have a time, milliseconds or microseconds, and a zone: `Z`, `UTC`,
        /// `+00:00`, `+0000` or `+00`, also after a space. Its form determines how dates are written
        /// and compared; all of these forms are read. What an example can't express isn't written: a
        /// fraction of a second in one without, and a time in a day. A time in brackets is written unless
        /// it's midnight: `2001-01-01[ 00:00:00]`. For example: `.text("2001-01-01T00:00:00.000Z")`.
        public static func text(_ example: String) -> Self { Self(name: example) }

        /// The same for a column with dates of several forms, or of a form that isn't known: texts, and
        /// numbers of seconds or milliseconds since 1970.
        ///
        /// They are compared as dates, for which no index helps. A date that changes keeps the form of
        /// its row, and that of a new row has the form of the last one. The example is for tables
        /// without rows, and for rows with numbers such as 0 and -1, which may be of any form. A date is cut
        /// to the full second if neither the row nor the example has a fraction. For example:
        /// `.mixedText("2001-01-01 00:00:00.000000")`.
        public static func mixedText(_ example: String) -> Self { Self(name: mixed + example) }

        /// The same with numbers in a table without rows, or UUIDs of a form that isn't known.
        ///
        /// For example: `.mixed(.wholeSeconds)`, and `.mixed(.lowercase)` for UUIDs that are read in every
        /// form, and written with lowercase letters.
        public static func mixed(_ form: Self) -> Self { Self(name: mixed + form.name) }

        static let mixed = "mixed "

        /// A date as a number of seconds since 1970. For example:
        /// `.stored(as: .seconds, .date("changed"))`.
        public static let seconds = Self(name: "seconds")

        /// A date as an integer: the full seconds since 1970, without a fraction. For example:
        /// `.stored(as: .wholeSeconds, .date("changed"))`.
        public static let wholeSeconds = Self(name: "wholeSeconds")

        /// A date as a number of milliseconds since 1970. For example:
        /// `.stored(as: .milliseconds, .date("changed"))`.
        public static let milliseconds = Self(name: "milliseconds")

        /// A date as a Julian day. For example: `.stored(as: .julianDay, .date("day"))`.
        public static let julianDay = Self(name: "julianDay")

        /// A truth value as the text `t` or `f`; numbers are read, too. For example:
        /// `.stored(as: .letters, .bool("isActive"))`.
        public static let letters = Self(name: "letters")

        /// A truth value as a number, of which some are neither 0 nor 1, as Access has -1 for true. For
        /// example: `.stored(as: .numbers, .bool("isActive"))`.
        public static let numbers = Self(name: "numbers")

        /// Data that Core Data may have put into a file beside its store. For example:
        /// `.stored("ZPHOTO", as: .external, .data("photo"))`.
        public static let external = Self(name: "external")

        /// Data in a column with values of several of SQLite's storage classes. A number or a text is read as
        /// the bytes of its text, and stays what it is as long as the property has these bytes. For
        /// example: `.stored(as: .anyClass, .data("value"))`.
        public static let anyClass = Self(name: "anyClass")

        /// A UUID as text with uppercase letters; others are read, too. For example:
        /// `.stored(as: .uppercase, .uuid("code"))`.
        public static let uppercase = Self(name: "uppercase")

        /// A UUID as text with lowercase letters; others are read, too. For example:
        /// `.stored(as: .lowercase, .uuid("code"))`.
        public static let lowercase = Self(name: "lowercase")
    }
}

import ModelIR

extension Column {
    /// Sets what is known from the first values.
    ///
    /// - Parameter isScript: Whether other databases have other rows than these.
    mutating func describe(_ sample: ColumnSample, isScript: Bool) {
        contents = sample.classes
        dates = sample.dates
        hasOtherUUIDs = sample.uuids?.hasOtherTexts ?? false
        if let truths = sample.truths { form = truths.form(defaultText: defaultText) }
        if form == .numbers, isTruthOfMySQL(type) { (form, hasSmallNumbers) = (nil, true) }
        // Other values than those of the declared type have no form.
        if valueType == .date { form = dateForm(isScript: isScript) }
        if valueType == .uuid { form = sample.uuids?.form(isScript: isScript) }
    }

    /// How the dates are written, by the first ones.
    private func dateForm(isScript: Bool) -> ExistingColumn.Form? {
        let isDay =
            isTimeByDefault
            ? insertionTime?.isDay == true
            : type.uppercased().hasPrefix("DATE") && type.count < 5
        let form = dates?.form?.withTime(isLeftOut: isDay)
        if !isScript, let form { return form }
        // Other rows may have other forms.
        switch form ?? insertionTime?.form {
        case .text(let example): return .mixedText(example)
        case nil: return .mixedText(isDay ? "2001-01-01" : "2001-01-01 00:00:00")
        case .seconds: return .mixedSeconds
        // A column for fractions has only such numbers.
        case .wholeSeconds:
            return attributeType(type) == .double ? .mixedSeconds : .mixedWholeSeconds
        case .milliseconds: return .mixedMilliseconds
        case .julianDay: return .mixedJulianDays
        case let form: return form
        }
    }
}

extension ExistingColumn.Form {
    /// The form for a column whose rows only have days so far: other dates have a time, unless it's the day
    /// alone that counts.
    fileprivate func withTime(isLeftOut: Bool) -> Self {
        guard case .text(let example) = self, example.utf8.count == 10, !isLeftOut else {
            return self
        }
        return .text(example + "[ 00:00:00]")
    }
}

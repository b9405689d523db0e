#if canImport(CoreData)
    import CoreData

    extension NSAttributeDescription {
        /// Sets the conditions as Xcode's editor does, with its error codes in place of messages.
        func validate(_ kind: AttributeKind, _ minimum: Any?, _ maximum: Any?, _ pattern: String?) {
            let codes = kind.validationCodes
            let subject = kind == .string ? "length" : "SELF"
            var rules: [(predicate: NSPredicate, code: Int)] = []
            if let minimum {
                let predicate = NSPredicate(format: "\(subject) >= %@", argumentArray: [minimum])
                rules.append((predicate, codes.tooLow))
            }
            if let maximum {
                let predicate = NSPredicate(format: "\(subject) <= %@", argumentArray: [maximum])
                rules.append((predicate, codes.tooHigh))
            }
            if let pattern {
                let predicate = NSPredicate(format: "SELF MATCHES %@", argumentArray: [pattern])
                rules.append((predicate, NSValidationStringPatternMatchingError))
            }
            guard !rules.isEmpty else { return }
            setValidation(rules.map(\.predicate), rules.map(\.code))
        }

        /// Core Data takes an error's code from a warning that is a number; a text would become the
        /// message of an error with a general code. Swift sees texts only.
        private func setValidation(_ predicates: [NSPredicate], _ codes: [Int]) {
            #if canImport(ObjectiveC)
                let method = #selector(setValidationPredicates(_:withValidationWarnings:))
                let numbers = codes.map { NSNumber(value: $0) }
                _ = perform(method, with: predicates as NSArray, with: numbers as NSArray)
            #else
                setValidationPredicates(predicates, withValidationWarnings: codes.map(String.init))
            #endif
        }
    }

    extension AttributeKind {
        /// The codes of the errors for a value that is too low or too high.
        fileprivate var validationCodes: (tooLow: Int, tooHigh: Int) {
            switch self {
            case .string: (NSValidationStringTooShortError, NSValidationStringTooLongError)
            case .date: (NSValidationDateTooSoonError, NSValidationDateTooLateError)
            case .undefined, .boolean, .integer16, .integer32, .integer64, .float, .double,
                .decimal, .binary, .uuid, .uri, .transformable, .objectID:
                (NSValidationNumberTooSmallError, NSValidationNumberTooLargeError)
            }
        }
    }
#endif

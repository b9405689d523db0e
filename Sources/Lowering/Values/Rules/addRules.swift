import ModelIR

extension ValueScope {
    /// Applies the rules in order; invalid ones are reported and left out.
    mutating func plan(_ rules: [ValidationRule], _ start: RulePlan) -> RulePlan {
        var plan = start
        var cleaning: [ValidationRule.Kind] = []
        let applicable = rules.filter { isApplicable($0, plan.kind) }
        let sound = withoutRepeats(applicable)
        reportLateCleaning(sound)
        for (index, rule) in sound.enumerated() {
            guard !rule.kind.isCleaning else {
                cleaning.append(rule.kind)
                let rest = sound[(index + 1)...]
                if rest.first?.kind.isCleaning != true {
                    plan.addCleaning(cleaning, isLast: !rest.contains { $0.kind.isCleaning })
                    cleaning = []
                }
                continue
            }
            add(rule, to: &plan)
        }
        return plan
    }

    private mutating func isApplicable(_ rule: ValidationRule, _ kind: RawKind) -> Bool {
        guard !kind.takes(rule.kind) else { return true }
        let advice =
            switch rule.kind {
            case .range where kind == .text || kind == .data: "; '.length' bounds its length"
            case .length: "; '.range' bounds its value"
            case .ascending: "; it is for structures of two parts"
            default: ""
            }
        report(
            "rule.not-applicable",
            rule.origin,
            "'\(rule.kind.spelling)' says nothing about \(kind.phrase)\(advice)"
        )
        return false
    }

    private mutating func withoutRepeats(_ rules: [ValidationRule]) -> [ValidationRule] {
        var firsts: [String: ValidationRule] = [:]
        return rules.filter { rule in
            let key = rule.kind.spelling
            guard !rule.kind.isRepeatable, let first = firsts.updateValue(rule, forKey: key) else {
                return true
            }
            report(
                "rule.repeated",
                rule.origin,
                "'\(key)' stands here twice; make one rule of the two",
                notes: [note("the first is here", first.origin)]
            )
            return false
        }
    }

    /// Reports cleaning after checking: the cleaned text might no longer pass the check.
    private mutating func reportLateCleaning(_ rules: [ValidationRule]) {
        guard let check = rules.first(where: { !$0.kind.isCleaning }),
            let start = rules.firstIndex(of: check),
            let late = rules[start...].first(where: { $0.kind.isCleaning })
        else { return }
        warn(
            "rule.late-cleaning",
            late.origin,
            "'\(late.kind.spelling)' changes the text after '\(check.kind.spelling)' has checked"
                + " it, so a value may be refused when it is decoded; put it first"
        )
    }

    private mutating func add(_ rule: ValidationRule, to plan: inout RulePlan) {
        switch rule.kind {
        case .trimmed, .lowercased, .ascending: break
        case .singleLine: plan.addSingleLine()
        case .nonEmpty: plan.addNonEmpty()
        case .characters(let set): addCharacters(set, rule, to: &plan)
        case .matches(let pattern): addPattern(pattern, rule, to: &plan)
        case .length(let bounds):
            guard let (lower, upper) = read(bounds, rule, { BoundLiteral(length: $0) }) else {
                return
            }
            plan.addLength(lower: lower, upper: upper, isUpperIncluded: bounds.includesUpper)
        case .range(let bounds):
            let (kind, types) = (plan.kind, types)
            guard let (lower, upper) = read(bounds, rule, { BoundLiteral($0, kind, types) }) else {
                return
            }
            plan.addRange(lower: lower, upper: upper, isUpperIncluded: bounds.includesUpper)
        }
    }

    private mutating func addCharacters(
        _ set: String,
        _ rule: ValidationRule,
        to plan: inout RulePlan
    ) {
        let name = set.hasPrefix(".") ? String(set.dropFirst()) : set
        guard CharacterKinds.names.contains(name) else {
            report(
                "rule.unknown-characters",
                rule.origin,
                "there is no set of characters '\(name)'; it can be "
                    + CharacterKinds.names.map { "'\($0)'" }.joined(separator: ", ")
            )
            return
        }
        plan.addCharacters(name)
    }

    /// Checks with Swift's own engine. Foundation's, which the code will use, has the same syntax,
    /// but loading it would double the tool's start time.
    private mutating func addPattern(
        _ pattern: String,
        _ rule: ValidationRule,
        to plan: inout RulePlan
    ) {
        guard (try? Regex(pattern)) != nil else {
            report(
                "rule.wrong-pattern",
                rule.origin,
                "'\(pattern)' is no regular expression"
            )
            return
        }
        plan.addPattern(pattern)
    }
}

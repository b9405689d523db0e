extension Templates {
    static let values: [Source] = [
        ("values-case", PackageResources.values_case_mustache),
        ("values-check", PackageResources.values_check_mustache),
        ("values-checking-initializer", PackageResources.values_checking_initializer_mustache),
        ("values-choice", PackageResources.values_choice_mustache),
        ("values-constant", PackageResources.values_constant_mustache),
        ("values-enumeration", PackageResources.values_enumeration_mustache),
        ("values-error", PackageResources.values_error_mustache),
        ("values-error-text", PackageResources.values_error_text_mustache),
        ("values-file", PackageResources.values_file_mustache),
        ("values-memberwise-initializer", PackageResources.values_memberwise_initializer_mustache),
        ("values-option", PackageResources.values_option_mustache),
        ("values-option-set", PackageResources.values_option_set_mustache),
        ("values-ordered-pair", PackageResources.values_ordered_pair_mustache),
        ("values-part", PackageResources.values_part_mustache),
        ("values-step", PackageResources.values_step_mustache),
        ("values-structure", PackageResources.values_structure_mustache),
        ("values-trusting-initializer", PackageResources.values_trusting_initializer_mustache),
        ("values-type", PackageResources.values_type_mustache),
        ("values-validated", PackageResources.values_validated_mustache),
    ]
}

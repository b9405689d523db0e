typedef BANK_ENUM(NSInteger, AccountKind) {
    AccountKindChecking,
    AccountKindSavings
};

#import <CoreData/CoreData.h>
#import "BankExport.h"
#import <BankKit/BankKit.h>

BANK_ASSUME_NONNULL_BEGIN

BANK_EXPORT NSString * const AccountNameKey;

BANK_EXPORT
@interface Account : BankObject <BankCoding>
@property (nonatomic, copy) NSString *name BANK_DEPRECATED("use fullName", 3);
@property (nonatomic, copy, nullable) BankColor *color;
@property (nonatomic) BankAmount balance;
@property (nonatomic, strong) id<BankRules> rules;
@property (nonatomic) AccountKind kind;
@end

@interface Account (CoreDataProperties)
@property (nonatomic, copy) NSString *number;
@property (nonatomic) AccountKind accountKind;
@property (nonatomic, strong, nullable) Branch *branch;
@property (nonatomic, strong, nullable) NSSet<Transfer *> *transfers;
@property (nonatomic, strong, nullable) Owner *owner;
@end

@interface Account (CoreDataGeneratedAccessors)
- (void)addTransfersObject:(Transfer *)value;
@end

BANK_ASSUME_NONNULL_END

#import <CoreData/CoreData.h>

@interface Nullability : NSManagedObject
@property (nonatomic, copy, nullable) NSString *keywordNullable;
@property (nonatomic, copy, nonnull) NSString *keywordNonnull;
@property (nonatomic, copy, null_resettable) NSString *resettable;
@property (nonatomic, copy, null_unspecified) NSString *unspecified;
@property (nonatomic, copy) NSString * _Nullable qualifierNullable;
@property (nonatomic, copy) NSString * _Nonnull qualifierNonnull;
@property (nonatomic, copy) NSString * __nullable oldNullable;
@property (nonatomic, copy) NSString * __nonnull oldNonnull;
@property (nonatomic, copy) NSString * _Null_unspecified qualifierUnspecified;
@property NSString *plain;
NS_ASSUME_NONNULL_BEGIN
@property (nonatomic, copy) NSString *audited;
@property (nonatomic, copy, nullable) NSString *auditedNullable;
@property (nonatomic) __kindof NSString *kind;
NS_ASSUME_NONNULL_END
@end

#import "LIBBook+CoreDataClass.h"
#import "LIBTypes.h"

NS_ASSUME_NONNULL_BEGIN

@interface LIBBook (CoreDataProperties)

+ (NSFetchRequest<LIBBook *> *)fetchRequest NS_SWIFT_NAME(fetchRequest());

/// The title as printed.
@property (nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) NSString *subtitle;
@property (nonatomic) int32_t pages;
@property (nonatomic) NSTimeInterval published;
@property (nullable, nonatomic, copy) NSUUID *identifier;
@property (nullable, nonatomic, copy) NSURL *website;
@property (nullable, nonatomic, copy) NSDecimalNumber *price;
@property (nonatomic) LIBBookFormat format;
@property (nonatomic) LIBBookFlags flags;
@property (nonatomic, getter=isLent) BOOL lent;
@property (nullable, nonatomic, retain) NSArray<NSString *> *keywords;
@property (nullable, nonatomic, retain) LIBAuthor *author;
@property (nullable, nonatomic, retain) NSSet<LIBTag *> *tags;

@end

@interface LIBBook (CoreDataGeneratedAccessors)

- (void)addTagsObject:(LIBTag *)value;
- (void)removeTagsObject:(LIBTag *)value;
- (void)addTags:(NSSet<LIBTag *> *)values;
- (void)removeTags:(NSSet<LIBTag *> *)values;

@end

NS_ASSUME_NONNULL_END

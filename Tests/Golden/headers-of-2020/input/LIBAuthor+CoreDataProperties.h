#import "LIBAuthor+CoreDataClass.h"

NS_ASSUME_NONNULL_BEGIN

@interface LIBAuthor (CoreDataProperties)

+ (NSFetchRequest<LIBAuthor *> *)fetchRequest NS_SWIFT_NAME(fetchRequest());

@property (nonatomic, copy) NSString *name;
@property (nullable, nonatomic, copy) NSDate *born;
@property (nullable, nonatomic, retain) NSData *portrait;
@property (nullable, nonatomic, retain) NSOrderedSet<LIBBook *> *books;

@end

@interface LIBAuthor (CoreDataGeneratedAccessors)

- (void)insertObject:(LIBBook *)value inBooksAtIndex:(NSUInteger)idx;
- (void)removeObjectFromBooksAtIndex:(NSUInteger)idx;
- (void)addBooksObject:(LIBBook *)value;
- (void)removeBooksObject:(LIBBook *)value;
- (void)addBooks:(NSOrderedSet<LIBBook *> *)values;

@end

NS_ASSUME_NONNULL_END

// developer.apple.com/documentation/coredata/nsfetchindexdescription
#ifndef GATE_NSFETCHINDEXDESCRIPTION_H
#define GATE_NSFETCHINDEXDESCRIPTION_H
#import <CoreData/CoreDataTypes.h>

@class NSPropertyDescription;

NS_ASSUME_NONNULL_BEGIN
// developer.apple.com/documentation/coredata/nsfetchindexelementtype
typedef NS_ENUM(NSUInteger, NSFetchIndexElementType) {
  NSFetchIndexElementTypeBinary NS_SWIFT_NAME(binary),
  NSFetchIndexElementTypeRTree NS_SWIFT_NAME(rTree)
};

// developer.apple.com/documentation/coredata/nsfetchindexelementdescription
@interface NSFetchIndexElementDescription : NSObject <NSCoding, NSCopying>
// developer.apple.com/documentation/coredata/nsfetchindexelementdescription/init(property:collationtype:)
- (instancetype)initWithProperty:(NSPropertyDescription *)property collationType:(NSFetchIndexElementType)collationType;
@property (readonly, nullable, retain) NSPropertyDescription *property;
@property (readonly, nullable, retain) NSString *propertyName;
@property NSFetchIndexElementType collationType;
@property (getter=isAscending) BOOL ascending;
@end

@interface NSFetchIndexDescription : NSObject <NSCoding, NSCopying>
// developer.apple.com/documentation/coredata/nsfetchindexdescription/init(name:elements:)
- (instancetype)initWithName:(NSString *)name elements:(nullable NSArray<NSFetchIndexElementDescription *> *)elements;
@property (copy) NSString *name;
@property (copy) NSArray<NSFetchIndexElementDescription *> *elements;
@property (nullable, copy) NSPredicate *partialIndexPredicate;
@end
NS_ASSUME_NONNULL_END
#endif

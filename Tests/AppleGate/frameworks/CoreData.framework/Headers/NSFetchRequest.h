// developer.apple.com/documentation/coredata/nsfetchrequest
#ifndef GATE_NSFETCHREQUEST_H
#define GATE_NSFETCHREQUEST_H
#import <CoreData/NSManagedObjectID.h>

NS_ASSUME_NONNULL_BEGIN
// developer.apple.com/documentation/coredata/nspersistentstorerequesttype
typedef NS_ENUM(NSUInteger, NSPersistentStoreRequestType) {
  NSFetchRequestType NS_SWIFT_NAME(fetchRequestType) = 1,
  NSSaveRequestType NS_SWIFT_NAME(saveRequestType),
  NSBatchInsertRequestType NS_SWIFT_NAME(batchInsertRequestType) = 5,
  NSBatchUpdateRequestType NS_SWIFT_NAME(batchUpdateRequestType) = 6,
  NSBatchDeleteRequestType NS_SWIFT_NAME(batchDeleteRequestType) = 7
};

// developer.apple.com/documentation/coredata/nspersistentstorerequest
@interface NSPersistentStoreRequest : NSObject <NSCopying>
@property (readonly) NSPersistentStoreRequestType requestType;
@end

// developer.apple.com/documentation/coredata/nsfetchrequestresulttype
typedef NS_OPTIONS(NSUInteger, NSFetchRequestResultType) {
  NSManagedObjectResultType NS_SWIFT_NAME(managedObjectResultType) = 0x00,
  NSManagedObjectIDResultType NS_SWIFT_NAME(managedObjectIDResultType) = 0x01,
  NSDictionaryResultType NS_SWIFT_NAME(dictionaryResultType) = 0x02,
  NSCountResultType NS_SWIFT_NAME(countResultType) = 0x04
};

@interface NSFetchRequest<__covariant ResultType : id<NSFetchRequestResult>> : NSPersistentStoreRequest <NSCoding, NSCopying>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithEntityName:(NSString *)entityName;
@property (nullable, nonatomic, strong) NSEntityDescription *entity;
@property (nullable, nonatomic, readonly, strong) NSString *entityName;
@property (nullable, nonatomic, strong) NSPredicate *predicate;
@property (nullable, nonatomic, strong) NSArray<NSSortDescriptor *> *sortDescriptors;
@property (nonatomic) NSUInteger fetchLimit;
@property (nonatomic) NSUInteger fetchOffset;
@property (nonatomic) NSUInteger fetchBatchSize;
@property (nonatomic) NSFetchRequestResultType resultType;
@property (nonatomic) BOOL includesSubentities;
@property (nonatomic) BOOL includesPropertyValues;
@property (nonatomic) BOOL includesPendingChanges;
@property (nonatomic) BOOL returnsObjectsAsFaults;
@property (nonatomic) BOOL returnsDistinctResults;
@property (nonatomic) BOOL shouldRefreshRefetchedObjects;
@property (nullable, nonatomic, copy) NSArray<NSString *> *relationshipKeyPathsForPrefetching;
@property (nullable, nonatomic, copy) NSArray *propertiesToFetch;
@property (nullable, nonatomic, copy) NSArray *propertiesToGroupBy;
@property (nullable, nonatomic, strong) NSPredicate *havingPredicate;
@end

// developer.apple.com/documentation/coredata/nspersistentstoreresult
@interface NSPersistentStoreResult : NSObject
@end

// developer.apple.com/documentation/coredata/nsbatchdeleterequestresulttype
typedef NS_ENUM(NSUInteger, NSBatchDeleteRequestResultType) {
  NSBatchDeleteResultTypeStatusOnly NS_SWIFT_NAME(resultTypeStatusOnly) = 0x0,
  NSBatchDeleteResultTypeObjectIDs NS_SWIFT_NAME(resultTypeObjectIDs) = 0x1,
  NSBatchDeleteResultTypeCount NS_SWIFT_NAME(resultTypeCount) = 0x2
};

// developer.apple.com/documentation/coredata/nsbatchdeleterequest
@interface NSBatchDeleteRequest : NSPersistentStoreRequest
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithFetchRequest:(NSFetchRequest *)fetch NS_DESIGNATED_INITIALIZER;
@property NSBatchDeleteRequestResultType resultType;
@end

// developer.apple.com/documentation/coredata/nsbatchdeleteresult
@interface NSBatchDeleteResult : NSPersistentStoreResult
@property (nullable, strong, readonly) id result;
@end
NS_ASSUME_NONNULL_END
#endif

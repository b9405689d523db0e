// developer.apple.com/documentation/coredata/nspersistentcontainer
#ifndef GATE_NSPERSISTENTCONTAINER_H
#define GATE_NSPERSISTENTCONTAINER_H
#import <CoreData/NSManagedObjectContext.h>

NS_ASSUME_NONNULL_BEGIN
extern NSString *const NSSQLiteStoreType;
extern NSString *const NSInMemoryStoreType;

// developer.apple.com/documentation/coredata/nspersistentstore
@interface NSPersistentStore : NSObject
@end

// developer.apple.com/documentation/coredata/nspersistentstorecoordinator
NS_SWIFT_SENDABLE
@interface NSPersistentStoreCoordinator : NSObject
- (instancetype)initWithManagedObjectModel:(NSManagedObjectModel *)model NS_DESIGNATED_INITIALIZER;
@property (readonly, strong) NSManagedObjectModel *managedObjectModel;
- (nullable __kindof NSPersistentStore *)addPersistentStoreWithType:(NSString *)storeType configuration:(nullable NSString *)configuration URL:(nullable NSURL *)storeURL options:(nullable NSDictionary *)options error:(NSError **)error NS_SWIFT_NAME(addPersistentStore(ofType:configurationName:at:options:));
@end

// developer.apple.com/documentation/coredata/nspersistentstoredescription
@interface NSPersistentStoreDescription : NSObject <NSCopying>
@property (copy) NSString *type;
@property (nullable, copy) NSString *configuration;
@property (nullable, copy) NSURL *URL NS_SWIFT_NAME(url);
@property (nonatomic) BOOL shouldMigrateStoreAutomatically;
@property (nonatomic) BOOL shouldInferMappingModelAutomatically;
@property (nonatomic) BOOL shouldAddStoreAsynchronously;
- (instancetype)initWithURL:(NSURL *)url NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_SENDABLE
@interface NSPersistentContainer : NSObject
@property (strong, readonly) NSManagedObjectContext *viewContext;
@property (strong, readonly) NSManagedObjectModel *managedObjectModel;
@property (strong, readonly) NSPersistentStoreCoordinator *persistentStoreCoordinator;
@property (copy) NSArray<NSPersistentStoreDescription *> *persistentStoreDescriptions;
@property (copy, readonly) NSString *name;
- (instancetype)initWithName:(NSString *)name;
- (instancetype)initWithName:(NSString *)name managedObjectModel:(NSManagedObjectModel *)model NS_DESIGNATED_INITIALIZER;
// developer.apple.com/documentation/coredata/nspersistentcontainer/loadpersistentstores(completionhandler:)
- (void)loadPersistentStoresWithCompletionHandler:(void (^)(NSPersistentStoreDescription *, NSError *_Nullable))block;
- (NSManagedObjectContext *)newBackgroundContext NS_SWIFT_NAME(newBackgroundContext());
- (void)performBackgroundTask:(void (^)(NSManagedObjectContext *))block;
@end
NS_ASSUME_NONNULL_END
#endif

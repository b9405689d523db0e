// developer.apple.com/documentation/coredata/nsfetchedresultscontroller
#ifndef GATE_NSFETCHEDRESULTSCONTROLLER_H
#define GATE_NSFETCHEDRESULTSCONTROLLER_H
#import <CoreData/NSFetchRequest.h>
#import <CoreData/NSManagedObjectContext.h>

NS_ASSUME_NONNULL_BEGIN
@class NSFetchedResultsController<ResultType : id<NSFetchRequestResult>>;

// developer.apple.com/documentation/coredata/nsfetchedresultscontrollerdelegate
@protocol NSFetchedResultsControllerDelegate <NSObject>
@optional
- (void)controllerWillChangeContent:(NSFetchedResultsController<id<NSFetchRequestResult>> *)controller;
- (void)controllerDidChangeContent:(NSFetchedResultsController<id<NSFetchRequestResult>> *)controller;
@end

@interface NSFetchedResultsController<ResultType : id<NSFetchRequestResult>> : NSObject
- (instancetype)initWithFetchRequest:(NSFetchRequest<ResultType> *)fetchRequest
                managedObjectContext:(NSManagedObjectContext *)context
                  sectionNameKeyPath:(nullable NSString *)sectionNameKeyPath
                           cacheName:(nullable NSString *)name;
- (BOOL)performFetch:(NSError **)error;
@property (nonatomic, readonly) NSFetchRequest<ResultType> *fetchRequest;
@property (nonatomic, readonly) NSManagedObjectContext *managedObjectContext;
@property (nullable, nonatomic, assign) id<NSFetchedResultsControllerDelegate> delegate;
@property (nullable, nonatomic, readonly) NSArray<ResultType> *fetchedObjects;
@end
NS_ASSUME_NONNULL_END
#endif

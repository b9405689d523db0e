#import <CoreData/CoreData.h>

@interface Open : NSManagedObject
@property (nonatomic, copy) NSString *name
@property (nonatomic) int count;

#import <CoreData/CoreData.h>

@interface Twice : NSManagedObject
@property (nonatomic) int count;
@end

@interface Twice : NSManagedObject
@end

#import <Foundation/Foundation.h>
#import <CoreData/CoreData.h>

@class LIBBook;

@interface LIBTag : NSManagedObject
@end

#import "LIBTag+CoreDataProperties.h"

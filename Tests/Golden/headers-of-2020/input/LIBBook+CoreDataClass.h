#import <Foundation/Foundation.h>
#import <CoreData/CoreData.h>

@class LIBAuthor, NSObject;

NS_ASSUME_NONNULL_BEGIN

/// A book on a shelf.
@interface LIBBook : NSManagedObject

@property (nonatomic, readonly) NSString *displayTitle;

@end

NS_ASSUME_NONNULL_END

#import "LIBBook+CoreDataProperties.h"

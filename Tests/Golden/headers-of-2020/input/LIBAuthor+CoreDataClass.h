#import <Foundation/Foundation.h>
#import <CoreData/CoreData.h>

@class LIBBook;

NS_ASSUME_NONNULL_BEGIN

/**
 * A person who writes books.
 *
 * Authors are unique by name.
 */
NS_SWIFT_NAME(Author)
@interface LIBAuthor : NSManagedObject

@end

NS_ASSUME_NONNULL_END

#import "LIBAuthor+CoreDataProperties.h"

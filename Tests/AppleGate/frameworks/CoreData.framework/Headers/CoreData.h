// The part of Apple's Core Data that generated code meets.
// developer.apple.com/documentation/coredata
#ifndef GATE_COREDATA_H
#define GATE_COREDATA_H
#import <Foundation/Foundation.h>
#import <CoreData/CoreDataTypes.h>
#import <CoreData/CoreDataErrors.h>
#import <CoreData/NSFetchIndexDescription.h>
#import <CoreData/NSPropertyDescription.h>
#import <CoreData/NSEntityDescription.h>
#import <CoreData/NSManagedObjectID.h>
#import <CoreData/NSFetchRequest.h>
#import <CoreData/NSManagedObject.h>
#import <CoreData/NSManagedObjectContext.h>
#import <CoreData/NSPersistentContainer.h>
#import <CoreData/NSFetchedResultsController.h>
#endif

// The part of Apple's Foundation that generated code meets.
// developer.apple.com/documentation/foundation
#ifndef GATE_FOUNDATION_H
#define GATE_FOUNDATION_H
#import <Foundation/NSObjCRuntime.h>
#import <Foundation/NSObject.h>
#import <Foundation/NSString.h>
#import <Foundation/NSCollections.h>
#import <Foundation/NSValue.h>
#import <Foundation/NSBridgedValues.h>
#import <Foundation/NSError.h>
#import <Foundation/NSPredicate.h>
#import <Foundation/NSSortDescriptor.h>
#import <Foundation/NSKeyValueCoding.h>
#import <Foundation/NSRegularExpression.h>
#import <Foundation/NSSystem.h>
#endif

// developer.apple.com/documentation/coredata/core-data-constants
#ifndef GATE_COREDATAERRORS_H
#define GATE_COREDATAERRORS_H
#import <Foundation/Foundation.h>

enum : NSInteger {
  // developer.apple.com/documentation/coredata/nsvalidationnumbertoolargeerror
  NSValidationNumberTooLargeError = 1610,
  NSValidationNumberTooSmallError = 1620,
  NSValidationDateTooLateError = 1630,
  NSValidationDateTooSoonError = 1640,
  NSValidationStringTooLongError = 1660,
  NSValidationStringTooShortError = 1670,
  // developer.apple.com/documentation/coredata/nsvalidationstringpatternmatchingerror
  NSValidationStringPatternMatchingError = 1680
};
#endif

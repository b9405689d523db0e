// Bundles, files and locks.
#ifndef GATE_NSSYSTEM_H
#define GATE_NSSYSTEM_H
#import <Foundation/NSObject.h>

NS_ASSUME_NONNULL_BEGIN
// developer.apple.com/documentation/foundation/bundle
NS_SWIFT_NAME(Bundle) NS_SWIFT_SENDABLE
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
// developer.apple.com/documentation/foundation/bundle/url(forresource:withextension:)
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext;
@end

// developer.apple.com/documentation/foundation/filehandle
NS_SWIFT_NAME(FileHandle) NS_SWIFT_SENDABLE
@interface NSFileHandle : NSObject <NSSecureCoding>
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardError NS_SWIFT_NAME(standardError);
// developer.apple.com/documentation/foundation/filehandle/write(_:)
- (void)writeData:(NSData *)data;
@end

// developer.apple.com/documentation/foundation/nslocking
@protocol NSLocking
- (void)lock;
- (void)unlock;
@end

// developer.apple.com/documentation/foundation/nslock
NS_SWIFT_SENDABLE
@interface NSLock : NSObject <NSLocking>
@end
NS_ASSUME_NONNULL_END
#endif

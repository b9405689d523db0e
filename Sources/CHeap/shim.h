// The heap of the C library, which Swift's objects are allocated from.
#if __APPLE__
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif

/// How many bytes of memory belong to the block that starts at an address.
static inline size_t heap_block_size(void *start) {
#if __APPLE__
    return malloc_size(start);
#else
    return malloc_usable_size(start);
#endif
}

/// Makes the heap of every thread grow by at least so many bytes, where the C library has a say in it.
static inline void heap_grow_by(int bytes) {
#ifdef __GLIBC__
    mallopt(M_TOP_PAD, bytes);
#endif
}

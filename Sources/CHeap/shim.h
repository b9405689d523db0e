// The C library's heap, from which Swift's objects are allocated.

// Declares `__GLIBC__` if the C library is glibc. The compiler's headers don't.
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#endif

/// Prepares the heap of the calling thread for many objects, where the C library is glibc: it grows once by
/// 32 megabytes, not page by page, and the system backs it by large pages. Memory that is not touched costs
/// nothing. Calling it again does nothing. Returns whether the C library is glibc.
static inline int heap_prepare(void) {
#ifdef __GLIBC__
    static __thread int is_prepared = 0;
    if (is_prepared) return 1;
    is_prepared = 1;
    const size_t growth = 32 << 20, large_page = 2 << 20;
    // Freed memory at the top of the heap is kept, and blocks up to that size are allocated in the heap.
    mallopt(M_TOP_PAD, (int)growth);
    mallopt(M_MMAP_THRESHOLD, (int)growth);
    void *block = malloc(growth - (64 << 10));
    // A hint. Memory outside the heap may also use large pages.
    const uintptr_t start = (uintptr_t)block & ~(uintptr_t)(large_page - 1);
    if (block) madvise((void *)start, growth, MADV_HUGEPAGE);
    free(block);
    return 1;
#else
    return 0;
#endif
}

// The C library's heap, from which Swift's objects are allocated.
#include <stddef.h>
#ifdef __GLIBC__
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#endif

/// Prepares the heap of the calling thread for many objects, where the C library is glibc: it grows by 16
/// megabytes, not page by page, and the system backs it by large pages. Memory that is not touched costs
/// nothing. Calling it again does nothing.
static inline void heap_prepare(void) {
#ifdef __GLIBC__
    static __thread int is_prepared = 0;
    if (is_prepared) return;
    is_prepared = 1;
    const size_t growth = 16 << 20, large_page = 2 << 20;
    mallopt(M_TOP_PAD, (int)growth);
    // Too much for the heap that a thread begins with, so that it has grown where they lie.
    const size_t size = 120 << 10;
    void *first = malloc(size), *second = malloc(size);
    // A hint: what of this memory is no heap may be backed so as well.
    const uintptr_t start = (uintptr_t)first & ~(uintptr_t)(large_page - 1);
    if (first) madvise((void *)start, growth, MADV_HUGEPAGE);
    free(second);
    free(first);
#endif
}

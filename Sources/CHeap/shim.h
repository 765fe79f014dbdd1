// What the program asks of the C library's allocator and of the kernel. To be given a page of 4 kB costs as much as
// parsing a thousand bytes of XML, so memory is kept once it is there, and what is large comes in pages of 2 MB. Hints of
// glibc and Linux alone; elsewhere they do nothing.
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// Lets freed blocks serve the next screen instead of going back to the system, up to 1 GB: more than any screen takes.
static inline void readout_heap_keep(void) {
#ifdef __GLIBC__
  const int largest = 1 << 30;
  (void)mallopt(M_MMAP_THRESHOLD, largest);
  (void)mallopt(M_TRIM_THRESHOLD, largest);
#endif
}

// Asks for large pages in a block, wherever whole ones fit.
static inline void readout_heap_large_pages(void *block, size_t count) {
#ifdef MADV_HUGEPAGE
  const uintptr_t page = (uintptr_t)1 << 21;
  const uintptr_t start = ((uintptr_t)block + page - 1) & ~(page - 1);
  const uintptr_t end = ((uintptr_t)block + count) & ~(page - 1);
  if (end > start) (void)madvise((void *)start, end - start, MADV_HUGEPAGE);
#else
  (void)block, (void)count;
#endif
}

// Prepares for an input of that many bytes. An audit takes twice its input, and half a large page is saved from 256 kB
// on; beyond 256 MB the address space that is asked for could itself be refused. What is not used is never taken.
static inline void readout_heap_expect(size_t bytes) {
#ifdef __GLIBC__
  const size_t smallest = (size_t)256 << 10, largest = (size_t)256 << 20, page = (size_t)2 << 20;
  if (bytes < smallest || bytes > largest) return;
  void *block = malloc(2 * bytes + page);
  if (!block) return;
  readout_heap_large_pages(block, malloc_usable_size(block));
#ifdef MADV_POPULATE_WRITE
  // The input itself comes to lie before the first large page: its small pages all at once cost less than one by one.
  const uintptr_t small = (uintptr_t)sysconf(_SC_PAGESIZE);
  const uintptr_t start = ((uintptr_t)block + small - 1) & ~(small - 1);
  const uintptr_t large = ((uintptr_t)block + page - 1) & ~(uintptr_t)(page - 1);
  const uintptr_t end = start + bytes < large ? start + bytes : large;
  if (end > start) (void)madvise((void *)start, end - start, MADV_POPULATE_WRITE);
#endif
  free(block);
#else
  (void)bytes;
#endif
}

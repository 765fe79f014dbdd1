// What the program asks of the C library's allocator. To be given a page of 4 kB costs as much as parsing a thousand
// bytes of XML, so memory is kept once it is there, and large inputs get it in pages of 2 MB. Hints of glibc and Linux
// alone; elsewhere they do nothing.
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// Lets freed blocks serve the next screen, however large they are, instead of going back to the system.
static inline void readout_heap_keep(void) {
#ifdef __GLIBC__
  (void)mallopt(M_MMAP_THRESHOLD, 1 << 30);
  (void)mallopt(M_TRIM_THRESHOLD, 1 << 30);
#endif
}

// Prepares for an input of that many bytes. Large pages pay from a quarter of a megabyte on, and an audit takes twice
// its input; what is not used is never taken.
static inline void readout_heap_expect(size_t bytes) {
#if defined(__GLIBC__) && defined(MADV_HUGEPAGE)
  if (bytes < 256 << 10 || bytes >= 256 << 20) return;
  const uintptr_t page = (uintptr_t)1 << 21;
  void *block = malloc(2 * bytes + page);
  if (!block) return;
  const uintptr_t start = ((uintptr_t)block + page - 1) & ~(page - 1);
  const uintptr_t end = ((uintptr_t)block + malloc_usable_size(block)) & ~(page - 1);
  if (end > start) (void)madvise((void *)start, end - start, MADV_HUGEPAGE);
  free(block);
#else
  (void)bytes;
#endif
}

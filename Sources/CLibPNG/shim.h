// The only door to libpng, and only to its simplified interface: the other one jumps out of C over Swift's frames.
//
// Its macros with casts and conditions do not reach Swift, so that what they stand for is written out here.
#include <png.h>
#include <string.h>

// Reads the header of a picture in memory; 0 on failure, with the reason in `image->message`.
static inline int readout_png_begin(png_imagep image, const void *bytes, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  return png_image_begin_read_from_memory(image, bytes, count);
}

// Decodes into four bytes a pixel, sRGB, alpha not multiplied in, no padding between rows; 0 on failure. Frees what the
// image holds either way.
static inline int readout_png_finish(png_imagep image, void *pixels) {
  image->format = PNG_FORMAT_RGBA;
  // Without it, samples of 16 bits are taken for light, not for sRGB, where no chunk says which.
  image->flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  return png_image_finish_read(image, NULL, pixels, 0, NULL);
}

// Why the last step failed; lives as long as the image.
static inline const char *readout_png_message(const png_image *image) { return image->message; }

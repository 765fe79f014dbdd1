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
  const size_t count = (size_t)image->width * image->height;
  const int is_opaque = !(image->format & PNG_FORMAT_FLAG_ALPHA);
  // Without it, samples of 16 bits are taken for light, not for sRGB, where no chunk says which.
  image->flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  if (!is_opaque) {
    image->format = PNG_FORMAT_RGBA;
    return png_image_finish_read(image, NULL, pixels, 0, NULL);
  }
  // What has no alpha is decoded into the last three quarters and spread out from there: libpng's own way to add the
  // fourth byte takes twice as long.
  image->format = PNG_FORMAT_RGB;
  png_bytep from = (png_bytep)pixels + count;
  if (!png_image_finish_read(image, NULL, from, 0, NULL)) return 0;
  png_bytep to = (png_bytep)pixels;
  // Four bytes at once, of which the last is the next pixel's; the last pixel has none after it.
  for (size_t left = count; left > 1; left--, from += 3, to += 4) {
    memmove(to, from, 4);
    to[3] = 0xFF;
  }
  memmove(to, from, 3);
  to[3] = 0xFF;
  return 1;
}

// Why the last step failed; lives as long as the image.
static inline const char *readout_png_message(const png_image *image) { return image->message; }

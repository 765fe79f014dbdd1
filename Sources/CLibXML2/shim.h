// The only door to libxml2.
//
// Debian compiles libxml2 with ICU, so libxml/encoding.h pulls in Debian's unicode/ucnv.h, which clashes with the
// ICU headers inside Swift's Foundation. Without the macro only fields of the encoding-handler struct change, and
// those are opaque to us.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

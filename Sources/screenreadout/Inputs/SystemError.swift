#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The numbers of the operating system in words that do not depend on the system's language.
enum SystemError {
  static func text(_ number: Int32) -> String {
    switch number {
    case ENOENT: "it does not exist"
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "a part of its path is not a folder"
    case EISDIR: "it is a folder"
    case ELOOP: "its symbolic links go in a circle"
    case ENAMETOOLONG: "its name is too long"
    case ENOSPC: "the disk is full"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "it would be larger than files may be here"
    case EROFS: "the disk is read-only"
    case EIO: "the disk reports an error"
    case EMFILE, ENFILE: "too many files are open"
    case ENOMEM: "there is not enough memory"
    default: "system error \(number)"
    }
  }
}

/// An error number of the operating system.
struct SystemFailure: Error, Equatable {
  let number: Int32

  var text: String { SystemError.text(number) }

  /// Whether there is nothing under the name.
  var isMissing: Bool { number == ENOENT || number == ENOTDIR }
}

/// What a byte of a text in UTF-8 is, without decoding: scanners look at millions of them.
extension UInt8 {
  /// A digit of ASCII.
  @inlinable public var isDigit: Bool { self &- 0x30 < 10 }

  /// A small letter of ASCII.
  @inlinable public var isSmallLetter: Bool { self &- 0x61 < 26 }

  /// A capital letter of ASCII.
  @inlinable public var isCapitalLetter: Bool { self &- 0x41 < 26 }

  /// A letter of ASCII.
  @inlinable public var isLetter: Bool { (self | 0x20).isSmallLetter }

  /// What words consist of: a letter or digit of ASCII, or a part of any character beyond.
  @inlinable public var isWordByte: Bool { isLetter || isDigit || self >= 0x80 }

  /// A blank, a tab or what ends a line or page.
  @inlinable public var isBlank: Bool { self == 0x20 || self &- 0x09 < 5 }

  /// The small letter of a capital one of ASCII; everything else as it is.
  @inlinable public var lowered: UInt8 { isCapitalLetter ? self | 0x20 : self }
}

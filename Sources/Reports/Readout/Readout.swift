import Audit
import ScreenModel
import ViewHierarchy

/// What a screen-reader user hears on one screen, swipe by swipe, ready to be written in any form.
public struct Readout: Sendable {
  /// One stop of the screen reader.
  public struct Stop: Sendable {
    /// The row of its node.
    public let node: Int
    /// Where it stands in the file; 0 where unknown.
    public let line: Int
    public let role: String
    public let identifier: String?
    /// What is said at once; empty where nothing is.
    public let spoken: String
    /// What is said between the description and the hint: "Actions available."
    public let remarks: String
    /// What is said after a pause.
    public let hint: String
    /// How many bytes of ``spoken`` are the app's own texts; words of the screen reader follow them.
    public let textBytes: Int
    /// The card or cell that it lies in or is: "card 2 of 6"; empty where there is none.
    public let unit: String
    /// Whether a container in the lines around the stop tells the card or cell already.
    public let isUnitTold: Bool
    /// Where it lies on the screen: "top left"; empty where that is not known.
    public let spot: String
    /// How long it takes to hear, in seconds.
    public let seconds: Double
    public let isHeading: Bool
    /// What the export does not say about it and VoiceOver would.
    public let missing: [Fact]

    /// What is said, with numbers, dates and addresses of the app's texts masked; "2 of 5" stays.
    var masked: String {
      DynamicText.masked(spoken.utf8.prefix(textBytes))
        + String(decoding: spoken.utf8.dropFirst(textBytes), as: UTF8.self)
    }

    /// Where it lies: "card 2 of 6, top left"; empty where nothing is known.
    public var place: String { [unit, spot].filter { !$0.isEmpty }.joined(separator: ", ") }

    /// The utterances of the stop, one after the other; without any the stop is silent.
    public var utterances: [String] { [spoken, remarks, hint].filter { !$0.isEmpty } }
  }

  /// A container that stops are read in.
  public struct Container: Sendable {
    public let node: Int
    public let word: String
    public let name: String?
    public let identifier: String?
    /// "2 of 6" for a card or cell.
    public let number: String?
  }

  /// A line of the readout. The depth counts the containers around it.
  public enum Line: Sendable {
    case container(Container, depth: Int)
    case stop(Stop, number: Int, depth: Int)
  }

  public let reader: ScreenReader
  public let format: String
  public let lines: [Line]
  /// The stops, first to last.
  public let stops: [Stop]
  /// How long it takes to hear all, in seconds.
  public let seconds: Double
  /// Whether the export states the order.
  public let isOrderStated: Bool
  /// Whether the export states which nodes are elements.
  public let areStopsStated: Bool
  /// The numbers of stops whose order among each other depends on the system's sorting algorithm; first to last.
  public let unstable: [[Int]]
  /// The number of the stop that holds the main action, from 1.
  public let primaryStop: Int?
  /// Facts that the export does not carry for any stop.
  public let missing: [Fact]
  public let isTruncated: Bool
  public let isInterrupted: Bool

  /// The seconds until the main action is heard.
  public var secondsToPrimary: Double? {
    primaryStop.map { number in stops.prefix(number - 1).reduce(0) { $0 + $1.seconds } }
  }
}

/// The screen reader whose speech a readout tells.
public enum ScreenReader: String, Sendable {
  case voiceover, talkback

  /// The screen reader of a platform.
  public init(_ platform: Platform) { self = platform == .ios ? .voiceover : .talkback }

  /// As its maker writes it.
  public var name: String { self == .voiceover ? "VoiceOver" : "TalkBack" }

  /// What a prediction holds for, as a tolerance.
  var tolerance: String { self == .voiceover ? "predicted for iOS 17 and newer" : "predicted" }
}

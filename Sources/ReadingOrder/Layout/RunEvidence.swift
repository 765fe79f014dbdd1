/// What a run of bands shows whichever gap is looked at.
struct RunEvidence {
  /// Widest distance between two neighbouring bands, and the sum of all.
  var farthest = 0
  var distances = 0
  var rowTwins = 0
  var restarts = 0
  var strips = 0
  var hasEqualWidths = false
  var cutsRepeatBefore = false
  var cutsRepeatAfter = false
  var nextFits = false
  var beganAbove = false
  /// Whether the run is all there is in its region.
  var isWhole = false
  /// Whether no band comes after it.
  var isLast = false
  /// 1 if the next band is clearly farther than the bands of the run are from each other, -1 if clearly nearer.
  var setApart = 0

  /// Hundredths of a point.
  var points: Int {
    var sum = 0
    sum += min(3, restarts) * ColumnWeights.restart
    if hasEqualWidths { sum += ColumnWeights.equalWidths }
    if strips > 3 { sum += ColumnWeights.manyStrips }
    if cutsRepeatBefore { sum += ColumnWeights.cutsRepeatBefore }
    if cutsRepeatAfter { sum += ColumnWeights.cutsRepeatAfter }
    if nextFits { sum += ColumnWeights.nextFits }
    if beganAbove { sum += ColumnWeights.beganAbove }
    sum += setApart * ColumnWeights.setApart
    return sum * 100
  }
}

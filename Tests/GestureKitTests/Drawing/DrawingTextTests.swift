import Testing

@testable import GestureKit

/// Numbers and texts as drawings write them.
struct DrawingTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0001, "0"), (0.0005, "0.001"), (-1.5, "-1.5"), (10, "10"), (1.1004, "1.1"), (0.05, "0.05"),
      (999_999_999_999, "999999999999"), (1e12, "1000000000000.0"), (1e300, "1e+300"), (-.infinity, "-inf"),
    ] as [(Double, String)]
  )
  func `a number has at most three decimals`(number: Double, text: String) {
    #expect(number.brief == text)
  }

  @Test func `a coordinate is never out of bounds`() {
    #expect(Double.nan.coordinate == "0")
    #expect(Double.infinity.coordinate == "100000")
    #expect((-1e300).coordinate == "-100000")
    #expect(12.3456.coordinate == "12.346")
  }

  @Test func `a time is exact`() {
    #expect(Int64(410_000_001).inMilliseconds == "410.000001")
    #expect(Int64(1_500_000).inMilliseconds == "1.5")
    #expect(Int64(999_999).withUnit == "999.999 µs")
    #expect(Int64(1_000_000).withUnit == "1 ms")
    #expect(Int64(9_999_000_000).withUnit == "9999 ms")
    #expect(Int64(10_000_000_000).withUnit == "10 s")
  }

  @Test func `a text is cut to a number of characters`() {
    #expect("abc".cut(to: 3) == "abc")
    #expect("abcd".cut(to: 3) == "ab…")
    #expect("abcd".cut(to: 0) == "")
  }

  @Test func `a text is cut to a width, and left out when hardly anything would be left`() {
    let width = "abcdef".width(at: 10)
    #expect("abcdef".cut(toWidth: width, at: 10) == "abcdef")
    #expect("abcdef".cut(toWidth: width - 1, at: 10) == "abc…")
    #expect("abcdef".cut(toWidth: 12, at: 10) == "")
    #expect("abcdef".cut(toWidth: -5, at: 10) == "")
  }

  @Test func `labels do not overlap, and are cut off or left out where there is no room`() {
    let labels = [(x: 0.0, text: "aaaaaaaa"), (x: 30, text: "bbbb"), (x: 31, text: "cc"), (x: 90, text: "dddddd")]
    let placed = LabelLane.place(labels, from: 0, to: 100, size: 10)
    #expect(placed.map(\.index) == [0, 2, 3])
    #expect(placed[0].text == "aa…" && !placed[0].isWhole)
    #expect(placed[2].x + "dddddd".width(at: 10) <= 100 && placed[2].isWhole)
    for (label, next) in zip(placed, placed.dropFirst()) {
      #expect(label.x + label.text.width(at: 10) < next.x)
    }
  }
}

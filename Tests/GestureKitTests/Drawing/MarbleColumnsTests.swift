import StepperCore
import Testing

@testable import GestureKit

/// Where times are in a marble diagram.
struct MarbleColumnsTests {
  private static func scale(milliseconds: Int64...) -> TimeScale {
    TimeScale(times: milliseconds.map { $0 * 1_000_000 }, busy: [])
  }

  @Test(arguments: [(97, 1), (98, 2), (195, 2), (196, 5), (489, 5), (490, 10)] as [(Int64, Int64)])
  func `the smallest round tick is taken with which all fits`(length: Int64, tick: Int64) {
    // With a column for the start, 98 columns show 97 ticks and what is left of one.
    let scale = TimeScale(times: [0, length * 1_000_000], busy: [TimeScale.Piece(start: 0, end: length * 1_000_000)])
    #expect(MarbleColumns(scale, tick: nil, fitting: 98).tick == tick * 1_000_000)
  }

  @Test func `a tick that is asked for is taken if all fits, and not if not`() {
    let scale = Self.scale(milliseconds: 0, 50, 97)
    #expect(MarbleColumns(scale, tick: .milliseconds(3), fitting: 98).tick == 3_000_000)
    #expect(MarbleColumns(scale, tick: .microseconds(1), fitting: 98).tick == 1_000_000)
    #expect(MarbleColumns(scale, tick: .zero, fitting: 98).tick == 1_000_000)
    #expect(MarbleColumns(scale, tick: .seconds(-1), fitting: 98).tick == 1_000_000)
  }

  @Test func `a time is in the column whose tick it is in`() {
    let columns = MarbleColumns(Self.scale(milliseconds: 0, 10, 20), tick: .milliseconds(5), fitting: 98)
    #expect(columns.count == 5)
    #expect(columns.column(of: 4_999_999) == 0)
    #expect(columns.column(of: 5_000_000) == 1)
    #expect(columns.column(of: 20_000_000) == 4)
    #expect(columns.column(of: 20_000_001) == nil)
    #expect(columns.nearestColumn(of: .max) == 4)
    #expect(columns.column(of: -1) == nil)
  }

  @Test func `what is left out takes three columns`() {
    let columns = MarbleColumns(Self.scale(milliseconds: 0, 10, 1_010, 1_020), tick: .milliseconds(10), fitting: 98)
    #expect(columns.cuts == [2])
    #expect(columns.count == 7)
    #expect(columns.column(of: 10_000_000) == 1)
    #expect(columns.column(of: 500_000_000) == nil)
    #expect(columns.nearestColumn(of: 500_000_000) == 1)
    #expect(columns.column(of: 1_010_000_000) == 5)
  }
}

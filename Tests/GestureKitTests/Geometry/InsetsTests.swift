import Testing

@testable import GestureKit

struct InsetsTests {
  private static let insets = Insets(top: 1, leading: 2, bottom: 4, trailing: 8)

  private static let writings: [(Insets, Insets)] = [
    (Insets(), Insets(top: 0, leading: 0, bottom: 0, trailing: 0)),
    (Insets.zero, Insets(top: 0, leading: 0, bottom: 0, trailing: 0)),
    (Insets(leading: 3), Insets(top: 0, leading: 3, bottom: 0, trailing: 0)),
    (Insets(5), Insets(top: 5, leading: 5, bottom: 5, trailing: 5)),
    (Insets(horizontal: 20, vertical: 13), Insets(top: 13, leading: 20, bottom: 13, trailing: 20)),
    (.horizontal(20), Insets(top: 0, leading: 20, bottom: 0, trailing: 20)),
    (.horizontal(20, top: 1, bottom: 2), Insets(top: 1, leading: 20, bottom: 2, trailing: 20)),
    (.vertical(13), Insets(top: 13, leading: 0, bottom: 13, trailing: 0)),
    (.vertical(13, leading: 1, trailing: 2), Insets(top: 13, leading: 1, bottom: 13, trailing: 2)),
    (-insets, Insets(top: -1, leading: -2, bottom: -4, trailing: -8)),
  ]

  @Test(arguments: writings)
  func `every way of writing insets sets the edges it names`(written: Insets, expected: Insets) {
    #expect(written == expected)
  }

  private static let copies: [(Insets, Insets)] = [
    (insets.with(), insets),
    (insets.with(top: 9), Insets(top: 9, leading: 2, bottom: 4, trailing: 8)),
    (insets.with(leading: 9), Insets(top: 1, leading: 9, bottom: 4, trailing: 8)),
    (insets.with(bottom: 9), Insets(top: 1, leading: 2, bottom: 9, trailing: 8)),
    (insets.with(trailing: 0), Insets(top: 1, leading: 2, bottom: 4, trailing: 0)),
    (insets.with(horizontal: 9), Insets(top: 1, leading: 9, bottom: 4, trailing: 9)),
    (insets.with(horizontal: 9, top: 7), Insets(top: 7, leading: 9, bottom: 4, trailing: 9)),
    (insets.with(horizontal: 9, bottom: 7), Insets(top: 1, leading: 9, bottom: 7, trailing: 9)),
    (insets.with(vertical: 9), Insets(top: 9, leading: 2, bottom: 9, trailing: 8)),
    (insets.with(vertical: 9, leading: 7), Insets(top: 9, leading: 7, bottom: 9, trailing: 8)),
    (insets.with(vertical: 9, trailing: 7), Insets(top: 9, leading: 2, bottom: 9, trailing: 7)),
  ]

  @Test(arguments: copies)
  func `a copy differs in the named edges only`(copy: Insets, expected: Insets) {
    #expect(copy == expected)
  }

  @Test func `the sums are what a width and a height lose`() {
    #expect(Self.insets.horizontal == 10)
    #expect(Self.insets.vertical == 5)
  }
}

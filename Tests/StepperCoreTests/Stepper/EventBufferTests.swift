import Testing

@testable import StepperCore

/// The list of events, whose storage is used again.
struct EventBufferTests {
  private func buffer(_ elements: [Int], after earlier: [Int] = []) -> EventBuffer<Int> {
    var buffer = EventBuffer<Int>()
    for element in earlier { buffer.append(element) }
    buffer.removeAll()
    for element in elements { buffer.append(element) }
    return buffer
  }

  @Test(arguments: [[], [1], [1, 2, 3]], [[], [9], [9, 8, 7, 6, 5]])
  func `a buffer holds what was appended since it was emptied`(elements: [Int], earlier: [Int]) {
    let buffer = buffer(elements, after: earlier)
    #expect(Array(buffer) == elements)
    #expect(buffer.count == elements.count)
    #expect(buffer.isEmpty == elements.isEmpty)
    #expect(buffer.indices == elements.indices)
    #expect(buffer.first == elements.first)
    #expect(buffer.last == elements.last)
    #expect(buffer.reversed() == elements.reversed())
  }

  @Test func `buffers are equal if their events are, whatever is left of earlier ones`() {
    #expect(buffer([1, 2], after: [7, 8, 9]) == buffer([1, 2]))
    #expect(buffer([1, 2], after: [7, 8, 9]).hashValue == buffer([1, 2]).hashValue)
    #expect(buffer([1, 2]) != buffer([1]))
    #expect(buffer([1]) != buffer([1, 2]))
    #expect(buffer([]) == buffer([], after: [1]))
  }

  @Test func `buffers of other events, or of the same in another order, have another hash`() {
    let hashes = [[], [1], [2], [1, 2], [2, 1], [1, 2, 3]].map { buffer($0).hashValue }
    #expect(Set(hashes).count == hashes.count)
  }

  @Test func `a copy keeps its events while the original goes on`() {
    var original = buffer([1, 2, 3])
    let copy = original
    original.removeAll()
    original.append(4)
    #expect(Array(copy) == [1, 2, 3])
    #expect(Array(original) == [4])
  }

  @Test(arguments: [[], [1], [1, 2, 3]], [[], [9], [9, 8, 7, 6, 5]])
  func `an element may take the place of all`(elements: [Int], earlier: [Int]) {
    var original = buffer(elements, after: earlier)
    let copy = original
    original.replaceAll(with: 4)
    #expect(Array(original) == [4])
    #expect(Array(copy) == elements)
  }
}

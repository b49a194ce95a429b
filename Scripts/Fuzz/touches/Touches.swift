/// What the fuzzer calls: the first byte chooses a scene or a stepper, the others say what happens to it.
@c(LLVMFuzzerTestOneInput)
public func fuzzTouches(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var bytes = Bytes(UnsafeBufferPointer(start: data, count: size))
  let subject = Int(bytes.byte()) % (Scenes.all.count + 2)
  if subject < Scenes.all.count {
    var run = SceneRun(Scenes.all[subject], bytes)
    run?.run()
  } else if subject == Scenes.all.count {
    var run = StepperRun<Int>(bytes)
    run?.run()
  } else {
    var run = StepperRun<Double>(bytes)
    run?.run()
  }
  return 0
}

import GestureKit

print(SceneVector(dx: 3, dy: 4).length)

// What Qt 6 Quick takes for a touch event that pointer handlers listen to.
//
//   qt6_handlers W0|W1|W2|W3|W4 CYCLES RUNS
//
// Driven: touch points enter where a platform plug-in hands them over (`QWindowSystemInterface`, delivered at once, at
// times of our own). It needs QT_QPA_PLATFORM=offscreen, QT_QUICK_BACKEND=software and QML_NO_TOUCH_COMPRESSION=1: with
// compression, moves would wait for the next frame. In the number: Qt's delivery (grabs, look-up of the item), the
// handlers, and their signals to C++. Where no handler takes a touch, Qt also makes mouse events of it.
//
// Qt's timer of the long press runs in real time and never fires here; a tap does not wait for the double tap.
#include <QtCore/QCoreApplication>
#include <QtGui/QGuiApplication>
#include <QtGui/QPointingDevice>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickWindow>
#include <QtQuick/private/qquickdraghandler_p.h>
#include <QtQuick/private/qquicktaphandler_p.h>
#include <QtTest/QtTest>
#include <qpa/qwindowsysteminterface.h>

#include "driver.h"

namespace {
// The moves, by (2, 1) each, up to the one that begins a drag: it takes more than ten points along an axis. None of
// them is reported as an update.
constexpr long movesToBegin = 6;

QQuickWindow *window;
QPointingDevice *device;
}  // namespace

const struct totals per_cycle[5] = {
    {},
    {.taps = 1},
    {.drag_begins = 1, .drag_updates = drag_moves - movesToBegin, .drag_ends = 1},
    {.taps = 1, .drag_begins = 1, .drag_updates = short_drag_moves - movesToBegin, .drag_ends = 1},
    // Every tap handler gets the tap by a grab that excludes nobody; one drag handler gets the drag.
    {.taps = 8, .drag_begins = 1, .drag_updates = short_drag_moves - movesToBegin, .drag_ends = 1},
};

static void send(enum phase phase, unsigned long milliseconds, double x, double y) {
  static constexpr QEventPoint::State states[] = {QEventPoint::State::Pressed, QEventPoint::State::Updated,
                                                  QEventPoint::State::Released};
  QWindowSystemInterface::TouchPoint point;
  point.id = 1;
  point.area = QRectF(x - 1, y - 1, 2, 2);
  point.normalPosition = QPointF(x / 400, y / 400);
  point.pressure = phase == PHASE_UP ? 0 : 1;
  point.state = states[phase];
  const QList<QWindowSystemInterface::TouchPoint> points{point};
  QWindowSystemInterface::handleTouchEvent<QWindowSystemInterface::SynchronousDelivery>(window, milliseconds, device,
                                                                                        points);
}

static void run_pending(void) { QCoreApplication::processEvents(); }

// The handlers of one item. A handler's object name says which of its signals is counted.
static QByteArray handlers(int workload) {
  const QByteArray tap = "TapHandler { longPressThreshold: 0.5 }\n";
  const QByteArray drag = "DragHandler { target: null }\n";
  switch (workload) {
    case 1: return tap;
    case 2: return drag;
    case 3:
      return tap + "TapHandler { objectName: \"double\" }\n" +
             "TapHandler { objectName: \"long\"; longPressThreshold: 0.5 }\n" + drag;
    case 4: return tap + drag;
    default: return {};
  }
}

// One item of 400 points, or for W4 eight, each five points inside the one around it.
static QByteArray document(int workload) {
  const int levels = workload == 4 ? 8 : 1;
  QByteArray text = "import QtQuick\n";
  for (int level = 0; level < levels; level++) {
    const QByteArray inset = level > 0 ? "5" : "0", side = QByteArray::number(400 - 10 * level);
    text += "Item { x: " + inset + "; y: " + inset + "; width: " + side + "; height: " + side + "\n";
    text += handlers(workload);
  }
  return text + QByteArray("}\n").repeated(levels);
}

static void count_callbacks(const QQuickItem *root) {
  for (const QQuickTapHandler *tap : root->findChildren<QQuickTapHandler *>()) {
    if (tap->objectName() == u"double")
      QObject::connect(tap, &QQuickTapHandler::doubleTapped, [] { seen.double_taps += 1; });
    else if (tap->objectName() == u"long")
      QObject::connect(tap, &QQuickTapHandler::longPressed, [] { seen.long_presses += 1; });
    else
      QObject::connect(tap, &QQuickTapHandler::tapped, [] { seen.taps += 1; });
  }
  for (const QQuickDragHandler *drag : root->findChildren<QQuickDragHandler *>()) {
    QObject::connect(drag, &QQuickDragHandler::translationChanged, [drag] {
      seen.drag_updates += 1;
      translation_sum = translation_sum + drag->activeTranslation().x();
    });
    QObject::connect(drag, &QQuickDragHandler::activeChanged,
                     [drag] { (drag->active() ? seen.drag_begins : seen.drag_ends) += 1; });
  }
}

int main(int count, char **words) {
  const struct request request = read_request(count, words);
  QGuiApplication application(count, words);
  QQmlEngine engine;
  QQmlComponent component(&engine);
  component.setData(document(request.workload), QUrl());
  auto *root = qobject_cast<QQuickItem *>(component.create());
  if (!root) {
    fprintf(stderr, "%s\n", qPrintable(component.errorString()));
    return 1;
  }
  window = new QQuickWindow;
  window->resize(400, 400);
  root->setParentItem(window->contentItem());
  count_callbacks(root);
  window->show();
  // Until the window is exposed and drawn, which nothing announces offscreen.
  for (int i = 0; i < 50; i++) run_pending();
  device = QTest::createTouchDevice();
  // Leaves without taking the scene down: that is not measured, and the touch device outlives the application.
  _Exit(measure(qVersion(), request));
}

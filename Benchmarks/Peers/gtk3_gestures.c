// What GTK 3 takes for an input event that gestures listen to.
//
//   gtk3_gestures W0|W1|W2|W3|W4 CYCLES RUNS [touch|button]
//
// Driven: events made with `gdk_event_new` go to `gtk_main_do_event`, as those of a display do, by touch or by button
// and motion. The window needs a display (Xvfb will do) and draws nothing meanwhile. In the number: making the event,
// GTK's delivery (grabs, look-up of the widget, capture and bubble phase), the gestures, and their signals.
//
// GTK's timers of double click and long press run in real time and never fire here; a tap waits for nothing.
#include <gtk/gtk.h>

#include "driver.h"

// No gesture claims its sequence, so each that listens takes the whole of it: taps end in "released" however far the
// finger went, and drags begin with the finger's landing.
const struct totals per_cycle[5] = {
    {0},
    {.taps = 1},
    {.drag_begins = 1, .drag_updates = drag_moves, .drag_ends = 1},
    // Two tap gestures and a drag, each for both of the cycle's touches.
    {.taps = 4, .drag_begins = 2, .drag_updates = short_drag_moves, .drag_ends = 2},
    // Eight of each kind.
    {.taps = 16, .drag_begins = 16, .drag_updates = 8 * short_drag_moves, .drag_ends = 16},
};

static GdkWindow *window;
static GdkDevice *pointer;
static gboolean uses_button;

static GdkEvent *touch_event(enum phase phase, guint32 time, double x, double y) {
  static const GdkEventType types[] = {GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END};
  GdkEvent *event = gdk_event_new(types[phase]);
  event->touch.time = time;
  event->touch.x = event->touch.x_root = x;
  event->touch.y = event->touch.y_root = y;
  event->touch.sequence = (GdkEventSequence *)GINT_TO_POINTER(1);
  event->touch.emulating_pointer = TRUE;
  return event;
}

static GdkEvent *motion_event(guint32 time, double x, double y) {
  GdkEvent *event = gdk_event_new(GDK_MOTION_NOTIFY);
  event->motion.time = time;
  event->motion.x = event->motion.x_root = x;
  event->motion.y = event->motion.y_root = y;
  event->motion.state = GDK_BUTTON1_MASK;
  return event;
}

static GdkEvent *button_event(enum phase phase, guint32 time, double x, double y) {
  if (phase == PHASE_MOVE) return motion_event(time, x, y);
  GdkEvent *event = gdk_event_new(phase == PHASE_DOWN ? GDK_BUTTON_PRESS : GDK_BUTTON_RELEASE);
  event->button.time = time;
  event->button.x = event->button.x_root = x;
  event->button.y = event->button.y_root = y;
  event->button.button = 1;
  event->button.state = phase == PHASE_UP ? GDK_BUTTON1_MASK : 0;
  return event;
}

static void send(enum phase phase, unsigned long milliseconds, double x, double y) {
  GdkEvent *event =
      uses_button ? button_event(phase, milliseconds, x, y) : touch_event(phase, milliseconds, x, y);
  event->any.window = g_object_ref(window);
  gdk_event_set_device(event, pointer);
  gdk_event_set_source_device(event, pointer);
  gtk_main_do_event(event);
  gdk_event_free(event);
}

static void run_pending(void) {
  while (g_main_context_pending(NULL)) g_main_context_iteration(NULL, FALSE);
}

static void on_pressed(GtkGestureMultiPress *gesture, int count, double x, double y, gpointer data) {
  if (count == 2) seen.double_taps += 1;
}
static void on_released(GtkGestureMultiPress *gesture, int count, double x, double y, gpointer data) {
  seen.taps += 1;
}
static void on_long_press(GtkGestureLongPress *gesture, double x, double y, gpointer data) {
  seen.long_presses += 1;
}
static void on_drag_begin(GtkGestureDrag *gesture, double x, double y, gpointer data) { seen.drag_begins += 1; }
static void on_drag_update(GtkGestureDrag *gesture, double x, double y, gpointer data) {
  seen.drag_updates += 1;
  translation_sum += x;
}
static void on_drag_end(GtkGestureDrag *gesture, double x, double y, gpointer data) { seen.drag_ends += 1; }

static GtkGesture *add_tap(GtkWidget *widget) {
  GtkGesture *gesture = gtk_gesture_multi_press_new(widget);
  // Any button; touches count as the first.
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(gesture), 0);
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(gesture), GTK_PHASE_BUBBLE);
  g_signal_connect(gesture, "pressed", G_CALLBACK(on_pressed), NULL);
  g_signal_connect(gesture, "released", G_CALLBACK(on_released), NULL);
  return gesture;
}

static GtkGesture *add_drag(GtkWidget *widget) {
  GtkGesture *gesture = gtk_gesture_drag_new(widget);
  g_signal_connect(gesture, "drag-begin", G_CALLBACK(on_drag_begin), NULL);
  g_signal_connect(gesture, "drag-update", G_CALLBACK(on_drag_update), NULL);
  g_signal_connect(gesture, "drag-end", G_CALLBACK(on_drag_end), NULL);
  return gesture;
}

static GtkGesture *add_long_press(GtkWidget *widget) {
  GtkGesture *gesture = gtk_gesture_long_press_new(widget);
  g_signal_connect(gesture, "pressed", G_CALLBACK(on_long_press), NULL);
  return gesture;
}

// A tap and one for the double tap, a drag and a long press on one widget, as one group: what one of them claims or
// denies holds for all.
static void add_contention(GtkWidget *widget) {
  GtkGesture *first = add_tap(widget);
  gtk_gesture_group(first, add_drag(widget));
  gtk_gesture_group(first, add_long_press(widget));
  gtk_gesture_group(first, add_tap(widget));
}

static void add_gestures(GtkWidget *widget, int workload) {
  if (workload == 3) {
    add_contention(widget);
    return;
  }
  if (workload == 1 || workload == 4) add_tap(widget);
  if (workload == 2 || workload == 4) add_drag(widget);
}

// One event box, eight inside each other for W4; the innermost is the target of all events.
static GtkWidget *add_boxes(GtkWidget *top, int workload) {
  GtkWidget *inner = top;
  for (int level = 0; level < (workload == 4 ? 8 : 1); level++) {
    GtkWidget *box = gtk_event_box_new();
    gtk_container_add(GTK_CONTAINER(inner), box);
    add_gestures(box, workload);
    inner = box;
  }
  return inner;
}

int main(int count, char **words) {
  struct request request = read_request(count, words);
  uses_button = count > 4 && strcmp(words[4], "button") == 0;
  gtk_init(NULL, NULL);
  GtkWidget *top = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_set_default_size(GTK_WINDOW(top), 400, 400);
  GtkWidget *target = add_boxes(top, request.workload);
  gtk_widget_show_all(top);
  run_pending();
  window = gtk_widget_get_window(target);
  pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()));
  char version[32];
  snprintf(version, sizeof version, "%u.%u.%u", gtk_get_major_version(), gtk_get_minor_version(),
           gtk_get_micro_version());
  return measure(version, request);
}

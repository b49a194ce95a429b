/// Touches in, gestures out.

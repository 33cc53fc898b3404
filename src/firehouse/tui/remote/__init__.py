"""Tables of a Firehouse server: found by a link, listened to, played at as the page does."""

"""Tables of a Firehouse server: found by a link, followed, and played at as on the page."""

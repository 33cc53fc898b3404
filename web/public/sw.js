/* What the page does while it is closed or without a network. Each concern is a script of its own. */
importScripts("/app-files.js", "/offline.js", "/push.js");

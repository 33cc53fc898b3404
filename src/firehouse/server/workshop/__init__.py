"""Players' own files, such as a house they drew: judged, previewed, tried out by bots."""

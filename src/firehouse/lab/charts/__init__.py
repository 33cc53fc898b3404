"""Charts of the laboratory, drawn with the project's own pen."""

"""The service over HTTP: models at the edge, and routes."""

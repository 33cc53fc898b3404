"""Web Push: whose turn it is told to browsers that asked for it, while their page is closed."""

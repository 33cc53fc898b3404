"""Web Push: browsers that asked for it are told whose turn it is while their page is closed."""

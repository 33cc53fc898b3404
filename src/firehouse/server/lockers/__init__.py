"""Personal links: what somebody keeps on all devices, without an account."""

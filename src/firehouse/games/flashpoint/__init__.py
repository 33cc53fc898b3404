"""Flash Point: Fire Rescue, all editions and boxes as options of one engine."""

"""The tables: live ones, what their entries tell, who may do what, and how new ones are made."""

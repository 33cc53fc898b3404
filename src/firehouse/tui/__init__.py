"""The full-screen terminal: boards, tables, replays and set-up screens, drawn by Textual."""

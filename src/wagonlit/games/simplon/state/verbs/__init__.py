"""What changes the truth, by chapter; each verb tells one event."""

"""What the words have to do with each other, and with whatever else people may say."""

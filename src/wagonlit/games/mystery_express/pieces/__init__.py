"""What lies in the box: cards, the Time deck, and the places where cards can lie."""

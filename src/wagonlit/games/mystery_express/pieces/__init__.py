"""What lies in the box: the board, the cards, papers, the Time deck, and the places where cards can lie."""

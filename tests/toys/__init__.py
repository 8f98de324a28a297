"""Three small games that put the contract to the test: also where no other game needs it."""

"""The truth: what lies on the table, open or hidden, and the verbs that change it."""

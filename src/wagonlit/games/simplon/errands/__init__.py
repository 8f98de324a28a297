"""Who fetches what, who repairs where, who takes the detective along: worked out from plain numbers."""

title = Maskenball
description = Ein Ball, auf dem man nicht erkannt werden darf.
option-players = Spieler
list =
    .comma = { $rest }, { $last }
    .and = { $rest } und { $last }
myself = { $name } (du selbst)

colour-red = rot
colour-blue = blau
colour-gold = golden
colour-black = schwarz
mask-red_fox = Fuchs (rot)
mask-red_owl = Eule (rot)
mask-red_cat = Katze (rot)
mask-blue_fox = Fuchs (blau)
mask-blue_owl = Eule (blau)
mask-blue_cat = Katze (blau)
mask-gold_fox = Fuchs (golden)
mask-gold_owl = Eule (golden)
mask-gold_cat = Katze (golden)
mask-black_fox = Fuchs (schwarz)
mask-black_owl = Eule (schwarz)
mask-black_cat = Katze (schwarz)
deed-peek = spähen
deed-rest = ruhen
deed-accuse = anklagen
reply-let = lassen
reply-turn = wenden

MaskDealt = { $mask ->
    [hidden] { $seat } setzt eine Maske auf.
   *[seen] { $seat } setzt eine Maske auf: { $mask }.
}
RoundBegun = Runde { $round }.
DeedChosen = { $deed ->
    [hidden] { $seat } hat gewählt.
   *[seen] { $seat } hat gewählt: { $deed }.
}
DeedShown = { $seat } will { $deed }.
TargetNamed = { $seat } wendet sich an { $target }.
FanSpent = { $seat } gibt einen Fächer ab.
MaskSeen = { $mask ->
    [hidden] { $seat } sieht die Maske von { $target }.
   *[seen] { $seat } sieht die Maske von { $target }: { $mask }.
}
ColourSeen = { $colour ->
    [hidden] { $seat } sieht nur die Farbe von { $target }.
   *[seen] { $seat } sieht nur die Farbe von { $target }: { $colour }.
}
MaskLaidAside = { $mask ->
    [hidden] { $seat } legt eine Maske beiseite.
   *[seen] { $seat } legt eine Maske beiseite: { $mask }.
}
MaskNamed = { $seat } sagt, { $target } sei { $mask }.
Unmasked = { $seat } geht, erkannt: { $mask }.
BallOver = Der Ball ist vorbei; gewonnen: { $winners }.

ball =
    .deal = Welche Maske wird ausgeteilt?
    .deal-help = Wie es die Regeln sagen.
    .rest = Welche Maske wird gezogen?
    .rest-help = Wie es die Regeln sagen.
    .deed = Was willst du tun?
    .deed-help = Wie es die Regeln sagen.
    .target = Mit wem?
    .target-help = Wie es die Regeln sagen.
    .react = Lässt du { $seat } gewähren?
    .react-help = Wie es die Regeln sagen.
    .mask = Wer ist { $seat }?
    .mask-help = Wie es die Regeln sagen.

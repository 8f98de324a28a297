title = Maskenball
description = Ein Ball, auf dem man nicht erkannt werden darf.
option-players = Spieler
    .help = Wie viele Gäste zum Ball kommen, Menschen und Bots.
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
    .help = unter die Maske eines anderen sehen
deed-rest = ruhen
    .help = eine Maske aus der Truhe ziehen und beiseitelegen
deed-accuse = anklagen
    .help = die Maske eines Gastes laut nennen; ist es die falsche, gehst du
side-left = links
side-right = rechts
reply-let = lassen
    .help = es bleibt, wie es jetzt ist
reply-turn = wenden
    .help = kostet einen Fächer

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
CardWritten = { $colour ->
    [hidden] { $side-id ->
        [right] { $seat } gibt die Abschiedskarte ab.
       *[left] {""}
    }
   *[seen] { $seat } schreibt für den Nachbarn { $side }: { $colour }.
}
CardRead = { $seat } hatte geschrieben: links { $left }, rechts { $right }.
BallOver = Der Ball ist vorbei; gewonnen: { $winners }.
MaskRecognisable = Du hättest wissen können, welche Maske { $target } trug: { $mask }.

ball =
    .deal = Welche Maske wird ausgeteilt?
    .deal-help = Eine der Masken, die noch niemand trägt.
    .rest = Welche Maske wird gezogen?
    .rest-help = Eine der Masken, die noch in der Truhe liegen.
    .deed = Was willst du tun?
    .deed-help = Alle wählen geheim; dann wird alles aufgedeckt und der Reihe nach ausgeführt.
    .target = Mit wem?
    .target-help = Ein anderer Gast, der noch auf dem Ball ist. Du willst: { $deed }.
    .react = Lässt du { $rival } gewähren?
    .react-help = Lass es, wie es ist, oder gib einen Fächer ab, um es zu wenden. { $rival } darf danach dasselbe tun.
    .react-option-turn = gegen { $rival } wenden
    .mask = Wer ist { $target }?
    .mask-help = Stimmt es, so muss { $target } den Ball verlassen; sonst du.

card =
    .colour = Welche Farbe trug { $neighbour }?
    .colour-help = Der Platz { $side } von dir. Eine richtige Farbe ist einen Punkt wert, und eine abgegebene Karte bleibt, wie sie ist.

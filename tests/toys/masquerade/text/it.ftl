title = Ballo in maschera
description = Un ballo dove nessuno deve essere riconosciuto.
option-players = Giocatori
list =
    .comma = { $rest }, { $last }
    .and = { $rest } e { $last }
myself = { $name } (tu)

colour-red = rosso
colour-blue = blu
colour-gold = dorato
colour-black = nero
mask-red_fox = volpe (rosso)
mask-red_owl = gufo (rosso)
mask-red_cat = gatto (rosso)
mask-blue_fox = volpe (blu)
mask-blue_owl = gufo (blu)
mask-blue_cat = gatto (blu)
mask-gold_fox = volpe (dorato)
mask-gold_owl = gufo (dorato)
mask-gold_cat = gatto (dorato)
mask-black_fox = volpe (nero)
mask-black_owl = gufo (nero)
mask-black_cat = gatto (nero)
deed-peek = sbirciare
deed-rest = riposare
deed-accuse = accusare
reply-let = lasciar fare
reply-turn = ribaltare

MaskDealt = { $mask ->
    [hidden] { $seat } indossa una maschera.
   *[seen] { $seat } indossa una maschera: { $mask }.
}
RoundBegun = Turno { $round }.
DeedChosen = { $deed ->
    [hidden] { $seat } ha scelto.
   *[seen] { $seat } ha scelto: { $deed }.
}
DeedShown = { $seat } vuole { $deed }.
TargetNamed = { $seat } si rivolge a { $target }.
FanSpent = { $seat } spende un ventaglio.
MaskSeen = { $mask ->
    [hidden] { $seat } vede la maschera di { $target }.
   *[seen] { $seat } vede la maschera di { $target }: { $mask }.
}
ColourSeen = { $colour ->
    [hidden] { $seat } vede solo il colore di { $target }.
   *[seen] { $seat } vede solo il colore di { $target }: { $colour }.
}
MaskLaidAside = { $mask ->
    [hidden] { $seat } mette da parte una maschera.
   *[seen] { $seat } mette da parte una maschera: { $mask }.
}
MaskNamed = { $seat } dice che { $target } è: { $mask }.
Unmasked = { $seat } se ne va: { $mask }.
BallOver = Il ballo è finito; ha vinto: { $winners }.

ball =
    .deal = Quale maschera viene data?
    .deal-help = Come dicono le regole.
    .rest = Quale maschera viene pescata?
    .rest-help = Come dicono le regole.
    .deed = Che cosa fai?
    .deed-help = Come dicono le regole.
    .target = Con chi?
    .target-help = Come dicono le regole.
    .react = Lasci fare { $seat }?
    .react-help = Come dicono le regole.
    .mask = Chi è { $seat }?
    .mask-help = Come dicono le regole.

title = Ballo in maschera
description = Un ballo dove nessuno deve essere riconosciuto.
option-players = Giocatori
    .help = Quanti invitati vengono al ballo, persone e bot.
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
    .help = guardare sotto la maschera di qualcuno
deed-rest = riposare
    .help = pescare una maschera dal baule e metterla da parte
deed-accuse = accusare
    .help = nominare ad alta voce la maschera di un invitato; se sbagli, esci tu
side-left = sinistra
side-right = destra
reply-let = lasciar fare
    .help = tutto resta com’è adesso
reply-turn = ribaltare
    .help = costa un ventaglio

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
CardWritten = { $colour ->
    [hidden] { $side-id ->
        [right] { $seat } consegna il biglietto d’addio.
       *[left] {""}
    }
   *[seen] { $seat } scrive per chi siede a { $side }: { $colour }.
}
CardRead = { $seat } aveva scritto: { $left } a sinistra, { $right } a destra.
BallOver = Il ballo è finito; ha vinto: { $winners }.
MaskRecognisable = Potevi sapere che maschera portava { $target }: { $mask }.

ball =
    .deal = Quale maschera viene data?
    .deal-help = Una delle maschere che nessuno porta ancora.
    .rest = Quale maschera viene pescata?
    .rest-help = Una delle maschere che sono ancora nel baule.
    .deed = Che cosa fai?
    .deed-help = Tutti scelgono in segreto; poi tutto si scopre e si compie in ordine di posto.
    .target = Con chi?
    .target-help = Un altro invitato che è ancora al ballo. Vuoi: { $deed }.
    .react = Lasci fare { $rival }?
    .react-help = Lascia tutto com’è, oppure spendi un ventaglio per ribaltare. { $rival } potrà fare lo stesso dopo di te.
    .react-option-turn = ribaltarla contro { $rival }
    .mask = Chi è { $target }?
    .mask-help = Se è giusta, { $target } deve lasciare il ballo; se no, tocca a te.

card =
    .colour = Di che colore era la maschera di { $neighbour }?
    .colour-help = Siede alla tua { $side }. Un colore giusto vale un punto, e un biglietto consegnato non cambia più.

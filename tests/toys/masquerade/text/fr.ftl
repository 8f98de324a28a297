title = Bal masqué
description = Un bal où il ne faut pas être reconnu.
option-players = Joueurs
list =
    .comma = { $rest }, { $last }
    .and = { $rest } et { $last }
myself = { $name } (vous)

colour-red = rouge
colour-blue = bleu
colour-gold = doré
colour-black = noir
mask-red_fox = renard (rouge)
mask-red_owl = hibou (rouge)
mask-red_cat = chat (rouge)
mask-blue_fox = renard (bleu)
mask-blue_owl = hibou (bleu)
mask-blue_cat = chat (bleu)
mask-gold_fox = renard (doré)
mask-gold_owl = hibou (doré)
mask-gold_cat = chat (doré)
mask-black_fox = renard (noir)
mask-black_owl = hibou (noir)
mask-black_cat = chat (noir)
deed-peek = regarder
deed-rest = se reposer
deed-accuse = accuser
reply-let = laisser faire
reply-turn = retourner

MaskDealt = { $mask ->
    [hidden] { $seat } met un masque.
   *[seen] { $seat } met le { $mask }.
}
RoundBegun = Tour { $round }.
DeedChosen = { $deed ->
    [hidden] { $seat } a choisi.
   *[seen] { $seat } a choisi : { $deed }.
}
DeedShown = { $seat } va { $deed }.
TargetNamed = { $seat } se tourne vers { $target }.
FanSpent = { $seat } dépense un éventail.
MaskSeen = { $mask ->
    [hidden] { $seat } voit le masque de { $target }.
   *[seen] { $seat } voit le masque de { $target } : { $mask }.
}
ColourSeen = { $colour ->
    [hidden] { $seat } ne voit que la couleur de { $target }.
   *[seen] { $seat } ne voit que la couleur de { $target } : { $colour }.
}
MaskLaidAside = { $mask ->
    [hidden] { $seat } écarte un masque.
   *[seen] { $seat } écarte le { $mask }.
}
MaskNamed = { $seat } dit que { $target } est le { $mask }.
Unmasked = { $seat } sort : le { $mask }.
BallOver = Le bal est fini ; victoire de { $winners }.

ball =
    .deal = Quel masque est donné ?
    .deal-help = Comme le disent les règles.
    .rest = Quel masque est tiré ?
    .rest-help = Comme le disent les règles.
    .deed = Que faites-vous ?
    .deed-help = Comme le disent les règles.
    .target = Envers qui ?
    .target-help = Comme le disent les règles.
    .react = Laissez-vous faire { $seat } ?
    .react-help = Comme le disent les règles.
    .mask = Qui est { $seat } ?
    .mask-help = Comme le disent les règles.

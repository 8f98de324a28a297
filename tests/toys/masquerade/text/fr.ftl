title = Bal masqué
description = Un bal où il ne faut pas être reconnu.
option-players = Joueurs
    .help = Combien d’invités viennent au bal, personnes et robots.
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
    .help = regarder sous le masque de quelqu’un
deed-rest = se reposer
    .help = tirer un masque du coffre et l’écarter
deed-accuse = accuser
    .help = nommer à voix haute le masque d’un invité ; si c’est faux, vous sortez
side-left = gauche
side-right = droite
reply-let = laisser faire
    .help = les choses restent ainsi
reply-turn = retourner
    .help = coûte un éventail

MaskDealt = { $mask ->
    [hidden] { $seat } met un masque.
   *[seen] { $seat } met le { $mask }.
}
RoundBegun = Tour { $round }.
DeedChosen = { $deed ->
    [hidden] { $seat } a choisi.
   *[seen] { $seat } a choisi : { $deed }.
}
DeedShown = { $seat } va { $deed }.
TargetNamed = { $seat } se tourne vers { $target }.
FanSpent = { $seat } dépense un éventail.
MaskSeen = { $mask ->
    [hidden] { $seat } voit quel masque porte { $target }.
   *[seen] { $seat } voit quel masque porte { $target } : { $mask }.
}
ColourSeen = { $colour ->
    [hidden] { $seat } voit seulement quelle couleur porte { $target }.
   *[seen] { $seat } voit seulement quelle couleur porte { $target } : { $colour }.
}
MaskLaidAside = { $mask ->
    [hidden] { $seat } écarte un masque.
   *[seen] { $seat } écarte le { $mask }.
}
MaskNamed = { $seat } le dit : { $target } est le { $mask }.
Unmasked = { $seat } sort : le { $mask }.
CardWritten = { $colour ->
    [hidden] { $side-id ->
        [right] { $seat } rend sa carte d’adieu.
       *[left] {""}
    }
   *[seen] { $seat } écrit pour son voisin de { $side } : { $colour }.
}
CardRead = { $seat } avait écrit : { $left } à gauche, { $right } à droite.
BallOver = Le bal est fini ; victoire pour { $winners }.
MaskRecognisable = Vous pouviez savoir quel masque portait { $target } : { $mask }.

ball =
    .deal = Quel masque est donné ?
    .deal-help = Un des masques que personne ne porte encore.
    .rest = Quel masque est tiré ?
    .rest-help = Un des masques qui sont encore dans le coffre.
    .deed = Que faites-vous ?
    .deed-help = Tous choisissent en secret ; puis tout est montré et accompli dans l’ordre des places.
    .target = Envers qui ?
    .target-help = N’importe quel autre invité encore au bal. Vous voulez : { $deed }.
    .react = Laissez-vous faire { $rival } ?
    .react-help = Laissez les choses ainsi, ou dépensez un éventail pour les retourner. { $rival } pourra faire de même après vous.
    .react-option-turn = la retourner contre { $rival }
    .mask = Qui est { $target } ?
    .mask-help = Si c’est juste, { $target } doit quitter le bal ; sinon, c’est vous.

card =
    .colour = Quelle couleur portait { $neighbour } ?
    .colour-help = C’est votre voisin de { $side }. Une couleur juste vaut un point, et une carte rendue ne change plus.

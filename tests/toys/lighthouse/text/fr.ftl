title = Le phare
description = L’un de vous sait quel navire passe au large ; ensemble, vous le ramenez au port.
option-players = Joueurs
    .help = Combien de gardiens veillent, personnes et robots.
option-nights = Nuits
    .help = Combien de navires doivent trouver leur route.
list =
    .comma = { $rest }, { $last }
    .and = { $rest } et { $last }

call-leave = laisser passer
    .help = vous ne dites rien à ce signal
call-call = appeler
    .help = vous savez le nom, et devrez le dire si le guetteur parle
call-silent = se taire
    .help = le guetteur ne dit aucun nom
call-speak = parler
    .help = le guetteur dit un nom, puis tous ceux qui ont appelé
verdict-wrong = faux
verdict-right = juste
ship-albatross = albatros
ship-beluga = béluga
ship-cormorant = cormoran
ship-dolphin = dauphin
ship-eider = eider
ship-frigate = frégate
ship-gannet = fou
ship-heron = héron
ship-ibis = ibis
ship-jackdaw = choucas
ship-kittiwake = mouette
ship-lapwing = vanneau

NightBegun = Nuit { $night } : { $tower } monte au phare.
ShipDrawn = { $ship ->
    [hidden] { $tower } voit un navire.
   *[seen] { $tower } voit un navire : { $ship }.
}
Signalled = { $tower } signale : { $words }.
Called = { $seat } appelle.
LeftIt = { $seat } laisse passer.
Spoken = { $seat } dit : { $words }.
Judged = { $right ->
    [yes] { $seat } a raison.
   *[no] { $seat } se trompe.
}
FellAsleep = { $seat } s’endort.
NightOver = { $home ->
    [yes] Le navire rentre au port : { $ship }.
   *[no] Le navire est perdu : { $ship }.
}

tower =
    .ship = Quel navire passe ?
    .ship-help = Un nom qui n’est pas encore passé.
    .signal = Quel signal donnez-vous ?
    .signal-help = Tous les mots sont permis, sauf le nom lui-même.
    .judge = { $guesser } dit « { $words } » : est-ce juste ?
    .judge-help = Ces mots ne sont aucun des noms : à vous d’en juger.
watch =
    .call = Parlez-vous ?
    .call-help = Qui appelle doit dire un nom, et s’endort s’il est faux.
    .guess = Quel navire est-ce ?
    .guess-help = Dites son nom.

## Ce que dit le plateau

board-you = vous
board-grid = Les neuf tuiles
board-tile-text = { $tile }, pas encore retournée
board-tile-void = { $tile }, retournée
board-tile-clue = { $tile } : { $words }
board-tile-key = { $tile }, la clé
board-tile-passed = { $tile }, passée
board-nth = { $number ->
    [1] 1re tuile
   *[other] { $number }e tuile
}
board-was-key = C’était la clé
board-passed = passée, 0 point
board-words = { $count ->
    [one] un mot
   *[other] { $count } mots
}
board-key = La clé
board-key-unknown = Une de ces tuiles donne la catégorie du mot.
board-key-known = C’est la catégorie du mot.
board-points = { $points ->
    [one] point
   *[other] points
}
board-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-worth = au trouveur et à { $maestro }, un par tuile retournée
board-worth-pair = pour vous deux, un par tuile non retournée
board-refused = Réponses refusées
board-refused-none = Aucune pour l’instant.
board-round = Manche { $round } sur { $rounds }
board-reveals = Le mot était…
board-word-was = Le mot était « { $word } ».
board-also-right = Également juste : { $words }
board-nobody = Personne n’a trouvé le mot.
board-found = { $points ->
    [one] Trouvé par { $name } : { $points } point pour { $names }
   *[other] Trouvé par { $name } : { $points } points pour { $names }
}
board-found-pair = { $points ->
    [one] Trouvé ! Un point.
   *[other] Trouvé ! { $points } points.
}
board-together = { $points ->
    [one] { $points } point ensemble
   *[other] { $points } points ensemble
}
board-go-on = Continuer
board-right = Juste !
board-wrong = Faux
board-i-have-it = J’ai trouvé !
board-say-it = Je le dis !
board-ask-it = Je demande !
board-key-turned = La clé est retournée
board-out = Hors jeu jusqu’à la prochaine manche
board-out-note = Vous ne jouez plus jusqu’à la prochaine manche ; vos points restent.
board-declared-as = { $number ->
    [1] Déclaré : vous répondez juste après le joueur actif
   *[other] Déclaré en position { $number }
}
board-choose-first = D’abord une tuile
board-others-first = Les autres peuvent d’abord déclarer
board-after-clue = Après le prochain indice
board-sending = …
board-write-first = Écrivez d’abord
board-seconds = { $seconds } s
board-clue-for = Votre indice : { $tile }
board-clue-note = Demandé : { $help }. Pas le mot seul ; définitif.
board-my-question = Votre question
board-my-answer = Votre réponse
board-draft = Votre réponse, au brouillon
board-draft-note = Personne ne la voit avant l’envoi.
board-write-here = écrire ici
board-send = Envoyer
board-order = Ordre des réponses
board-queue-first = toujours premier, peut décliner
board-queue-must = doit répondre
board-queue-may = peut répondre
board-queue-now = réfléchit
board-queue-wrong = faux
board-queue-right = juste !
board-queue-you = vous ?
board-missing = { $count ->
    [one] Une personne n’a pas encore décidé.
   *[other] { $count } n’ont pas encore décidé.
}
board-team = Ensemble
board-team-note = Moins il faut de tuiles, plus il y a de points.
board-card = Votre carte secrète
board-your-word = Le mot · { $tile }
board-redraws = { $count ->
    [one] Une carte écartée
   *[other] { $count } cartes écartées
}
board-near = Presque les mêmes lettres
board-maestro-waits = Les autres réfléchissent. Vous ne dites rien.
board-score = Score
board-sheet = Feuille de score
board-sheet-round = Manche
board-sheet-total = Total
board-legend = Maestro de la manche
board-legend-pair = qui connaissait le mot
board-bag = Le sac
board-bag-holds = { $passed ->
    [0] Dans le sac : { $undrawn } non tirées.
    [one] Dans le sac : { $undrawn } non tirées, une passée.
   *[other] Dans le sac : { $undrawn } non tirées, { $passed } passées.
}
board-words-sought = Les mots de la partie
board-not-found = pas trouvé
board-found-by = { $points ->
    [one] { $name }, { $points } point
   *[other] { $name }, { $points } points
}
board-who-has-it = Qui a trouvé ?
board-nobody-has-it = Personne (d’autre)
board-role-active = actif
board-role-declared = a déclaré
board-role-out = éliminé
board-role-maestro = Maestro
board-role-guesser = cherche
board-welcome = L’un de vous, le Maestro, connaît un mot secret et donne des indices sous les tuiles. Trouvez-le avant les autres, mais pas trop tôt : chaque tuile retournée vaut un point.
board-draft-short = Votre brouillon
board-note-declare = Déclarer oblige à répondre. Si c’est faux, vous êtes hors de la manche.
board-note-free = Une réponse fausse ne coûte rien.
board-note-risky = Quelqu’un a déclaré : si c’est faux, vous êtes hors de la manche.
board-note-must = Vous avez déclaré : il faut répondre. Si c’est faux, vous êtes hors de la manche.
board-note-last = Dernière tuile : répond qui veut.
board-note-question = Une question à laquelle on répond par oui ou par non.
board-says = { $name } : « { $words } »
view-on_card = sur la carte
board-role-won = gagne

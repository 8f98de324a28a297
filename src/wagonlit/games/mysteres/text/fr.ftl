title = Mystères
description = L’un de vous connaît le mot et donne des indices ; les autres veulent le trouver les premiers, mais pas trop tôt.
list =
    .comma = { $rest }, { $last }
    .and = { $rest } et { $last }
myself = { $name } (vous)
switch =
    .on = oui
    .off = non
bot-weak = Débutant
    .about = connaît moins de mots et se laisse facilement égarer
bot-normal = Habitué
    .about = devine à peu près aussi bien que la plupart des gens
bot-strong = Expert
    .about = connaît tous les mots des cartes et hésite rarement

## What a table can agree on

option-players = Joueurs
    .help = Combien de personnes et de robots participent. À deux, on joue ensemble.
option-language = Langue des mots
    .help = La langue des mots à trouver, des indices et des réponses.
    .fr = français
    .en = anglais
option-beginner_tiles = Tuiles pour débuter
    .help = À chaque manche, neuf catégories faciles, toujours les mêmes.
option-special_tiles = Tuiles spéciales
    .help = Six tuiles qui font autre chose que demander un indice.
option-key_deck = Cartes-clés
    .help = Si les neuf cartes sont mélangées avant chaque manche, ou d’abord épuisées.
    .reshuffle = mélangées à chaque manche
    .deplete = épuisées d’abord
option-redraw_limit = Autres cartes
    .help = Combien de cartes mystère un Maestro peut écarter pendant une manche.
    .none = sans limite
option-pass_on_special = Passer sur une tuile spéciale
    .help = Si le Maestro peut passer quand une tuile spéciale demande un indice.
option-max_difficulty = Difficulté
    .help = Les mots les plus difficiles : 1 de tous les jours, 2 bien connus, 3 exigeants.
option-window_mode = S’annoncer
    .help = Si le temps pour s’annoncer est limité, ou si l’on attend tout le monde.
    .timer = en temps limité
    .all_respond = on attend tout le monde
option-setup_timer = Temps pour la carte
    .help = Secondes pour garder la carte mystère ou l’écarter ; 0 : sans limite.
option-choice_timer = Temps pour une tuile
    .help = Secondes pour choisir une tuile ; 0 : sans limite.
option-clue_timer = Temps pour un indice
    .help = Secondes pour l’indice du Maestro ; 0 : sans limite.
option-question_timer = Temps pour une question
    .help = Secondes pour poser une question directe ; 0 : sans limite.
option-reply_timer = Temps pour y répondre
    .help = Secondes pour la réponse du Maestro ; 0 : sans limite.
option-declare_timer = Temps pour s’annoncer
    .help = Secondes pendant lesquelles les autres peuvent dire qu’ils ont trouvé ; 0 : sans limite.
option-answer_timer = Temps du joueur actif
    .help = Secondes pour faire une proposition ; 0 : sans limite.
option-declarer_timer = Temps après une annonce
    .help = Secondes pour la réponse de qui s’est annoncé ; 0 : sans limite.
option-judge_timer = Temps pour juger
    .help = Secondes laissées au Maestro pour accepter ou refuser une réponse ; 0 : sans limite.
option-fair_delay = Lignes lentes
    .help = De combien de millisecondes au plus on compense une ligne lente quand plusieurs veulent parler les premiers ; 0 : pas du tout.
option-first_maestro = Premier Maestro
    .help = Qui commence.
    .random = tiré au sort
option-spectators_see_word = Le public voit le mot
    .help = Si ceux qui ne font que regarder savent ce que sait le Maestro.
option-avoid_recent = Rien que des mots nouveaux
    .help = Si l’on saute les mots que cette table a déjà eus.
option-recent_words = Mots déjà joués
    .help = Les mots de parties précédentes, que l’on saute.

## Things

tile-animal = Animal
    .help = un animal, réel ou imaginaire
tile-song_or_music = Chanson ou Musique
    .help = une œuvre musicale, ou un style de musique
tile-film_or_tv = Film ou TV
    .help = un film, une série ou une émission
tile-shape_or_color = Forme ou Couleur
    .help = une forme, ou une couleur
tile-place = Lieu
    .help = un lieu, réel ou imaginaire, ou un monument
tile-book = Livre
    .help = un genre d’écrit, ou le titre d’un écrit
tile-material = Matière
    .help = ce dont les choses sont faites
tile-number_or_date = Nombre ou Date
    .help = un nombre, une année ou un jour
tile-object = Objet
    .help = une chose, par son nom commun
tile-famous_person = Personnage Célèbre
    .help = quelqu’un que l’on connaît par son nom, réel ou inventé
tile-common_person = Personnage Commun
    .help = un métier, un type, un rôle
tile-verb = Verbe
    .help = un verbe à l’infinitif
tile-hobby = Loisir
    .help = un passe-temps, un sport ou un art manuel
tile-concept = Concept
    .help = une qualité, un sentiment ou une idée
tile-double_proposal = Double Proposition
    .help = pas d’indice, mais deux tours de réponses
tile-adjective = Adjectif
    .help = un adjectif qui va avec le mot
tile-word_count = Nombre de mots
    .help = de combien de mots il se compose
tile-first_letter = Première lettre
    .help = par quelle lettre il commence
tile-direct_question = Question Directe
    .help = une question qui se tranche par oui ou non
tile-verification = Vérification
    .help = un nouvel indice pour une tuile déjà retournée
cell = case { $number }
card = carte { $number }
mystery-keep = la garder
    .help = la manche commence avec ce mot
mystery-redraw = une autre carte
    .help = cette carte est écartée sans être montrée
reply-yes = oui
reply-no = non
reply-unknown = je ne sais pas
declaration-waive = laisser passer
    .help = vous pouvez encore changer d’avis tant que les autres se décident
declaration-declare = J’ai trouvé !
    .help = vous devrez répondre, et une erreur vous met hors de la manche
verdict-reject = faux
verdict-accept = juste
silence-pass = passer
    .help = la tuile va dans le sac et ne rapporte rien
silence-decline = ne rien dire
silence-late = trop tard
band-fog = dans le brouillard
band-trail = sur la piste
band-good_eye = l’œil vif
band-one_mind = un seul esprit

## What happens

RoundBegun = Manche { $round } : le Maestro est { $maestro }.
    .maestro = Manche { $round } : vous êtes le Maestro.
TileLaid = On pose la tuile { $tile }.
KeyDrawn = { $key ->
    [hidden] { $maestro } tire une carte-clé.
   *[other] { $maestro } tire la clé : { $key }.
}
    .maestro = Vous tirez la clé : { $key }.
MysteryDrawn = { $word ->
    [hidden] { $maestro } tire une carte mystère.
   *[other] { $maestro } tire une carte mystère ; le mot est « { $word } ».
}
    .maestro = Vous tirez une carte mystère ; votre mot est « { $word } ».
MysteryRejected = { $redraws ->
    [one] { $maestro } écarte la carte sans la montrer.
   *[other] { $maestro } écarte encore une carte sans la montrer : { $redraws } en tout.
}
    .maestro = Vous écartez la carte.
MysteryKept = { $maestro } garde la carte.
    .maestro = Vous gardez la carte.
TurnBegun = À { $seat } de jouer.
    .seat = C’est à vous.
LastTurnGiven = Dernière personne en jeu, { $seat } a encore un tour.
    .seat = Dernière personne en jeu, vous avez encore un tour.
TileChosen = { $seat } choisit { $tile }.
    .seat = Vous choisissez { $tile }.
KeyConfirmed = C’est bien { $tile } : voilà la catégorie du mot.
ClueGiven = { $maestro } dit sous { $target } : « { $words } ».
    .maestro = Vous dites sous { $target } : « { $words } ».
TilePassed = { $maestro } passe ; la tuile { $tile } va dans le sac.
    .maestro = Vous passez ; la tuile { $tile } va dans le sac.
TileTurned = La tuile { $tile } est retournée.
LetterTold = Le mot commence par { $letter }.
WordsCounted = { $count ->
    [one] C’est un seul mot.
   *[other] Il se compose de { $count } mots.
}
TargetNamed = { $seat } demande un nouvel indice pour { $target }.
    .seat = Vous demandez un nouvel indice pour { $target }.
QuestionAsked = { $seat } demande : « { $words } »
    .seat = Vous demandez : « { $words } »
QuestionMissed = { $seat } ne pose pas de question.
    .seat = Vous ne posez pas de question.
Replied = { $maestro } répond : { $reply }.
    .maestro = Vous répondez : { $reply }.
SecondProposal = { $seat } peut faire une seconde proposition.
    .seat = Vous pouvez faire une seconde proposition.
Declared = { $seat } a trouvé !
    .seat = Vous dites que vous avez trouvé.
Waived = { $missing ->
    [0] Tout le monde s’est décidé.
   *[other] {""}
}
LastTile = { $seats-count ->
    [one] Dernière tuile : { $seats } peut répondre aussi.
   *[other] Dernière tuile : { $seats } peuvent répondre aussi.
}
    .seats = { $seats-count ->
        [one] Dernière tuile : vous pouvez répondre aussi.
       *[other] Dernière tuile : vous pouvez répondre aussi, dans cet ordre : { $seats }.
    }
Answered = { $seat } dit : « { $words } ».
    .seat = Vous dites : « { $words } ».
Declined = { $seat } ne dit rien.
    .seat = Vous ne dites rien.
TooLate = { $seat } répond trop tard.
    .seat = Vous répondez trop tard.
Judged = { $right ->
    [yes] { $seat } a raison !
   *[no] C’est faux.
}
    .seat = { $right ->
        [yes] Vous avez raison !
       *[no] C’est faux.
    }
Eliminated = { $seat } est hors de la manche.
    .seat = Vous êtes hors de la manche.
Scored = { $points ->
    [0] Le mot est trouvé, mais aucune tuile n’est retournée : pas de point.
    [one] Un point chacun : { $seats }.
   *[other] { $points } points chacun : { $seats }.
}
Unsolved = Personne n’a trouvé le mot.
WordRevealed = { $accepted-count ->
    [0] Le mot était « { $word } » ({ $key }).
   *[other] Le mot était « { $word } » ({ $key }) ; juste aussi : { $accepted }.
}
GameWon = { $seats-count ->
    [one] { $points ->
        [one] { $seats } gagne avec un point.
       *[other] { $seats } gagne avec { $points } points.
    }
   *[other] { $points ->
        [0] { $seats } gagnent ensemble, sans un seul point.
        [one] { $seats } gagnent ensemble, avec un point chacun.
       *[other] { $seats } gagnent ensemble, avec { $points } points chacun.
    }
}
    .seats = { $seats-count ->
        [one] { $points ->
            [one] Vous gagnez avec un point.
           *[other] Vous gagnez avec { $points } points.
        }
       *[other] { $points ->
            [0] Vous gagnez ensemble, sans un seul point : { $seats }.
            [one] Vous gagnez ensemble, avec un point chacun : { $seats }.
           *[other] Vous gagnez ensemble, avec { $points } points chacun : { $seats }.
        }
    }
TeamRated = { $points ->
    [0] Pas un seul point ensemble : { $band }.
    [one] Un point ensemble : { $band }.
   *[other] { $points } points ensemble : { $band }.
}
PositionSet = La soirée commence en cours de route, à la manche { $round }.

## What is asked

round =
    .maestro = Le hasard désigne le premier Maestro.
    .maestro-help = Tout le monde a la même chance.
    .tile = Le hasard tire une tuile.
    .tile-help = On en pose neuf de celles du sac.
    .key = Le hasard tire une carte-clé.
    .key-help = La tuile de la case marquée nomme la catégorie du mot.
    .mystery = Le hasard tire une carte mystère.
    .mystery-help = Son mot de la catégorie-clé est le mot mystère.
    .keep = Votre mot est « { $word } ». Le gardez-vous ?
    .keep-help = { $together ->
        [yes] Vous êtes le Maestro. L’autre choisit des tuiles, et pour chacune vous donnez un indice de sa catégorie. Chaque tuile encore ouverte quand le mot est trouvé vous vaut un point à tous deux : soyez donc clair. Prenez une autre carte si l’autre ne peut pas connaître le mot, ou si vous l’avez déjà eu.
       *[no] Vous êtes le Maestro. Les autres choisissent des tuiles, et pour chacune vous donnez un indice de sa catégorie qui mène au mot. Vous et qui le trouve marquez un point par tuile retournée : menez-les au but, mais pas d’un coup. Prenez une autre carte si personne ne peut connaître le mot, ou s’il a déjà été joué.
    }
turn =
    .tile = Quelle tuile choisissez-vous ?
    .tile-help = { $together ->
        [yes] Le Maestro connaît un mot et dira quelque chose de cette catégorie qui y mène. Ensuite vous pouvez proposer un mot ; une erreur ne coûte rien. Plus il reste de tuiles ouvertes quand vous trouvez, plus vous marquez de points à deux.
       *[no] Le Maestro connaît un mot et dira quelque chose de cette catégorie qui y mène. Ensuite vous pouvez proposer un mot en premier ; les autres peuvent dire qu’ils ont trouvé. Qui trouve le mot marque un point par tuile retournée, et le Maestro aussi. L’une des neuf tuiles nomme la catégorie du mot lui-même.
    }
    .target = Pour quelle tuile voulez-vous un nouvel indice ?
    .target-help = L’une de celles qui sont déjà retournées. Première lettre et Nombre de mots ne feraient que se répéter.
    .clue = Que dites-vous sous { $target } ?
    .clue-help = Au plus { $clue-letters } signes et { $clue-words } mots : quelque chose de cette catégorie qui mène à votre mot par le sens, le son ou un jeu de mots, mais pas le mot tout seul. C’est définitif.
    .question = Que demandez-vous, par oui ou non ?
    .question-help = Quelque chose à quoi le Maestro peut répondre par oui ou par non, en { $question-letters } signes au plus. C’est définitif.
    .reply = « { $words } »
    .reply-help = Dites la vérité sur votre mot. C’est définitif.
answer =
    .declare = Avez-vous trouvé ?
    .declare-help = Qui dit avoir trouvé doit répondre après le joueur dont c’est le tour, et une erreur le met hors de la manche. C’est définitif. Qui laisse passer peut encore se raviser tant que les autres se décident.
    .propose = Quel est le mot ?
    .propose-help = { $declarers ->
        [0] Une erreur ne coûte rien, et vous pouvez ne rien dire. Ce que vous dites est définitif.
       *[other] D’autres veulent répondre après vous : si vous vous trompez, vous êtes hors de la manche. Vous pouvez ne rien dire. Ce que vous dites est définitif.
    }
    .declared = Quel est le mot ?
    .declared-help = { $last ->
        [yes] C’était la dernière tuile, et tout le monde a droit à une réponse ; vous pouvez aussi ne rien dire. Ce que vous dites est définitif.
       *[no] Vous avez dit que vous aviez trouvé : il faut répondre. Si c’est faux ou trop tard, vous êtes hors de la manche.
    }
    .judge = { $guesser } dit « { $words } ». Est-ce juste ?
    .judge-help = Soyez généreux : la même chose en d’autres mots est juste, une faute de frappe aussi. Ce que vous décidez est définitif.

## Why words are refused

refusal-too_short = C’est trop court : { $shortest } signes au moins.
refusal-many_words = Un indice a { $most } mots au plus.
refusal-word_alone = Un indice peut contenir le mot mystère, mais pas être ce mot tout seul.
refusal-said_before = Cela a déjà été dit sous cette tuile ; il faut un nouvel indice.

## What the Maestro is warned of

board-doubt-number_or_date = Cela ne ressemble ni à un nombre ni à une date.
board-doubt-verb = Cela ne ressemble pas à un verbe à l’infinitif.

## What a view shows

view-round = manche
view-maestro = Maestro
view-active = joueur actif
view-in_play = en jeu
view-grid = grille
view-text = tuiles ouvertes
view-void = tuiles retournées
view-passed = dans le sac
view-key = clé
view-card = carte mystère
view-word = mot mystère
view-aliases = juste aussi
view-redraws = cartes écartées
view-clues = indices
view-questions = questions
view-letter = première lettre
view-word_count = nombre de mots
view-declarers = se sont annoncés
view-missing = doivent se décider
view-answers = réponses
view-finder = trouvé par
view-last_turn = dernier tour
view-scores = points
view-words_played = mots joués
view-winners = gagnants
view-band = appréciation
view-tile = tuile
view-words = dit
view-seat = joueur
view-reply = réponse
view-right = juste

## What series of games count

tally-solved = mots trouvés
tally-tile = tuiles retournées quand un mot est trouvé

## In the terminal

terminal-welcome = L’un de vous est le Maestro et connaît un mot secret ; les autres veulent le trouver. Ils retournent neuf tuiles, l’une après l’autre, et sous chacune le Maestro dit quelque chose de sa catégorie qui mène au mot : un animal, un lieu, un verbe…

    Qui a trouvé le dit, et il vaut mieux avoir raison : une erreur peut vous coûter la manche. Qui trouve et le Maestro marquent un point par tuile retournée : un mot trouvé tard vaut donc plus. À deux, on joue ensemble, et l’on veut trouver tôt.
terminal-round = Manche { $round } sur { $rounds } · Maestro : { $maestro }
terminal-word = Votre mot : « { $word } » ({ $category })
terminal-near = presque « { $word } »
terminal-key = Le mot est de la catégorie { $category }.
terminal-in-bag = dans le sac
terminal-is-key = la clé
terminal-turned = retournée
terminal-letter = commence par { $letter }
terminal-count = { $count ->
    [one] un seul mot
   *[other] { $count } mots
}
terminal-points = Points
terminal-maestro = Maestro
terminal-active = joue
terminal-declared = a trouvé ({ $place })
terminal-out = hors de la manche
terminal-wrong = Faux jusqu’ici : { $answers }
terminal-asked = « { $words } » – { $reply }
terminal-played = Mots joués : { $words }
terminal-together = Ensemble
terminal-ending = La soirée est finie
terminal-quoted = « { $words } »
terminal-window = Qui a trouvé ?

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
board-twice = deux tours de réponses
board-verified = nouvel indice pour
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
board-declared-as = Déclaré en position { $number }
board-answers-as = Vous répondez en position { $number }
board-judged-now = Le Maestro juge
board-choose-first = D’abord une tuile
board-others-first = Les autres peuvent d’abord déclarer
board-after-clue = Après le prochain indice
board-sending = …
board-write-first = Écrivez d’abord
board-seconds = { $seconds } s
board-clue-for = Votre indice : { $tile }
board-clue-note = Demandé : { $help }. Pas le mot seul ; définitif.
board-my-question = Votre question
board-my-answer = Votre réponse
board-draft-note = Personne ne la voit avant l’envoi.
board-write-here = écrire ici
board-send = Envoyer
board-order = Ordre des réponses
board-queue-first = toujours premier, peut décliner
board-queue-must = doit répondre
board-queue-may = peut répondre
board-queue-now = réfléchit
board-queue-judged = attend le verdict
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
board-maestro-was = Maestro : { $name }
board-found-by = { $points ->
    [one] { $name }, { $points } point
   *[other] { $name }, { $points } points
}
board-who-has-it = Qui a trouvé ?
board-nobody-has-it = Personne (d’autre)
board-note-shared = Qui est nommé doit répondre, et sort de la manche si c’est faux. On ne peut pas le reprendre.
board-role-active = actif
board-role-declared = a déclaré
board-role-out = éliminé
board-role-maestro = Maestro
board-role-guesser = cherche
board-welcome = L’un de vous, le Maestro, connaît un mot secret et donne des indices sous les tuiles. Trouvez-le avant les autres, mais pas trop tôt : chaque tuile retournée vaut un point.
board-draft = Votre brouillon
board-note-declare = Déclarer oblige à répondre. Si c’est faux, vous êtes hors de la manche.
board-note-free = Une réponse fausse ne coûte rien.
board-note-risky = Quelqu’un a déclaré : si c’est faux, vous êtes hors de la manche.
board-note-must = Vous avez déclaré : il faut répondre. Si c’est faux, vous êtes hors de la manche.
board-note-last = Dernière tuile : répond qui veut.
board-note-last-turn = Il ne reste que vous en jeu : c’est votre dernier tour.
board-note-question = Une question à laquelle on répond par oui ou par non.
board-says = { $name } : « { $words } »
view-on_card = sur la carte
board-role-won = gagne

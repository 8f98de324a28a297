title = Mystery Express
description = Un meurtre dans le train de nuit pour Istanbul : observez, échangez et volez des cartes pour découvrir comment, qui, pourquoi, où et quand.

## Listes, et morceaux de phrases communs à plusieurs textes

list =
    .comma = { $rest }, { $last }
    .and = { $rest } et { $last }
myself = { $name } (vous)
switch =
    .on = oui
    .off = non
a-card = { $card ->
    [hidden] une { $category-card }
   *[seen] « { $card } » ({ $category })
}
some-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
leg-number = { $leg ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[4] 5
}
leg-route = { $leg ->
    [0] de { city-paris } à { city-strasbourg }
    [1] de { city-strasbourg } à { city-muenchen }
    [2] de { city-muenchen } à { city-wien }
    [3] de { city-wien } à { city-budapest }
   *[4] de { city-budapest } à { city-istanbul }
}
the-crime = { $suspect-who } { $mo-deed } { $location-where } à { $time }, { $motive-why }
what-they-knew = { $tied ->
    [yes] { $score } sur 5
   *[no] { $found }
}
winners-or-you = { $tied ->
    [yes] { $winners }
   *[no] vous
}

## Les choses, par domaine et par nom

category-mo = Modus Operandi
    .card = carte Modus Operandi
    .cards = cartes Modus Operandi
category-suspect = Suspect
    .card = carte Suspect
    .cards = cartes Suspect
category-motive = Mobile
    .card = carte Mobile
    .cards = cartes Mobile
category-location = Wagon
    .card = carte Wagon
    .cards = cartes Wagon
category-time = Heure
    .card = carte Heure
    .cards = cartes Heure

element-mo_clubbed = Assommé
    .deed = a assommé la victime
element-mo_hanged = Pendu
    .deed = a pendu la victime
element-mo_poisoned = Empoisonné
    .deed = a empoisonné la victime
element-mo_pushed = Poussé
    .deed = a poussé la victime hors du train
element-mo_shot = Abattu
    .deed = a abattu la victime
element-mo_stabbed = Poignardé
    .deed = a poignardé la victime
element-suspect_candy = Candy
    .who = Candy
element-suspect_sir_edmund = Sir Edmund
    .who = Sir Edmund
element-suspect_prof_karlov = Prof. Karlov
    .who = Le Prof. Karlov
element-suspect_orourke = O’Rourke
    .who = O’Rourke
element-suspect_sra_perez = Sra. Pérez
    .who = La Sra. Pérez
element-suspect_dr_rajiv = Dr. Rajiv
    .who = Le Dr. Rajiv
element-motive_despair = Désespoir
    .why = par désespoir
element-motive_greed = Convoitise
    .why = par convoitise
element-motive_jealousy = Jalousie
    .why = par jalousie
element-motive_money = Argent
    .why = pour de l’argent
element-motive_rivalry = Rivalité
    .why = par rivalité
element-motive_unknown = Inconnu
    .why = pour une raison inconnue
element-location_club = Wagon Salon
    .where = dans le { car-club }
element-location_dining = Wagon Restaurant
    .where = dans le { car-dining }
element-location_lounge = Wagon Bar
    .where = dans le { car-lounge }
element-location_passenger = Wagon Passager
    .where = dans le { car-passenger }
element-location_sleeping = Wagon Couchette
    .where = dans le { car-sleeping }
element-location_smoking = Wagon Fumoir
    .where = dans le { car-smoking }
element-time_0400 = 4 h 00
element-time_0430 = 4 h 30
element-time_0445 = 4 h 45
element-time_0615 = 6 h 15
element-time_0630 = 6 h 30
element-time_1115 = 11 h 15
element-time_1145 = 11 h 45
element-time_1200 = 12 h 00
element-blank = —
    .label = Laisser en blanc

enigma-mo = comment
enigma-suspect = qui
enigma-motive = pourquoi
enigma-location = où
enigma-time = quand

time-time_0400 = { element-time_0400 }
time-time_0430 = { element-time_0430 }
time-time_0445 = { element-time_0445 }
time-time_0615 = { element-time_0615 }
time-time_0630 = { element-time_0630 }
time-time_1115 = { element-time_1115 }
time-time_1145 = { element-time_1145 }
time-time_1200 = { element-time_1200 }

car-club = wagon Salon
    .label = Wagon Salon
car-dining = wagon Restaurant
    .label = Wagon Restaurant
car-lounge = wagon Bar
    .label = Wagon Bar
car-passenger = wagon Passager
    .label = Wagon Passager
car-sleeping = wagon Couchette
    .label = Wagon Couchette
car-smoking = wagon Fumoir
    .label = Wagon Fumoir

city-paris = Paris
city-strasbourg = Strasbourg
city-muenchen = Munich
city-wien = Vienne
city-budapest = Budapest
city-istanbul = Istanbul

character-macdouglas = Colonel MacDouglas
    .the = le colonel MacDouglas
    .help = Son pouvoir habituel : une fois par étape, regarder une carte Modus Operandi qu’un autre joueur défausse.
character-strauss = Docteur Strauss
    .the = le docteur Strauss
    .help = Son pouvoir habituel : une fois par étape, regarder une carte Mobile qu’un autre joueur défausse.
character-mirabella = Comtesse De Mirabella
    .the = la comtesse De Mirabella
    .help = Son pouvoir habituel : une fois par étape, regarder une carte Suspect qu’un autre joueur défausse.
character-mansard = Archibald Mansard
    .the = Archibald Mansard
    .help = Son pouvoir habituel : une fois par étape, regarder une carte Wagon qu’un autre joueur défausse.
character-pransky = Miss Pransky
    .the = Miss Pransky
    .help = Son pouvoir : { $hours-pransky ->
        [one] une heure de plus
       *[other] { $hours-pransky } heures de plus
    } à chaque étape.

action-club_grip = Ressaisissez-vous
    .label = Wagon Salon – un joueur reprend une catégorie de sa défausse ({ $hours-club_grip } h)
    .help = Toutes ses cartes défaussées de cette catégorie reviennent en main et peuvent resservir pendant l’étape.
action-club_madam = Au secours de la dame
    .label = Wagon Salon – piocher une carte chez une passagère ({ $hours-club_madam } h)
    .help = Vous choisissez une carte d’après son dos, vous la regardez et la défaussez ; vous avez alors une carte de plus.
action-dining = Invitation à dîner
    .label = Wagon Restaurant – chaque convive vous montre une carte ({ $hours-dining } h par convive)
    .help = Vous demandez à chaque convive une catégorie différente ; personne d’autre ne voit les cartes.
action-lounge = Cartes sur table
    .label = Wagon Bar – tous les autres montrent une carte d’une catégorie ({ $hours-lounge } h)
    .help = Les cartes sont retournées en même temps, sous les yeux de toute la table.
action-passenger = De main en main
    .label = Wagon Passager – des cartes d’une catégorie font le tour de la table ({ $hours-passenger } h)
    .help = Un de vos voisins vous passe une carte, vous en passez une à l’autre, et ainsi de suite jusqu’à ce que chacun en ait reçu une.
action-sleeping = Le sac caché
    .label = Wagon Couchette – trouver le sac et voler une carte ({ $hours-sleeping } h, ou { $hours-sleeping_failed } h en cas d’échec)
    .help = Un autre joueur cache le sac d’un côté ; devinez lequel, et une carte de sa main est à vous.
action-smoking = Échange de bons procédés
    .label = Wagon Fumoir – échanger des cartes avec deux joueurs ({ $hours-smoking } h)
    .help = Deux joueurs vous donnent chacun une carte d’une même catégorie, puis vous donnez à chacun une carte de votre main.
action-end_turn = Fin du tour
    .label = Terminer votre tour
    .help = Les heures qui vous restent sont perdues.

side-left = gauche
    .label = À gauche
side-right = droite
    .label = À droite
pace-normal = normal
    .label = Normal
pace-slow = lent
    .label = Lent
pace-fast = rapide
    .label = Rapide
peek-decline = aucune carte
    .label = Non, garder mon pouvoir
peek-first = la première carte
peek-second = la deuxième carte
peek-third = la troisième carte
peek-fourth = la quatrième carte

stack = { $number ->
    [1] pile de la première passagère
   *[2] pile de la seconde passagère
}
    .label = { $number ->
        [1] Pile de la première passagère
       *[2] Pile de la seconde passagère
    }
spot = emplacement { $number }
    .label = Emplacement { $number }
slot = carte { $number }
    .label = Carte { $number }

## Ce qui s’est passé

WhistleGiven = { $seat } prend le sifflet et ouvrira l’étape.
    .seat = Vous prenez le sifflet et ouvrirez l’étape.
CharacterTaken = { $seat } incarne { $character-the }.
    .seat = Vous incarnez { $character-the }.
CarEntered = { $seat } commence dans le { $car }.
    .seat = Vous commencez dans le { $car }.
SolutionHidden = { "" }
CardDealt = { $card ->
    [hidden] { "" }
   *[seen] { $seat } reçoit « { $card } » ({ $category }).
}
    .seat = Vous recevez « { $card } » ({ $category }).
SpotFilled = { "" }
StackFilled = { "" }
ConductorMoved = Le contrôleur est à présent dans le { $car }.
LegBegun = Étape { leg-number }, { leg-route } : { some-hours }.
TurnBegun = { $seat } commence son tour avec { some-hours }.
    .seat = À vous de jouer, avec { some-hours }.
TurnEnded = { $seat } termine son tour.
    .seat = Vous terminez votre tour.
ActionTaken = { $seat } va dans le { $car } : « { $action } ».
    .seat = Vous allez dans le { $car } : « { $action } ».
HoursSpent = { $seat } dépense { some-hours } (reste : { $left }).
    .seat = Vous dépensez { some-hours } (reste : { $left }).
CategoryNamed = { $seat } annonce la catégorie { $category }.
    .seat = Vous annoncez la catégorie { $category }.
PlayerNamed = { $action-id ->
    [sleeping] { $seat } cherche le sac chez { $target }.
   *[club_grip] { $target-self ->
        [yes] { $seat } va reprendre des cartes de sa défausse.
       *[no] { $seat } fait reprendre des cartes à { $target }.
    }
}
    .seat = { $action-id ->
        [sleeping] Vous cherchez le sac chez { $target }.
       *[club_grip] { $target-self ->
            [yes] Vous allez reprendre des cartes de votre défausse.
           *[no] Vous faites reprendre des cartes à { $target }.
        }
    }
    .target = { $action-id ->
        [sleeping] { $seat } fouille votre compartiment.
       *[club_grip] { $seat } vous fait reprendre des cartes.
    }
CompanyNamed = { $action-id ->
    [dining] { $seat } invite à dîner { $company }.
   *[smoking] { $seat } échange des cartes avec { $company }.
}
    .seat = { $action-id ->
        [dining] Vous invitez à dîner { $company }.
       *[smoking] Vous échangez des cartes avec { $company }.
    }
    .company = { $action-id ->
        [dining] { $seat } vous invite à dîner.
       *[smoking] { $seat } échange des cartes avec vous.
    }
GuestAsked = { $seat } demande à { $guest } une { $category-card }.
    .seat = Vous demandez à { $guest } une { $category-card }.
    .guest = { $seat } vous demande une { $category-card }.
SideNamed = { $seat } fait venir les cartes de la { $side }.
    .seat = Vous faites venir les cartes de la { $side }.
StackNamed = { $seat } choisit la { $stack }.
    .seat = Vous choisissez la { $stack }.
SlotNamed = { $seat } désigne une des cartes face cachée.
    .seat = Vous désignez une des cartes face cachée.
CardsGripped = { $target } reprend en main { $cards ->
    [1] une { $category-card }
   *[other] { $cards } { $category-cards }
} de sa défausse.
    .target = Vous reprenez en main { $cards ->
        [1] une { $category-card }
       *[other] { $cards } { $category-cards }
    } de votre défausse.
CardPicked = { "" }
CardShown = { $owner } montre à { $viewer } { a-card }.
    .viewer = À table, { $owner } vous montre { a-card }.
    .owner = À table, vous montrez à { $viewer } { a-card }.
CardRevealed = { $owner } montre à toute la table { a-card }.
    .owner = Vous montrez à toute la table { a-card }.
CardHanded = { $kept ->
    [yes] { $giver } passe à { $taker } { a-card }.
   *[no] { $giver } passe à { $taker } { a-card }, à transmettre aussitôt.
}
    .taker = { $kept ->
        [yes] { $giver } vous passe { a-card }.
       *[no] { $giver } vous passe { a-card }, que vous transmettez aussitôt.
    }
    .giver = Vous passez à { $taker } { a-card }.
    .origin = { $giver } passe votre carte à { $taker } : { a-card }.
CardGiven = { $giver } donne à { $taker } { a-card }.
    .taker = Dans le wagon Fumoir, { $giver } vous donne { a-card }.
    .giver = Dans le wagon Fumoir, vous donnez à { $taker } { a-card }.
CardStolen = { $thief } vole à { $target } { a-card }.
    .thief = Vous volez à { $target } { a-card }.
    .target = { $thief } a fouillé votre sac et y a pris { a-card }.
BagHidden = { $side ->
    [hidden] { $seat } cache le sac.
   *[seen] { $seat } cache le sac à { $side }.
}
    .seat = Vous cachez le sac à { $side }.
BagOpened = { $right ->
    [yes] { $seat } cherche à { $guess } et trouve le sac.
   *[no] { $seat } cherche à { $guess }, mais { $target } a caché le sac à { $side }.
}
    .seat = { $right ->
        [yes] Chez { $target }, vous cherchez à { $guess } et trouvez le sac.
       *[no] Vous cherchez à { $guess }, mais { $target } a caché le sac à { $side }.
    }
    .target = { $right ->
        [yes] { $seat } cherche à { $guess } et trouve votre sac.
       *[no] { $seat } cherche à { $guess }, mais vous avez caché le sac à { $side }.
    }
PassengerHelped = { $seat } prend { a-card } dans la { $stack }.
    .seat = Vous prenez { a-card } dans la { $stack }.
SpotTaken = { $seat } bavarde avec le contrôleur et prend { a-card } sur l’{ $spot }.
    .seat = Vous bavardez avec le contrôleur et prenez { a-card } sur l’{ $spot }.
SpotRefilled = { $seat } laisse { a-card } sur l’{ $spot }.
    .seat = Vous laissez { a-card } sur l’{ $spot }.
PowerUsed = { $seat } utilise son pouvoir et regarde chez { $owner } la { $place ->
    [0] carte du dessus
   *[other] deuxième carte
} de la défausse : { a-card }.
    .seat = Vous utilisez votre pouvoir et regardez chez { $owner } la { $place ->
        [0] carte du dessus
       *[other] deuxième carte
    } de la défausse : { a-card }.
    .owner = { $seat } utilise son pouvoir et regarde la { $place ->
        [0] carte du dessus
       *[other] deuxième carte
    } de votre défausse : { a-card }.
PowerKept = { "" }
DiscardsTakenBack = Chacun reprend sa défausse en main.
TrainArrived = Le train arrive à { $city }.
PassengerBoarded = Une passagère monte à bord : la { $stack } est désormais accessible.
PaceSet = { $seat } choisit un rythme { $pace } pour le défilé des heures.
    .seat = Vous choisissez un rythme { $pace } pour le défilé des heures.
ShowBegun = Le défilé des heures commence à { $city } (rythme { $pace }).
TimeShown = { "" }
PileLooked = { "" }
ShowEnded = { "" }
BackChosen = { "" }
TunnelLook = Dans le tunnel, { $seat } regarde chez { $owner } { a-card }.
    .seat = Dans le tunnel, vous regardez chez { $owner } { a-card }.
    .owner = Dans le tunnel, { $seat } regarde dans votre main { a-card }.
TelegramWritten = { $entry ->
    [hidden] { $category-id ->
        [time] { $seat } envoie son télégramme.
       *[other] { "" }
    }
   *[seen] { $seat } note dans son télégramme – { $category } : { $entry }.
}
    .seat = { $entry ->
        [hidden] { $category-id ->
            [time] Vous envoyez votre télégramme.
           *[other] { "" }
        }
       *[seen] Vous notez dans votre télégramme – { $category } : { $entry }.
    }
CardUnveiled = { $seat } dévoile « { $card } » jusqu’à la fin de la partie.
    .seat = Vous dévoilez « { $card } » jusqu’à la fin de la partie.
AnswerWritten = { $entry ->
    [hidden] { $category-id ->
        [time] { $seat } remet sa réponse finale.
       *[other] { "" }
    }
   *[seen] { $seat } note dans sa réponse finale – { $category } : { $entry }.
}
    .seat = { $entry ->
        [hidden] { $category-id ->
            [time] Vous remettez votre réponse finale.
           *[other] { "" }
        }
       *[seen] Vous notez dans votre réponse finale – { $category } : { $entry }.
    }
SolutionUnmasked = La vérité – { $category } : { $element }.
AnswerRead = Réponse signée { $seat } : { $answer } ({ $right ->
    [one] { $right } bonne réponse
   *[other] { $right } bonnes réponses
}).
    .seat = Votre réponse : { $answer } ({ $right ->
        [one] { $right } bonne réponse
       *[other] { $right } bonnes réponses
    }).
TelegramRead = Télégramme signé { $seat } : { $telegram } (justes : { $right }, fausses : { $wrong }).
    .seat = Votre télégramme : { $telegram } (justes : { $right }, fausses : { $wrong }).
GameWon = { the-crime } { $score ->
    [5] – et { $winners } { $tied ->
        [yes] ont
       *[no] a
    } tout découvert : l’affaire est résolue.
    [0] – et personne n’a rien découvert ; la victoire revient tout de même à { $winners }.
   *[other] – personne n’a tout découvert, mais { $winners } en { $tied ->
        [yes] savaient
       *[no] savait
    } le plus : { what-they-knew }.
}
    .winners = { the-crime } { $score ->
        [5] – et { winners-or-you } { $tied ->
            [yes] ont
           *[no] avez
        } tout découvert : l’affaire est résolue.
        [0] – et personne n’a rien découvert ; la victoire revient tout de même à { winners-or-you }.
       *[other] – personne n’a tout découvert, mais { winners-or-you } en { $tied ->
            [yes] savaient
           *[no] saviez
        } le plus : { what-they-knew }.
    }
CategorySettled = { $category } : vous pouviez savoir « { $element } » { $arrived ->
    [yes] dès { $city }.
   *[no] dès l’étape { leg-number }, { leg-route }.
}
NeverSettled = Ce que vous avez vu n’a jamais prouvé { $open } : là, il fallait deviner.
PositionSet = La partie commence en cours de route, à l’étape { leg-number } ; le contrôleur est dans le { $conductor }.

## Ce qui est demandé

setup =
    .character = Quel personnage incarnez-vous ?
    .character-help = Personne d’autre ne peut prendre le même. Avec les pouvoirs, quatre d’entre eux regardent des cartes défaussées d’une catégorie, et Miss Pransky a { $hours-pransky ->
        [one] une heure de plus
       *[other] { $hours-pransky } heures de plus
    } à chaque étape.
    .car = Dans quel wagon votre figurine commence-t-elle ?
    .car-help = C’est purement décoratif : on se promène librement dans le train, et l’endroit où l’on se trouve n’a aucun effet.
    .hide = Le hasard cache une carte de la solution.
    .hide-help = Une carte de chaque catégorie est mise de côté sans être vue. Ensemble, elles disent la vérité sur le crime.
    .hide_time = Le hasard cache l’heure du crime.
    .hide_time-help = Une carte Heure est mise de côté sans être vue : à chaque défilé, cette heure n’apparaît que deux fois, les autres trois fois.
    .time_deck = Le hasard mélange les cartes Heure.
    .time_deck-help = À cette table, les cartes Heure ne sont mélangées qu’à la mise en place.
    .deal = Le hasard distribue une carte.
    .deal-help = Chacun reçoit sept cartes. Le reste va au contrôleur et aux piles des deux passagères.
    .first = Le hasard désigne qui commence.
    .first-help = Le premier joueur tient le sifflet et ouvre l’étape.
city =
    .token = Le hasard décide où le contrôleur passe l’étape qui vient.
    .token-help = Si vous faites une action dans le wagon du contrôleur, vous bavardez ensuite avec lui. Il ne visite jamais deux fois le même wagon.
turn =
    .action = Que faites-vous maintenant ?
    .action-help = Les actions coûtent des heures, et chacune ne peut être faite qu’une fois par tour. Les heures non utilisées sont perdues.
grip =
    .player = Qui reprend des cartes de sa défausse ?
    .player-help = Vous pouvez vous désigner vous-même. Toutes les cartes d’une catégorie passent de la défausse de ce joueur à sa main et peuvent resservir pendant l’étape.
    .category = { $own ->
        [yes] Quelle catégorie reprenez-vous en main ?
       *[no] Chez { $target }, quelle catégorie passe de la défausse à la main ?
    }
    .category-help = Toutes les cartes défaussées de cette catégorie reviennent en main. Personne n’en voit la face.
madam =
    .stack = Dans la pile de quelle passagère piochez-vous ?
    .stack-help = Vous prenez une seule carte, dont vous ne connaissez que le dos. Les piles ne sont jamais complétées.
    .category = Quel dos prenez-vous dans la { $stack } ?
    .category-help = Vous regardez la carte et la défaussez. Si plusieurs cartes ont ce dos, le hasard choisit.
    .draw = Le hasard choisit la carte de la passagère.
    .draw-help = Toutes les cartes de même dos ont autant de chances d’être tirées.
dining =
    .guests = Qui invitez-vous à dîner ?
    .guests-help = Chaque convive coûte { $hours-dining ->
        [one] { $hours-dining } heure
       *[other] { $hours-dining } heures
    } et vous montre une carte que personne d’autre ne voit. Vous demanderez à chacun une catégorie différente.
    .category = Quelle catégorie demandez-vous à { $guest } ?
    .category-help = Votre convive doit l’avoir en main, et vous ne pouvez pas demander deux fois la même catégorie.
lounge =
    .category = Quelle catégorie tous les autres doivent-ils montrer ?
    .category-help = Tous ceux qui ont une telle carte en main en choisissent une, et elles sont montrées en même temps à toute la table.
passenger =
    .side = Qui vous donne la première carte : { $left } à votre gauche ou { $right } à votre droite ?
    .side-help = Votre voisin de ce côté vous passe une carte, vous en passez une à l’autre voisin, et ainsi de suite autour de la table.
    .side-option-left = À gauche : { $left }
    .side-option-right = À droite : { $right }
    .category = Quelle catégorie demandez-vous à { $giver }, à votre { $side } ?
    .category-help = Votre voisin de ce côté doit l’avoir en main. Qui n’en a pas regarde la carte reçue et la transmet.
    .card = Quelle { $category-card } passez-vous à { $taker } ?
    .card-help = Elle doit venir de votre main : une carte que vous venez de recevoir est déjà dans votre défausse.
sleeping =
    .player = Chez qui cherchez-vous le sac ?
    .player-help = Ce joueur cache le sac à gauche ou à droite, et vous devinez. Si vous trouvez, cela prend { $hours-sleeping ->
        [one] { $hours-sleeping } heure
       *[other] { $hours-sleeping } heures
    } et vous volez une carte ; sinon, vous ne perdez { $hours-sleeping_failed ->
        [one] qu’une heure
       *[other] que { $hours-sleeping_failed } heures
    }.
    .hide = { $thief } fouille votre compartiment : de quel côté cachez-vous le sac ?
    .hide-help = Si l’on devine de quel côté il est, on vous vole une carte de votre main.
    .guess = Chez { $target }, de quel côté le sac est-il caché ?
    .guess-help = Si vous devinez juste, vous volez une carte de cette main. Sinon, vous perdez { $hours-sleeping_failed ->
        [one] { $hours-sleeping_failed } heure
       *[other] { $hours-sleeping_failed } heures
    } et c’est tout.
    .category = Vous avez trouvé le sac : quelle catégorie volez-vous à { $target } ?
    .category-help = Vous prenez dans cette main une carte de la catégorie, sans la voir à l’avance. Elle va ensuite dans votre défausse.
    .slot = Quelle { $category-card } face cachée prenez-vous à { $target } ?
    .slot-help = Les cartes viennent d’être mélangées : leur place ne vous apprend rien.
    .draw = Le hasard choisit la carte volée.
    .draw-help = Toutes les cartes de même dos ont autant de chances d’être tirées.
smoking =
    .partners = Avec quels joueurs faites-vous l’échange ?
    .partners-help = Tous deux doivent avoir la catégorie que vous allez annoncer. Chacun vous en donne une carte, puis vous donnez à chacun une carte de votre main.
    .category = Quelle catégorie demandez-vous à { $partners } ?
    .category-help = Chacun des deux en choisit une carte et vous la donne. Vous défaussez les deux.
    .first = Quelle carte donnez-vous en retour à { $partner } ?
    .first-help = N’importe quelle carte de votre main, mais pas les deux que vous venez de recevoir. Seul le destinataire la voit.
    .second = Et quelle carte donnez-vous à { $partner } ?
    .second-help = N’importe quelle autre carte de votre main. Seul le destinataire la voit.
pick =
    .card = { $action-id ->
        [dining] { $asked_by } vous invite à dîner : quelle { $category-card } montrez-vous ?
        [lounge] { $asked_by } le demande à tous : quelle { $category-card } montrez-vous à toute la table ?
        [smoking] { $asked_by } échange avec vous : quelle { $category-card } donnez-vous ?
       *[end_turn] Quelle carte dévoilez-vous jusqu’à la fin de la partie ?
    }
    .card-help = { $action-id ->
        [dining] Elle n’est montrée qu’à votre hôte. Elle va ensuite dans votre défausse.
        [lounge] Toute la table la voit. Elle va ensuite dans votre défausse.
        [smoking] Le joueur qui la reçoit vous donnera en retour une carte de son choix.
       *[end_turn] Chacun pose une carte face visible à côté du plateau. Elle ne joue plus aucun rôle ensuite.
    }
chat =
    .spot = Le contrôleur est d’humeur bavarde : laquelle de ses cartes prenez-vous ?
    .spot-help = Vous regardez la carte et la défaussez. Puis vous laissez à sa place une carte de votre main.
    .card = Quelle carte laissez-vous sur l’{ $spot } ?
    .card-help = N’importe quelle carte de votre main. Elle y reste face cachée jusqu’à ce que quelqu’un la prenne.
power =
    .peek = Regardez-vous la { $category-card } défaussée par { $owners } ?
    .peek-help = C’est votre pouvoir, une fois par étape. La carte n’est montrée qu’à vous, mais tout le monde voit que vous regardez.
    .peek-option-first = { $first } : regarder sa carte
    .peek-option-second = { $second } : regarder sa carte
    .peek-option-third = { $third } : regarder sa carte
    .peek-option-fourth = { $fourth } : regarder sa carte
show =
    .pace = À quel rythme les cartes Heure défilent-elles à { $city } ?
    .pace-help = Vous avez ouvert l’étape, c’est donc à vous de décider. Attention : pendant le défilé, personne ne prend de notes.
    .order = Le hasard mélange les cartes Heure.
    .order-help = Les 23 cartes Heure vont défiler. L’heure qui n’apparaît que deux fois est celle du crime.
tunnel =
    .back = Quel dos choisissez-vous chez { $owner }, à votre { $side } ?
    .back-help = Dans l’obscurité du tunnel, vous regardez en secret une carte qui a ce dos. Elle reste en main.
    .draw = Le hasard choisit la carte regardée dans le tunnel.
    .draw-help = Toutes les cartes de même dos ont autant de chances d’être tirées.
telegram =
    .entry = Que dit votre télégramme à la rubrique { $category } ?
    .entry-help = Le télégramme ne sert qu’à départager : une entrée juste compte pour vous, une fausse contre vous, un blanc ne compte pas. Il ne peut plus être modifié.
final =
    .entry = Quelle est votre réponse finale à la rubrique { $category } ?
    .entry-help = Chaque bonne réponse vaut un point. Une erreur ou un blanc ne coûte rien.

## Le carnet d’enquête

sheet = Carnet d’enquête
    .seen_once = vu une fois
    .got = carte reçue
    .both_seen = les deux vus
    .innocent = hors de cause
    .solution = solution
    .truth = la vérité
    .open = possible
    .removed = absent de la partie
column-hand = Main
column-leg1 = Étape 1
column-leg2 = Étape 2
column-tunnel = Tunnel
column-leg3 = Étape 3
column-leg4 = Étape 4
column-budapest = Budapest
column-leg5 = Étape 5
column-draft = Brouillon

## Le plateau à l’écran

board-welcome = Quelqu’un a été assassiné dans le train de nuit pour Istanbul. Cinq cartes scellées disent comment, qui, pourquoi, où et quand.
    .win = À Istanbul, la victoire revient à qui en devine le plus.
    .how = Toutes les autres cartes voyagent avec vous, et chaque élément du crime existe en double : qui en voit les deux exemplaires le met hors de cause. Chaque wagon a sa façon de voir, d’échanger ou de voler des cartes ; votre carnet retient ce que vous avez vu.
    .first = Choisissez d’abord un personnage, puis passez vos heures dans les wagons. Tout ce qui est éclairé est cliquable.
board-leg = Étape { $leg } sur 5
board-scene = Le train dans la nuit
board-route = L’itinéraire de Paris à Istanbul
board-train = Les six wagons
board-quay = Sur le quai
# Names that small cards break in two, with the place where.
board-breaks = Convoi{"\u00AD"}tise Empoi{"\u00AD"}sonné
board-car-club = Salon
board-car-dining = Restau{"\u00AD"}rant
board-car-lounge = Bar
board-car-passenger = Passager
board-car-sleeping = Couchette
board-car-smoking = Fumoir
board-category-mo = Modus
board-category-suspect = Suspect
board-category-motive = Mobile
board-category-location = Wagon
board-category-time = Heure
board-city-paris = départ
board-city-strasbourg = heures · 1re passagère
board-city-muenchen = tunnel
board-city-wien = heures · 2e passagère
board-city-budapest = heures · télégramme
board-city-istanbul = la vérité
board-per-guest = { $hours-dining } h par convive
board-done = déjà fait
board-too-long = trop long
board-nothing = rien à gagner
board-start-here = Partir d’ici
board-does-club_grip = reprendre des cartes
board-does-club_madam = carte d’une passagère
board-does-dining = chaque convive vous montre une carte
board-does-lounge = tous les autres montrent une carte
board-does-passenger = les cartes passent de main en main
board-does-sleeping = trouver le sac, voler une carte
board-does-smoking = échanger des cartes à trois
board-conductor = Contrôleur
board-stack-1 = 1re passagère
board-stack-2 = 2e passagère
board-aboard = à bord
board-boards-1 = monte à { city-strasbourg }
board-boards-2 = monte à { city-wien }
board-crime = Le crime
board-sealed = scellé
board-solved = élucidé
board-unveiled = À découvert
board-hand = main
board-discard = défausse
board-discard-short = déf.
board-my-hand = Votre main
board-my-discard = Votre défausse
board-no-cards = Vous n’avez aucune carte en main.
board-whistle = ouvre cette étape : détient le sifflet
board-power-ready = Pouvoir prêt
board-power-used = Pouvoir utilisé à cette étape
board-power-mo = voir un Modus Operandi défaussé
board-power-suspect = voir un Suspect défaussé
board-power-motive = voir un Mobile défaussé
board-power-location = voir un Wagon défaussé
board-power-hour = { $hours-pransky ->
        [one] une heure de plus
       *[other] { $hours-pransky } heures de plus
    } à chaque étape
board-hours-mine = Heures qui vous restent : { $hours } sur { $whole }
board-hours-theirs = Heures restant à { $name } : { $hours } sur { $whole }
board-of-hours = sur { $whole }
board-confirm = Valider
board-hand-in = Remettre
board-telegram = Télégramme
board-telegram-note = Il ne sert qu’à départager : une entrée juste compte pour vous, une fausse contre vous.
board-answer = Réponse finale
board-answer-note = Chaque ligne juste vaut un point ; erreurs et blancs ne coûtent rien.
board-show = Défilé des heures
board-watch = Les cartes Heure défilent : regardez, et retenez.
board-show-one = Les heures défilent sur une pile. Regardez, retenez.
board-show-three = Les heures défilent sur trois piles. Regardez, retenez.
board-show-hand = La pile que vous avez en main ; elle passera à votre gauche.
board-show-blind = Chacun regarde la pile qu’il a en main, et lui seul.
board-lead-one = { $cards } cartes, l’une après l’autre sur une pile.
board-lead-three = { $cards } cartes, tour à tour sur trois piles.
board-lead-hand = { $cards } cartes en { $piles } piles qui passent de main en main.
board-lead-which = Une heure n’apparaît que deux fois. Laquelle ?
board-show-begin = Commencer
board-show-next = Suivante
board-show-write = À présent, notez ce que vous avez retenu.
board-show-counted = La table a compté : deux fois seulement { $time }.
board-show-done = C’est noté
board-truth = La vérité
board-unmasking = La vérité éclate…
board-right = juste
board-wrong = faux
board-winner = victoire
board-tie = télégramme { $balance }
board-tie-wrong = télégramme { $balance }, { $wrong ->
    [one] { $wrong } fausse
   *[other] { $wrong } fausses
}
board-sheet = Carnet
board-legend = Signes
board-mine = à moi dès le départ
board-given = à moi au départ, partie depuis
board-current-leg = l’étape en cours
board-low = montrée deux fois seulement
board-own-mark = votre marque
board-draft = mon idée
board-draft-help = Cliquez sur un nom pour l’entourer : votre idée pour le télégramme et la réponse finale.
board-mark-help = Cliquez sur une case ou appuyez sur Entrée : trait, croix, point d’interrogation, rien. Les flèches changent de case ; toute lettre s’inscrit, Suppr efface.
board-locked = Personne n’écrit pendant le défilé.

## Ce que vous savez, point par point

view-leg = Étape
view-city = Dernière ville
view-active = À qui le tour
view-hours = Heures restantes
view-taken = Actions de ce tour
view-hand = Votre main
view-discard = Votre défausse
view-first = Premier joueur de l’étape
view-used = Pouvoir utilisé à cette étape
view-conductor = Wagon du contrôleur
view-tokens = Wagons que le contrôleur n’a pas encore visités
view-spots = Cartes du contrôleur
view-stacks = Cartes des passagères
view-boarded = Passagères à bord
view-unveiled = Cartes à découvert
view-characters = Personnage
view-cars = Wagon
view-hand_backs = En main
view-discard_backs = En défausse
view-telegrams = Télégramme
view-answers = Réponse finale
view-solution = La vérité
view-winners = Gagnants

## Options de la table

option-players = Joueurs
    .help = Combien de personnes et de robots jouent.
option-seats = Places
    .help = Qui est assis où : des personnes, ou des robots du niveau choisi.
option-edition = Édition
    .help = Quel livret s’applique là où l’anglais et le français diffèrent.
    .en = édition anglaise
    .fr = édition française
option-lang = Langue
    .help = La langue que vous lisez ; elle ne change rien au jeu.
    .en = anglais
    .fr = français
    .de = allemand
    .it = italien
option-powers = Pouvoirs spéciaux
    .help = Décide si les personnages ont leurs pouvoirs spéciaux.
option-character_choice = Personnages
    .help = Comment chacun obtient son personnage.
    .pick = choisis, place après place
    .random = tirés au sort
option-first_player = Premier joueur
    .help = Qui ouvre la première étape : une place donnée, ou celle que le sort désigne.
    .random = tiré au sort
option-leg_hours = Heures des étapes
    .help = De combien d’heures chacun dispose à chacune des cinq étapes.
    .part = Étape { $number }
option-passenger_stacks = Piles des passagères
    .help = Combien de cartes comptent la première et la seconde pile.
    .part = Pile { $number }
option-power_category = Pouvoirs des personnages
    .help = Quelle catégorie chacun des quatre personnages curieux peut regarder.
option-removed_elements = Éléments retirés
    .help = Quels éléments quittent le jeu à trois ou quatre joueurs ; par défaut, l’édition décide.
option-sleeping_pick = Vol dans le wagon Couchette
    .help = Comment la carte volée est choisie ; par défaut, l’édition décide.
    .random = le hasard la tire
    .blind_choice = le voleur désigne une carte face cachée
option-dining_flow = Wagon Restaurant
    .help = Quand les convives apprennent quelle catégorie on leur demande.
    .upfront = toutes les catégories sont annoncées avant la première carte
    .sequential = convive après convive, chaque fois après avoir vu la carte précédente
option-power_scope = Portée des pouvoirs
    .help = Quand et chez qui un personnage peut regarder une carte.
    .any_other_not_own_turn = les cartes de tous les autres, mais pas pendant son propre tour
    .active_player_only = seulement les cartes défaussées par celui dont c’est le tour
    .any_time = les cartes de tous les autres, même pendant son propre tour
option-allow_empty_actions = Actions sans effet
    .help = Une action qui ne montre ni ne déplace aucune carte n’est jamais permise.
option-chat_empty_hand = Bavardage la main vide
    .help = Ce qui arrive si vous devez une carte au contrôleur et n’en avez plus.
    .skip = il n’y a pas de bavardage
    .forbid_action = l’action qui y mène n’est pas permise
option-chat_after_failed_search = Bavardage après un échec
    .help = Décide si vous bavardez avec le contrôleur quand vous n’avez pas trouvé le sac dans son wagon.
option-shuffle_time_deck = Cartes Heure mélangées
    .help = Décide si les cartes Heure sont mélangées avant chaque défilé, ou seulement à la mise en place.
option-time_show_mode = Défilés des heures
    .help = Comment les cartes Heure sont montrées, et si elles sont comptées pour vous.
    .flash = minutés, sans trace
    .step = carte par carte, à votre rythme, sans trace
    .tally = avec le compte exact à la fin
option-time_pace = Rythme des défilés
    .help = Combien de temps chaque carte Heure reste visible.
    .normal = normal
    .slow = lent
    .fast = rapide
option-time_pace_by = Qui donne le rythme
    .help = Décide si le rythme des défilés est fixe ou choisi avant chacun d’eux.
    .table = fixe pour la table
    .whistle = le premier joueur choisit
option-bot_time_memory = Mémoire des robots
    .help = À quel point les robots retiennent les défilés : exactement, ou chaque carte avec une probabilité donnée.
    .exact = exacte
    .lossy_0_85 = bonne : 85 cartes sur 100
    .lossy_0_5 = faible : 50 cartes sur 100
option-power_prompt = Usage de votre pouvoir
    .help = Votre réponse permanente quand votre personnage pourrait regarder une carte.
    .ask = me demander chaque fois
    .always = regarder à la première occasion
    .never = ne jamais regarder
option-sheet_assist = Aide du carnet
    .help = Ce que le carnet d’enquête remplit pour vous.
    .marks = note ce que vous avez vu
    .off = rien, vous écrivez tout
    .inference = note ce que vous avez vu et en tire des conclusions
option-final_reveal = Révélation finale
    .help = Comment la solution est montrée à la fin ; cela ne change rien au résultat.
    .one_by_one = catégorie par catégorie
    .all = tout à la fois

## Dans le terminal

bot-novice = Novice
    .about = joue avec bon sens mais retient peu ; bien pour une première partie
bot-detective = Détective
    .about = note tout et calcule ; un adversaire coriace
terminal-option-edition = Quelle édition des règles ?
terminal-welcome =
    Dans le train de nuit de Paris à Istanbul, un passager est mort. Qui l’a tué, comment, pourquoi,
    dans quel wagon et à quelle heure ? Cinq cartes cachées le savent. Chaque suspect, méthode, mobile et wagon
    existe en double : qui en voit les deux exemplaires le met hors de cause. Chaque wagon a sa façon de voir,
    d’échanger ou de voler des cartes. L’heure se compte de tête quand défilent les cartes Heure : c’est celle
    qui apparaît deux fois au lieu de trois. Après cinq étapes, chacun répond à Istanbul ; qui a le plus de
    bonnes réponses gagne.
terminal-leg = Étape { $leg } sur 5
terminal-turn =
    { $name } a encore { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
terminal-whistle = sifflet : { $name }
terminal-conductor = Contrôleur : { $car }, ses cartes :
terminal-boarded = Passagère { $number } (à bord) :
terminal-waiting = Passagère { $number } (dès { $city }) :
terminal-unveiled = À découvert sur la table :
terminal-character = Personnage
terminal-hand = Main
terminal-discard = Défausse
terminal-power = Pouvoir
terminal-power-peek = coup d’œil
terminal-power-used = utilisé
terminal-one-hour = +1 heure
terminal-in-discard = défausse : { $cards }
terminal-show = Défilé des heures à { $city }
terminal-show-how =
    Voici 23 cartes Heure. Sept heures apparaissent trois fois, la huitième deux fois seulement : c’est
    l’heure du crime. Comptez de tête, rien n’est conservé.
terminal-show-pace =
    { $piles ->
        [0] Elles défilent une à une,
       *[other] Elles défilent en { $piles } piles,
    } { $seconds ->
        [one] { $seconds } seconde chacune.
       *[other] { $seconds } secondes chacune.
    }
terminal-show-ready = Appuyez sur Entrée pour commencer.
terminal-show-next = Entrée : suite
terminal-show-unseen = (Ici, les cartes ont défilé sans être vues.)
terminal-show-over =
    C’est fini. Tapez, dans cet ordre, combien de fois vous avez vu chaque heure (ou Entrée, sans rien, pour continuer) :

    { $times }
terminal-short-show =
    .draft = R
    .strasbourg = S
    .wien = V
    .budapest = B
terminal-short-column =
    .draft = R
    .hand = M
    .leg1 = 1
    .leg2 = 2
    .tunnel = T
    .leg3 = 3
    .leg4 = 4
    .budapest = B
    .leg5 = 5
terminal-sheet-signs =
    / vu une fois, + carte reçue, X les deux exemplaires vus, – absent de la partie

    M votre main au départ, 1 à 5 les étapes, T tunnel, B Budapest

    S V B combien de fois vous avez vu une heure dans chaque ville
terminal-sheet-how =
    n pendu 2 ? écrit un signe : élément, colonne, signe

    n 4:00 S 3 écrit votre compte d’une heure

    n pendu R entoure ce que vous pensez répondre

    n pendu 2 - l’efface
terminal-sheet-inference = ○ hors de cause, ★ la réponse
terminal-sheet-truth = ► la vérité
terminal-mark-how = Écrivez un élément, une colonne et un signe, par exemple : n pendu 2 ?
terminal-mark-element = « { $typed } » ne désigne clairement aucun élément du carnet. Écrivez par exemple : n pendu 2 ?
terminal-mark-column = Cette colonne n’existe pas ici ; les colonnes sont { $columns }.
terminal-mark-long = Un signe compte 8 caractères au plus.
terminal-marked = Noté : { $name }, { $column } : { $sign }
terminal-rubbed = Effacé : { $name }, { $column }
terminal-ending = Istanbul : la vérité
terminal-unmask = Entrée : { $category }…
terminal-telegram = Télégramme
terminal-telegram-result =
    { $right ->
        [one] { $right } juste
       *[other] { $right } justes
    }, { $wrong ->
        [one] { $wrong } fausse
       *[other] { $wrong } fausses
    }

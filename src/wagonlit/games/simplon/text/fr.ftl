title = Simplon-Orient-Express
description = Tous ensemble contre l’amiral : réparez la ligne et amenez Sir Henry à Constantinople par le rail avant que le navire n’y arrive par la mer.

## Lists, and pieces of sentences that several texts share

list =
    .comma = { $rest }, { $last }
    .and = { $rest } et { $last }
myself = { $name } (vous)
switch =
    .on = oui
    .off = non
some-given = { $given ->
    [one] une pièce de voie
   *[other] { $given } pièces de voie
}
some-taken = { $taken ->
    [one] une pièce de voie
   *[other] { $taken } pièces de voie
}
one-more = { $load ->
    [one] une pièce de voie
   *[other] une deuxième pièce de voie
}
gaps-closed = { $repaired-count ->
    [one] répare une coupure
   *[other] répare { $repaired-count } coupures
}
    .you = { $repaired-count ->
        [one] réparez une coupure
       *[other] réparez { $repaired-count } coupures
    }

bot-stoker = Chauffeur
    .about = fait la course utile la plus proche et laisse les autres à qui est mieux placé ; ne voit pas plus loin
bot-conductor = Chef de train
    .about = joue d’avance bien des voyages avant chaque coup ; le meilleur des coéquipiers

## What a table can agree on

option-players = Joueurs
    .help = Combien de personnes et de robots participent.
option-board = Plateau
    .help = La carte sur laquelle on joue : la nôtre, ou une autre que vous décrivez dans un fichier à vous.
option-board_hash = Version du plateau
    .help = Dit sur quelle version du fichier une partie enregistrée a été jouée ; personne n’a à la remplir.
option-level = Niveau
    .help = Combien il est difficile de battre l’amiral. Facile : par Munich, et le navire passe toujours par Naxos. Difficile : les plaques sont fermées au départ. Expert : le navire part de Grenade. Le niveau ne décide que de ce que vous lui laissez ci-dessous.
    .easy = facile
    .normal = normal
    .hard = difficile
    .expert = expert
option-line = Grande ligne
    .help = Quelle ligne mène Sir Henry à Constantinople. Par Milan elle est plus courte, par Munich moins de voies sont coupées.
    .level = selon le niveau
    .ask = l’équipe choisit
option-die = Dé
    .help = Les faces du dé, dans n’importe quel ordre : des nombres de points, et au moins un navire.
option-turntable_start = Plaques tournantes au départ
    .help = Comment sont tournées les plaques au départ. Fermées, elles ne laissent passer personne avant d’avoir été tournées une fois.
    .level = selon le niveau
    .random = au hasard
    .closed = fermées
option-ship_start = Port de départ
    .help = D’où part l’amiral. Plus c’est loin, plus c’est difficile pour vous.
    .level = selon le niveau
option-storm = Tempête
    .help = Comment se décide la route du navire après la tempête : à pile ou face, ou toujours par le long détour de Naxos.
    .level = selon le niveau
    .coin = à pile ou face
    .naxos = toujours par Naxos
option-surveillance = Surveiller l’amiral
    .help = Si aucune locomotive n’attend à Nice, à Venise ou à Athènes quand le navire y fait escale, il repart aussitôt. À deux joueurs, Venise ne compte pas.
option-surveillance_bonus = Cases depuis un port non surveillé
    .help = De combien de cases le navire repart quand personne n’a surveillé son port.
option-pivot_mode = Rotation des plaques
    .help = Jusqu’où une plaque tourne pour un point.
    .any = vers n’importe quelle position
    .step = vers la position voisine seulement
option-detective_backward = Sir Henry peut reculer
    .help = Laisse Sir Henry voyager aussi vers Calais. Cela n’aide jamais ; certains aiment avoir le choix.
option-first_seat = Premier joueur
    .help = Qui commence et parle pour l’équipe.
    .random = au hasard
option-assist = Aide à la table
    .help = Tout le monde voit les chances de l’équipe : à partir de la situation présente, des robots jouent mille voyages jusqu’au bout.
    .chances = les chances de gagner
    .off = aucune

## Things, by domain and id

station = { $name }
    .to = à { $name }
    .from = { $initial ->
        [a] d’{ $name }
        [e] d’{ $name }
        [i] d’{ $name }
        [o] d’{ $name }
        [u] d’{ $name }
       *[other] de { $name }
    }
    .in = à { $name }
square = { $name }
    .to = { $id ->
        [dardanelles] aux Dardanelles
       *[other] à { $name }
    }
section = { $name }
board = { $name }
line = { $name }
turntable = plaque { $name }
act-go = Aller à { $name }
    .help = Un point, le long d’un tronçon. Les coupures en chemin sont réparées avec les pièces à bord.
act-pivot = Tourner la plaque { $name }
    .help = Un point, où que vous soyez.
act-load = Charger la pièce de voie
    .help = C’est gratuit. Une locomotive en porte { $capacity } au plus.
act-end = Finir le tour
    .help = Les points que vous n’avez pas dépensés sont perdus.
act-exchange = Échanger avec { $name }
    .help = C’est gratuit. Donnez ou prenez des pièces de voie.
position = position { $number }
    .label = Position { $number }
way = chemin { $number }
    .label = Chemin { $number }
ride-alone = sans Sir Henry
    .label = Non, sans lui
ride-together = avec Sir Henry
    .label = Oui, avec lui
transfer-give_1 = une pièce remise
    .label = En donner 1
transfer-give_2 = deux pièces remises
    .label = En donner 2
transfer-take_1 = une pièce prise
    .label = En prendre 1
transfer-take_2 = deux pièces prises
    .label = En prendre 2
face = { $number }
    .points = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
face-ship = un navire
    .points = un navire
coin-tails = pile
coin-heads = face
course-coast = par la côte
course-naxos = par Naxos
setting = { $name }
damage = coupure { $name }

## What happened

FirstSeatDrawn = { $seat } commence et parle pour l’équipe.
    .seat = Vous commencez et parlez pour l’équipe.
TurntablesLaid = Les plaques tournantes sont en place.
LineChosen = { $seat ->
    [hidden] La ligne de Sir Henry : { $line }. Les coupures de l’autre ligne sont réparées.
   *[seen] { $seat } choisit pour l’équipe : { $line }. Les coupures de l’autre ligne sont réparées.
}
    .seat = Vous choisissez pour l’équipe : { $line }. Les coupures de l’autre ligne sont réparées.
LocomotivePlaced = { $seat } commence { $station-in }.
    .seat = Vous commencez { $station-in }.
CardsDealt = Des pièces de voie se trouvent ici : { $stations } (cartes posées devant { $seat }).
    .seat = Des pièces de voie se trouvent ici : { $stations } (vos cartes).
CardReturned = { $seat } rend la carte « { $station } » : il n’y a pas de pièce de voie pour elle.
    .seat = Vous rendez la carte « { $station } » : il n’y a pas de pièce de voie pour elle.
TurnBegun = Tour { $turn } : { $seat }.
    .seat = Tour { $turn } : à vous.
DieRolled = { $seat } lance le dé : { $face-points }.
    .seat = Vous lancez le dé : { $face-points }.
Moved = { $detective ->
    [yes] { $seat } emmène Sir Henry { $station-to }.
   *[no] { $repaired-count ->
        [0] { $seat } va { $station-to }.
       *[other] { $seat } va { $origin-from } { $station-to } et { gaps-closed }.
    }
}
    .seat = { $detective ->
        [yes] Vous emmenez Sir Henry { $station-to }.
       *[no] { $repaired-count ->
            [0] Vous allez { $station-to }.
           *[other] Vous allez { $origin-from } { $station-to } et { gaps-closed.you }.
        }
    }
Pivoted = { $before ->
    [hidden] { $seat } ouvre la { $turntable } : { $setting }.
   *[seen] { $seat } tourne la { $turntable } : { $setting }.
}
    .seat = { $before ->
        [hidden] Vous ouvrez la { $turntable } : { $setting }.
       *[seen] Vous tournez la { $turntable } : { $setting }.
    }
Loaded = { $seat } charge { one-more } { $station-in }.
    .seat = Vous chargez { one-more } { $station-in }.
Exchanged = { $given ->
    [0] { $seat } prend { some-taken } à { $partner }, { $station-in }.
   *[other] { $seat } remet { some-given } à { $partner }, { $station-in }.
}
    .seat = { $given ->
        [0] Vous prenez { some-taken } à { $partner }, { $station-in }.
       *[other] Vous remettez { some-given } à { $partner }, { $station-in }.
    }
    .partner = { $given ->
        [0] { $seat } vous prend { some-taken }, { $station-in }.
       *[other] { $seat } vous remet { some-given }, { $station-in }.
    }
TurnEnded = { $points ->
    [0] { "" }
    [one] { $seat } finit son tour ; un point est perdu.
   *[other] { $seat } finit son tour ; { $points } points sont perdus.
}
    .seat = { $points ->
        [0] { "" }
        [one] Vous finissez votre tour ; un point est perdu.
       *[other] Vous finissez votre tour ; { $points } points sont perdus.
    }
ShipSailed = { $square-id ->
    [storm] Le navire de l’amiral est pris dans la tempête.
   *[other] Le navire de l’amiral arrive { $square-to }.
}
CoinTossed = On tire à pile ou face : { $coin }.
CourseSet = { $course-id ->
    [naxos] L’amiral doit prendre le chemin long, par Naxos.
   *[coast] L’amiral prend le chemin court, par la côte.
}
PortGuarded = { $seats-count ->
    [one] { $seats } surveille { $square } : l’amiral doit s’y arrêter.
   *[other] { $seats } surveillent { $square } : l’amiral doit s’y arrêter.
}
    .seats = Vous surveillez { $square } : l’amiral doit s’y arrêter.
PortUnguarded = { $bonus ->
    [one] Personne ne surveille { $square } : l’amiral avance d’une case de plus.
   *[other] Personne ne surveille { $square } : l’amiral avance de { $bonus } cases de plus.
}
DetectiveArrived = Sir Henry arrive { $station-in } avec { $seat }, et l’amiral vient trop tard : toute l’équipe gagne !
    .seat = Vous amenez Sir Henry { $station-to }, et l’amiral vient trop tard : toute l’équipe gagne !
ShipArrived = L’amiral arrive à { $square } avant Sir Henry : toute l’équipe perd.
FetchProposed = { $seat } est au mieux pour prendre la pièce de voie { $station-in }.
    .seat = Vous êtes au mieux pour prendre la pièce de voie { $station-in }.
RepairProposed = { $seat } peut réparer une coupure en partant { $station-from }.
    .seat = Vous pouvez réparer une coupure en partant { $station-from }.
EscortProposed = Sir Henry attend { $seat } { $station-in }.
    .seat = Sir Henry vous attend { $station-in }.
MeetingProposed = Si { $seat } rejoint une autre locomotive { $station-in }, l’une des deux aura deux pièces.
    .seat = Si vous rejoignez une autre locomotive { $station-in }, l’une des deux aura deux pièces.
PositionSet = Le voyage commence en cours de route, au tour { $turn } ; Sir Henry attend { $detective-in }.

## What is asked

setup =
    .first = Le hasard décide qui commence.
    .first-help = Le premier joueur parle aussi pour l’équipe.
    .turntable = Le hasard tourne la { $turntable }.
    .turntable-help = Toutes ses positions ont la même chance.
    .line = Quelle ligne Sir Henry doit-il prendre ?
    .line-help = Vous répondez pour l’équipe : demandez aux autres. Par Milan, il a moins de gares à parcourir ; par Munich, vous avez moins de coupures à réparer. Celles de l’autre ligne sont réparées aussitôt.
    .start = Le hasard tire une gare pour une locomotive.
    .start-help = Deux locomotives ne partent jamais de la même gare.
    .card = Le hasard tire une gare pour une pièce de voie.
    .card-help = { $cards } gares différentes reçoivent une carte.
    .discard = { $left ->
        [one] Et quelle autre gare n’aura pas de pièce de voie ?
       *[other] Quelle gare n’aura pas de pièce de voie ? Nommez la première sur { $left }.
    }
    .discard-help = Par Munich, il y a deux cartes de plus que de pièces. Vous répondez pour l’équipe : rendez de préférence ce qui est loin de toute coupure.
turn =
    .die = Le hasard lance le dé.
    .die-help = Un nombre donne des points, un navire fait avancer l’amiral.
    .act = { $points ->
        [0] Plus de points : que faites-vous encore ?
        [one] Vous avez un point : que faites-vous ?
       *[other] Vous avez { $points } points : que faites-vous ?
    }
    .act-help = { $points ->
        [0] Charger et échanger restent gratuits. Ou finissez votre tour.
       *[other] Un point vous mène à la gare suivante ou tourne n’importe quelle plaque de la carte. Charger et échanger, c’est gratuit. Là où vous ne pouvez pas aller, une plaque est mal tournée, ou il y a une coupure pour laquelle vous ne portez pas de pièce.
    }
    .way = Par quel chemin allez-vous { $station-to } ?
    .way-help = Chacun y mène ; choisissez selon ce qu’il y a en chemin.
    .way-option-1 = { $first }
    .way-option-2 = { $second }
    .way-option-3 = { $third }
    .way-option-4 = { $fourth }
    .ride = Emmenez-vous Sir Henry { $station-to } ?
    .ride-help = Une locomotive vide peut l’emmener d’une gare vers Constantinople. Il ne voyage qu’une fois par tour, puis il descend.
    .position = Que doit relier la { $turntable } ?
    .position-help = Vous pouvez choisir toute autre position ; cela coûte un point. Qui passera ensuite la trouvera ainsi.
    .position-option-1 = { $place_1 }
    .position-option-2 = { $place_2 }
    .position-option-3 = { $place_3 }
    .position-option-4 = { $place_4 }
    .position-option-5 = { $place_5 }
    .position-option-6 = { $place_6 }
    .position-option-7 = { $place_7 }
    .position-option-8 = { $place_8 }
    .pieces = Combien de pièces échangez-vous avec { $partner } ?
    .pieces-help = C’est gratuit. Tant que vous restez ici, c’est possible une fois avec chaque locomotive.
ship =
    .coin = Le hasard tire à pile ou face.
    .coin-help = Pile : le navire doit contourner Naxos. Face : il longe la côte.

## What a player sees

view-line = grande ligne
view-first = premier joueur
view-turn = tour
view-actor = à qui de jouer
view-face = dé
view-points = points restants
view-ridden = Sir Henry a voyagé dans ce tour
view-exchanged = échanges faits avec
view-stations = locomotives
view-loads = pièces à bord
view-turntables = plaques tournantes
view-damages = coupures ouvertes
view-pieces = pièces dans les gares
view-cards = cartes
view-detective = Sir Henry
view-ship = navire de l’amiral
view-course = route du navire
view-won = gagné

## In the terminal

terminal-welcome = Sir Henry est à Calais et doit gagner Constantinople par le rail avant que l’amiral n’y arrive par la mer.

    La ligne est coupée. Allez chercher des pièces de voie dans les gares de toute l’Europe, réparez les coupures, tournez les plaques et emmenez Sir Henry de gare en gare. Vous gagnez ou perdez tous ensemble.
terminal-legend = ①②③④ locomotives, ▪ une pièce à bord · ♟ Sir Henry · ▲ le navire · ◉ une pièce de voie · ✕ une coupure · Les voies qui touchent la lettre d’une plaque sont reliées.
terminal-locomotive = { $load ->
    [0] { $name } : { $station }
    [one] { $name } : { $station }, une pièce à bord
   *[other] { $name } : { $station }, { $load } pièces à bord
}
terminal-points = { $points ->
    [0] (plus de points)
    [one] (encore un point)
   *[other] (encore { $points } points)
}
terminal-waits = Sir Henry : { $station }
terminal-henry = { $rides ->
    [0] Sir Henry : { $station }
   *[other] Sir Henry : { $station } ; encore à venir : { $stations }
}
terminal-ship = Navire : { $square } ; cases restantes : { $coast } par la côte, { $naxos } par Naxos
terminal-ship-course = { $course ->
    [naxos] Navire : { $square } ; cases restantes : { $left }, par Naxos
   *[coast] Navire : { $square } ; cases restantes : { $left }, par la côte
}
terminal-closed = fermée
terminal-piece-there = une pièce de voie s’y trouve
terminal-won = Gagné
terminal-lost = Perdu

## The page’s board

board-welcome = Le détective Sir Henry doit aller de Calais à Constantinople par le rail, et la voie est coupée. L’amiral est en route vers le même but, par la mer.
    .win = Si Sir Henry arrive le premier, vous gagnez tous ; si c’est le navire, vous perdez tous.
    .how = Un nombre au dé, ce sont vos points : chacun mène votre locomotive à la gare suivante ou tourne n’importe quelle plaque de la carte. Chargez les pièces de voie là où elles se trouvent, passez sur les coupures pour les réparer, et emmenez Sir Henry quand votre locomotive est vide. Chaque fois qu’un navire sort, l’amiral avance d’un port.
    .first = Rien n’est caché : faites vos plans ensemble. Ce qui est éclairé sur la carte se clique ; la carte se déplace et se regarde de plus près.
board-map = Carte des chemins de fer. Déplacez-la avec les flèches, approchez-vous avec +, revoyez-la tout entière avec 0.
board-closer = Rapprocher
board-further = Éloigner
board-whole = Toute la carte
board-sea-north = Mer du Nord
board-sea-atlantic = Atlantique
board-sea-mediterranean = Méditerranée
board-sea-black = Mer Noire
board-line-simplon = Ligne de Milan
board-line-orient = Ligne de Munich
board-turn-number = Tour { $turn }
board-go = { $pieces ->
    [0] Vers { $station } : { $points ->
        [one] un point
       *[other] { $points } points
    }
   *[other] Vers { $station } : { $points ->
        [one] un point
       *[other] { $points } points
    }, répare { $pieces ->
        [one] une coupure
       *[other] { $pieces } coupures
    }
}
board-return = Rendre « { $station } »
board-turntable = Plaque { $name } : { $joins }
board-turn = { $label }. La tourner
board-positions = Nouvelle position de la plaque { $name }
board-piece-here = une pièce de voie se trouve ici
board-henry-here = Sir Henry
board-legend = Légende
board-legend-simplon = { $chosen ->
    [true] Ligne de Milan (la vôtre)
   *[false] Ligne de Milan
}
board-legend-orient = { $chosen ->
    [true] Ligne de Munich (la vôtre)
   *[false] Ligne de Munich
}
board-legend-gap = Voie coupée
board-legend-laid = Voie réparée
board-legend-piece = Pièce à charger
board-legend-ferry = Ferry
board-legend-watched = Port surveillé
board-race = La course
board-progress-henry = { $done ->
    [one] { $done } gare
   *[other] { $done } gares
} sur { $all }
board-progress-ship = { $done ->
    [one] { $done } port
   *[other] { $done } ports
} sur { $all }
board-short-henry = Henry { $done }/{ $all }
board-short-ship = Amiral { $done }/{ $all }
board-chance = de chances de gagner
board-percent = { $chance } %
board-chance-change = { $change } { $change ->
        [one] point
       *[other] points
    } depuis la dernière estimation
board-chance-range = entre { $low } et { $high } %
board-chance-line = Les chances de gagner sont passées de { $first } % à { $now } %.
board-die = Le dé : { $face ->
    [ship] un navire
   *[other] { $face }
}
board-you-act = À vous
board-points = { $points ->
    [0] plus de points
    [one] encore un point
   *[other] encore { $points } points
}
board-rolled-ship = le navire avance
board-acts = Ce que vous pouvez encore faire
board-load = Charger
board-load-one = la pièce à { $station }
board-load-none = rien à { $station }
board-load-full = plus de place à bord
board-exchange = Échanger
board-exchange-with = avec { $name }
board-exchange-nobody = personne ici
board-exchange-done = déjà fait ici
board-exchange-nothing = rien à échanger
board-end = Finir le tour
board-end-lost = { $points ->
    [0] rien de perdu
    [one] un point perdu
   *[other] { $points } points perdus
}
board-with-henry = avec Sir Henry
board-carries = { $load ->
    [0] aucune pièce à bord
    [one] une pièce à bord
   *[other] { $load } pièces à bord
}
board-list = Tout, en liste
board-list-go = Où vous pouvez aller
board-list-turntables = Plaques tournantes
board-list-pieces = { $pieces ->
    [one] Une pièce de voie à prendre
   *[other] { $pieces } pièces de voie à prendre
}
board-gaps = { $gaps ->
    [0] vers { $station } : libre
    [one] vers { $station } : une coupure
   *[other] vers { $station } : { $gaps } coupures
}
board-team = Équipe
board-won = Sir Henry est arrivé à temps
board-lost = L’amiral a été plus rapide
board-deeds = { $gaps ->
    [0] aucune coupure réparée
    [one] une coupure réparée
   *[other] { $gaps } coupures réparées
}, { $rides ->
    [0] aucun trajet avec Sir Henry
    [one] un trajet avec Sir Henry
   *[other] { $rides } trajets avec Sir Henry
}

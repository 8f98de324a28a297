title = Le 27e Passager
description = Dans ce train, chacun traque les autres : découvrez qui ils sont avant qu’ils ne vous découvrent.
list =
    .comma = { $rest }, { $last }
    .and = { $rest } et { $last }
myself = { $name } (vous)
switch =
    .on = oui
    .off = non
bot-novice = Novice
    .about = pose des questions et tire quand il ne lui reste que peu de noms
bot-hunter = Chasseur
    .about = calcule au plus juste qui chacun peut être, se cache à temps et rate rarement ; un adversaire coriace

## What a table can agree on

option-players = Joueurs
    .help = Combien de personnes et de robots participent.
option-passengers = Passagers
    .help = Apparence, odeur et voix des passagers qui diffèrent du tableau de la boîte.
option-traffic = Affluence
    .help = Combien de passagers arrivent à chaque station, dans l’ordre.
option-disguise_split = Déguisements de chaque sorte
    .help = Combien des 18 déguisements cachent l’apparence, l’odeur et la voix.
    .part = Déguisements
option-skill_triggers = Moment des compétences
    .help = Compétences qui se jouent après une autre action que dans le tableau de la boîte.
option-event_pool = Événements
    .help = Quels événements peuvent survenir ; le Grand Appel vient toujours en dernier.
option-theme_traffic = Ce que font les passagers
    .help = Décide si les passagers de la rangée 1 descendent du train ou y montent. Seuls les mots changent.
    .leave = ils descendent
    .board = ils montent
option-no_fire_no_smoke_drawer = Pas de fumée sans feu
    .help = Qui pioche un déguisement quand, pendant cet événement, un déguisement a annulé une enquête.
    .investigator = l’enquêteur
    .canceller = qui l’a annulée
option-bold_discard = Téméraire
    .help = À qui la compétence « Téméraire » coûte un déguisement.
    .self = qui la joue
    .opponent = un adversaire
    .none = personne
option-allow_hold_fire = Retenir son tir
    .help = Décide si, à l’étape 2, un assassin peut ne nommer personne.
option-choice_timer = Temps pour les actions et les noms
    .help = Nombre de secondes pour choisir une action ou un nom ; 0 : sans limite.
option-reaction_timer = Temps pour tout le reste
    .help = Nombre de secondes pour toute autre question ; 0 : sans limite.
option-timeout_policy = Quand le temps est écoulé
    .help = Ce qu’on répond à la place des retardataires.
    .safe = rien d’imprudent
option-uniform_prompts = Pauses égales
    .help = Décide si les questions privées durent toutes aussi longtemps, pour que personne ne devine qui tient quoi.
option-sheet_assist = Carnet
    .help = Ce que le carnet note de lui-même.
    .auto = ce qui est certain
    .off = rien
    .odds = ce qui est certain, et les probabilités
option-reveal_to_out = Hors jeu, on voit tout
    .help = Décide si les joueurs hors jeu peuvent voir toutes les cartes.

## Things, by domain and id

passenger-banker = Banquier
passenger-heiress = Héritière
passenger-soprano = Cantatrice
passenger-researcher = Chercheur
passenger-nurse = Infirmière
passenger-telephonist = Standardiste
passenger-undertaker = Croque-mort
passenger-chemist = Chimiste
passenger-auctioneer = Commissaire-priseur
passenger-barber = Barbier
passenger-florist = Fleuriste
passenger-schoolgirl = Écolière
passenger-shot_putter = Lanceuse de poids
passenger-seamstress = Couturière
passenger-newsboy = Crieur de journaux
passenger-longshoreman = Docker
passenger-fisherman = Pêcheur
passenger-peddler = Camelot
passenger-gangster = Gangster
passenger-dancer = Danseuse
passenger-fortune_teller = Voyante
passenger-magician = Magicien
passenger-poet = Poète
passenger-inventor = Inventeur
passenger-bootlegger = Contrebandier
passenger-painter = Peintre
passenger-cardsharp = Tricheur
passenger-pass = personne
station-manhattan_terminal = Manhattan Terminal
station-times_square = Times Square
station-union_square = Union Square
station-canal_street = Canal Street
station-city_hall = City Hall
station-brooklyn_heights = Brooklyn Heights
station-sunset_park = Sunset Park
station-bay_ridge = Bay Ridge
station-st_george = St. George
station-tottenville = Tottenville
station-gowanus = Gowanus
station-great_kills = Great Kills
action-investigation = Enquête
    .help = demander à un adversaire son apparence, son odeur ou sa voix
action-pursuit = Recherche
    .help = une enquête que « Profil bas » n’arrête pas ; une seule fois
action-tail_after = Filature
    .help = une enquête qu’un déguisement n’arrête pas ; une seule fois
action-assassination = Assassinat
    .help = nommer un passager : l’adversaire qui l’incarne est hors jeu ; si personne ne l’incarne, c’est vous
action-intrigue = Intrigue
    .help = regarder les innocents de la rangée 1 et la carte du dessus de la pile
action-deception = Tromperie
    .help = arrêter la première enquête contre vous, ou piocher un déguisement s’il n’y en a pas
trick-focused = Concentré
    .help = enquêter encore une fois, si possible sur quelqu’un d’autre
trick-ingenious = Ingénieux
    .help = avant que vous ne choisissiez le trait, la cible défausse un déguisement
trick-swift = Véloce
    .help = effectuer aussitôt un assassinat
trick-opportunist = Opportuniste
    .help = regarder les cartes de la rangée 1
trick-bold = Téméraire
    .help = regarder la carte du dessus de la pile, puis défausser un déguisement
trick-lucky = Chanceux
    .help = rester en jeu après un tir manqué
trick-specialist = Spécialiste
    .help = après un tir réussi, reprendre toute votre défausse
trick-trigger_happy = Gâchette facile
    .help = tirer encore une fois ; un tir réussi sur deux suffit pour rester
trick-selfish = Égoïste
    .help = personne d’autre ne regarde la pile jusqu’à la fin du tour
trick-sharp = Précis
    .help = regarder les cartes de la rangée 2
trick-charismatic = Charismatique
    .help = effectuer une enquête
trick-cunning = Rusé
    .help = piocher deux déguisements
trick-patient = Patient
    .help = après « Profil bas » : piocher deux déguisements, et en payer un pour interroger qui enquêtait sur vous
trick-cautious = Prudent
    .help = effectuer une enquête
trick-copycat = Imitateur
    .help = prendre au hasard un déguisement à un adversaire
trick-audacious = Audacieux
    .help = regarder deux fois de suite la carte du dessus de la pile
trick-disguise_looks = déguisement d’apparence
trick-disguise_scent = déguisement d’odeur
trick-disguise_voice = déguisement de voix
trick-pass = rien
    .label = Rien
feature-looks = apparence
    .your = votre apparence
feature-scent = odeur
    .your = votre odeur
feature-voice = voix
    .your = votre voix
trait-looks_formal = apparence solennelle
trait-looks_casual = apparence décontractée
trait-looks_eccentric = apparence excentrique
trait-scent_perfumed = odeur parfumée
trait-scent_neutral = odeur neutre
trait-scent_foul = odeur nauséabonde
trait-voice_deep = voix profonde
trait-voice_soft = voix douce
trait-voice_shrill = voix aiguë
slot = rangée { $number }
    .label = Rangée { $number }
pile_end-top = sur la pile
    .label = Sur la pile
pile_end-bottom = sous la pile
    .label = Sous la pile
initiative = initiative { $number }
stage-investigation = enquêtes
    .after = après l’enquête
stage-assassination = assassinats
    .after = après le tir
stage-intrigue = intrigues
    .after = après l’intrigue
stage-deception = tromperies
    .after = après la tromperie
stage-end = fin du tour
    .after = à la fin du tour
purpose-excess = un de trop
purpose-ingenious = Ingénieux
purpose-bold = Téméraire
purpose-smoke = le prix d’un tir
purpose-counter = le prix d’une contre-enquête
cause-hit = tir adverse
cause-miss = tir manqué
volley-step = assassinat
volley-finish = Finir le boulot
volley-big_call = Le Grand Appel
volley-swift = Véloce
volley-turn = assassinat
volley-extra = Gâchette facile
volley-covered = Gâchette facile
volley-rescue = Gâchette facile
reason-last_alive = plus qu’une personne en jeu
reason-all_out = plus personne en jeu
reason-big_call_survivors = plusieurs ont survécu au Grand Appel
exposure-station = passage à une station
exposure-stowaway = Passager clandestin
exposure-out = hors jeu
exposure-miss = tir manqué
source-observation = Observation
source-intimidation = Intimidation
source-sharp = Précis
incident-bite_the_bullet = Serrer les dents
    .help = Personne ne pioche de déguisement pendant ce tour.
incident-chase_your_tail = Tourner en rond
    .help = Chacun pioche un déguisement.
incident-fool_me_twice = Trompe-moi deux fois
    .help = À la fin du tour, chacun reprend ce qu’il a défaussé depuis le début du tour.
incident-last_cigarette = Dernière cigarette
    .help = Aucune compétence ne peut être utilisée pendant ce tour.
incident-raised_collar = Col relevé
    .help = La cible d’une enquête peut céder une compétence pour l’arrêter.
incident-rat_race = Foire d’empoigne
    .help = Personne ne peut regarder la pile des passagers pendant ce tour.
incident-dead_bullets = Balles perdues
    .help = Chacun peut reprendre une compétence de sa défausse.
incident-miss_no_chance = Saisir sa chance
    .help = Qui fait mouche peut prendre à sa victime une compétence inutilisée.
incident-no_fire_no_smoke = Pas de fumée sans feu
    .help = Quand un déguisement arrête une enquête, on en pioche un autre.
incident-no_more_lies = Plus de mensonges
    .help = Qui regarde la rangée 1 peut regarder la rangée 2 à la place.
incident-wild_mood_tonight = Folle ambiance ce soir
    .help = Chacun perd pour ce tour une carte action tirée au hasard.
incident-wrong_train = Mauvais train
    .help = Un passager de plus arrive à la rangée 1.
incident-finish_the_job = Finir le boulot
    .help = À la fin du tour, chacun peut tirer.
incident-like_cat_and_mouse = Au chat et à la souris
    .help = Qui obtient une réponse montre le même trait en retour.
incident-stowaway = Passager clandestin
    .help = Le premier nouveau passager de la rangée 1 est montré à tous.
incident-under_the_smoke = Rideau de fumée
    .help = Chaque tir coûte une compétence ou un déguisement.
incident-watch_your_back = Surveillez vos arrières
    .help = Les assassins tirent l’un après l’autre, par ordre d’initiative.
incident-the_big_call = Le Grand Appel
    .help = À la fin de ce tour, chacun doit tirer ; puis la partie s’achève.

## What happened

IdentityDealt = { $passenger ->
    [hidden] { $seat } prend une identité secrète.
   *[seen] { $seat } incarne « { $passenger } » ; personne d’autre ne le sait.
}
    .seat = Vous êtes « { $passenger } » ; personne d’autre ne le sait.
SkillDealt = { $skill ->
    [hidden] { $seat } reçoit une compétence.
   *[seen] { $seat } reçoit la compétence « { $skill } ».
}
InitiativeDealt = { $initiative ->
    [hidden] { $seat } reçoit une carte d’initiative.
   *[seen] { $seat } reçoit l’{ $initiative }.
}
RoundBegun = Tour { $round } : { $station }.
PassengersRevealed = La rangée 3 est dévoilée, rien que des innocents : { $passengers }.
GroupsMoved = Tous les groupes avancent d’une rangée.
PassengersLaid = { $number ->
    [one] Un passager arrive à la rangée 1, face cachée.
   *[other] { $number } passagers arrivent à la rangée 1, face cachée.
}
IncidentRevealed = Événement : « { $incident } ». { $incident-help }
PassengerTurnedUp = Le premier nouveau passager de la rangée 1 est montré à tous : « { $passenger } » fait partie des innocents.
ActionBlocked = { $action ->
    [hidden] { $seat } perd une carte action pour ce tour.
   *[seen] { $seat } perd « { $action } » pour ce tour.
}
    .seat = Vous perdez « { $action } » pour ce tour.
ActionChosen = { $action ->
    [hidden] { $seat } a posé une carte action.
   *[seen] { $seat } a posé « { $action } ».
}
    .seat = Vous avez posé « { $action } ».
ActionRevealed = { $seat } retourne « { $action } ».
    .seat = Vous retournez « { $action } ».
StepBegun = Maintenant : { $step }.
InitiativeShown = { $seat } montre l’{ $initiative }.
    .seat = Vous montrez l’{ $initiative }.
InitiativePicked = { $seat } choisit l’{ $initiative }.
    .seat = Vous choisissez l’{ $initiative }.
RoundEnded = Fin du tour { $round }.
TargetNamed = { $action-id ->
    [hidden] { $seat } enquête sur { $target } grâce à une compétence.
    [investigation] { $seat } enquête sur { $target }.
   *[seen] { $seat } enquête sur { $target } : « { $action } ».
}
    .target = { $action-id ->
        [hidden] { $seat } enquête sur vous grâce à une compétence.
        [investigation] { $seat } enquête sur vous.
       *[seen] { $seat } enquête sur vous : « { $action } ».
    }
    .seat = { $action-id ->
        [hidden] Vous enquêtez sur { $target } grâce à une compétence.
        [investigation] Vous enquêtez sur { $target }.
       *[seen] Vous enquêtez sur { $target } : « { $action } ».
    }
DeceptionOpened = { $cancels ->
    [yes] { $seat } fait profil bas : l’enquête menée par { $rival } n’aboutit pas.
   *[no] { $seat } doit retourner « Tromperie », mais cela n’arrête pas { $rival }.
}
    .seat = { $cancels ->
        [yes] Vous faites profil bas : l’enquête menée par { $rival } n’aboutit pas.
       *[no] Vous devez retourner « Tromperie », mais cela n’arrête pas { $rival }.
    }
    .rival = { $cancels ->
        [yes] { $seat } fait profil bas : votre enquête n’aboutit pas.
       *[no] { $seat } doit retourner « Tromperie », mais cela ne vous arrête pas.
    }
FeatureAsked = { $feature ->
    [hidden] { $seat } pose une question à { $target }, à voix basse.
   *[seen] { $seat } pose une question à { $target }, à voix basse : { $feature } ?
}
    .seat = Vous demandez à { $target }, à voix basse : { $feature } ?
    .target = { $seat } vous demande à voix basse : { $feature } ?
FeatureAnswered = { $trait ->
    [hidden] { $target } répond à { $seat }.
   *[seen] { $target } répond à { $seat } : { $trait }.
}
    .seat = { $target } vous répond : { $trait }.
    .target = Vous répondez à { $seat } : { $trait }.
FeatureExchanged = { $trait ->
    [hidden] { $seat } révèle en retour le même trait à { $target }.
   *[seen] { $seat } révèle en retour le même trait à { $target } : { $trait }.
}
    .seat = Vous révélez en retour le même trait à { $target } : { $trait }.
    .target = { $seat } vous révèle en retour le même trait : { $trait }.
InvestigationDisguised = { $disguise ->
    [hidden] { $target } se cache sous un déguisement : { $seat } n’apprend rien.
   *[seen] { $target } se cache sous un déguisement : { $seat } n’apprend rien ({ $disguise }).
}
    .seat = { $target } se cache sous un déguisement : vous n’apprenez rien ({ $disguise }).
    .target = Vous vous cachez sous un déguisement : { $seat } n’apprend rien ({ $disguise }).
InvestigationCollared = { $target } cède « { $skill } » et se détourne : { $seat } n’apprend rien.
    .seat = { $target } cède « { $skill } » et se détourne : vous n’apprenez rien.
    .target = Vous cédez « { $skill } » et vous détournez : { $seat } n’apprend rien.
ActionDiscarded = { $seat } a épuisé « { $action } ».
    .seat = Vous avez épuisé « { $action } ».
CounterBegun = { $seat } passe à la contre-enquête : { $target } doit répondre.
    .target = { $seat } passe à la contre-enquête : à vous de répondre.
    .seat = Vous passez à la contre-enquête : { $target } doit répondre.
DisguiseSought = { $seat } se cherche un déguisement.
    .seat = Vous vous cherchez un déguisement.
SkillUsed = { $seat } utilise « { $skill } ».
    .seat = Vous utilisez « { $skill } ».
SkillDiscarded = { $seat } cède « { $skill } » : { $purpose }.
    .seat = Vous cédez « { $skill } » : { $purpose }.
SkillsReturned = { $seat } reprend : { $skills }.
    .seat = Vous reprenez : { $skills }.
ActionsReturned = { $seat } reprend : { $actions }.
    .seat = Vous reprenez : { $actions }.
SkillReturnChosen = { $skill ->
    [hidden] { $seat } a décidé.
   *[seen] { $seat } a décidé : { $skill }.
}
    .seat = Vous avez décidé : { $skill }.
SkillsShown = { $skills ->
    [hidden] { $seat } passe en revue les compétences laissées par { $target }.
   *[seen] { $seat } passe en revue les compétences laissées par { $target } : { $skills }.
}
    .seat = Vous passez en revue les compétences laissées par { $target } : { $skills }.
    .target = { $seat } passe en revue les compétences que vous laissez.
SkillTaken = { $skill ->
    [hidden] { $seat } prend une compétence à { $target }.
   *[seen] { $seat } prend « { $skill } » à { $target }.
}
    .seat = Vous prenez « { $skill } » à { $target }.
    .target = { $seat } vous prend « { $skill } ».
SkillLeft = { $seat } ne prend rien à { $target }.
    .seat = Vous ne prenez rien à { $target }.
    .target = { $seat } ne vous prend rien.
DisguiseDrawn = { $disguise ->
    [hidden] { $seat } pioche un déguisement.
   *[seen] { $seat } pioche un { $disguise }.
}
    .seat = Vous piochez un { $disguise }.
DisguiseInspected = { $disguise ->
    [hidden] { $seat } pioche un déguisement, à garder ou non.
   *[seen] { $seat } peut garder un { $disguise }.
}
    .seat = Vous pouvez garder un { $disguise }.
DisguiseKept = { $disguise ->
    [hidden] { $seat } garde un déguisement.
   *[seen] { $seat } garde un { $disguise }.
}
    .seat = Vous gardez un { $disguise }.
DisguisePutBelow = { $disguise ->
    [hidden] { $seat } met l’autre sous la pile.
   *[seen] { $seat } met l’autre sous la pile : un { $disguise }.
}
    .seat = Vous mettez l’autre sous la pile : un { $disguise }.
DisguiseDiscarded = { $disguise ->
    [hidden] { $seat } défausse un déguisement : { $purpose }.
   *[seen] { $seat } défausse un { $disguise } : { $purpose }.
}
    .seat = Vous défaussez un { $disguise } : { $purpose }.
DisguiseStolen = { $disguise ->
    [hidden] { $seat } prend un déguisement à { $target }.
   *[seen] { $seat } prend un { $disguise } à { $target }.
}
    .seat = Vous prenez un { $disguise } à { $target }.
    .target = { $seat } vous prend un { $disguise }.
DisguiseReturned = { $disguise ->
    [hidden] { $seat } reprend un déguisement.
   *[seen] { $seat } reprend un { $disguise }.
}
    .seat = Vous reprenez un { $disguise }.
DisguisesReshuffled = { $number ->
    [one] Le seul déguisement défaussé devient la nouvelle pile.
   *[other] Les { $number } déguisements défaussés sont mélangés en une nouvelle pile.
}
SlotLooked = { $passengers ->
    [hidden] { $seat } regarde la { $slot }.
   *[seen] { $passengers-count ->
        [0] { $seat } regarde la { $slot } : elle est vide.
       *[other] { $seat } regarde la { $slot } : { $passengers }.
    }
}
    .seat = { $passengers-count ->
        [0] Vous regardez la { $slot } : elle est vide.
       *[other] Vous regardez la { $slot } : { $passengers }.
    }
TopSeen = { $passenger ->
    [hidden] { $seat } regarde la carte du dessus de la pile.
   *[seen] { $seat } regarde la carte du dessus de la pile : « { $passenger } ».
}
    .seat = Vous regardez la carte du dessus de la pile : « { $passenger } ».
TopPut = { $seat } la remet { $end }.
    .seat = Vous la remettez { $end }.
IntimidationSkipped = { $seat } ne peut pas regarder la pile.
    .seat = Vous ne pouvez pas regarder la pile.
AimTaken = En joue : { $shooters } ({ $volley }).
ShotFizzled = { $seat } n’a rien pour payer et ne tire pas.
    .seat = Vous n’avez rien pour payer et ne tirez pas.
PaymentChosen = { $payment ->
    [hidden] { $seat } a choisi son paiement.
   *[seen] { $seat } paiera avec : { $payment }.
}
    .seat = Vous paierez avec : { $payment }.
NameWritten = { $passenger ->
    [hidden] { $seat } a écrit un nom.
   *[seen] { $seat } a écrit : { $passenger }.
}
    .seat = Vous avez écrit : { $passenger }.
NamesCalled = On lit les noms à voix haute. { $shooters } : { $names }.
ShotHit = { $seat } démasque { $target } : « { $passenger } » !
    .target = { $seat } vous démasque : « { $passenger } » !
    .seat = Vous démasquez { $target } : « { $passenger } » !
ShotMissed = { $seat } se trompe : « { $passenger } » fait partie des innocents.
    .seat = Vous vous trompez : « { $passenger } » fait partie des innocents.
SaveChosen = { $skill ->
    [hidden] { $seat } a décidé.
   *[seen] { $seat } a décidé : { $skill }.
}
    .seat = Vous avez décidé : { $skill }.
PlayerOut = { $cause-id ->
    [hit] { $seat } est hors jeu, victime d’un tir signé { $by } : « { $passenger } ».
   *[miss] { $seat } est hors jeu après un tir manqué : « { $passenger } ».
}
    .seat = { $cause-id ->
        [hit] Vous êtes hors jeu, victime d’un tir signé { $by } : « { $passenger } ».
       *[miss] Vous êtes hors jeu après un tir manqué : « { $passenger } ».
    }
    .by = { $seat } est hors jeu, victime de votre tir : « { $passenger } ».
HuntOver = { $reason-id ->
    [last_alive] { $winners } gagne la traque : il ne reste personne d’autre.
    [all_out] Il ne reste plus personne à bord : personne ne gagne.
   *[big_call_survivors] Plusieurs ont survécu au Grand Appel. Il fallait rester seul pour gagner : personne ne gagne.
}
    .winners = Il ne reste plus que vous : la traque est gagnée.
IdentityShown = { $seat } incarnait « { $passenger } ».
    .seat = Vous incarniez « { $passenger } ».
HandShown = { $skills-count ->
    [0] { $disguises-count ->
        [0] { $seat } n’avait plus rien en main.
       *[other] { $seat } avait encore : { $disguises }.
    }
   *[other] { $disguises-count ->
        [0] { $seat } avait encore : { $skills }.
       *[other] { $seat } avait encore : { $skills } ; { $disguises }.
    }
}
    .seat = { $skills-count ->
        [0] { $disguises-count ->
            [0] Vous n’aviez plus rien en main.
           *[other] Vous aviez encore : { $disguises }.
        }
       *[other] { $disguises-count ->
            [0] Vous aviez encore : { $skills }.
           *[other] Vous aviez encore : { $skills } ; { $disguises }.
        }
    }
TrainSearched = { $deck-count ->
    [0] La pile était épuisée.
   *[other] Il restait dans la pile : { $deck }.
}
IdentityCertain = Dès le tour { $round }, vous pouviez le savoir : { $seat } incarnait « { $passenger } ».
PositionSet = La traque commence en cours de route : tour { $round }, { $station }.

## Questions

setup =
    .identity = Quelle identité est distribuée ?
    .identity-help = Un des 27 passagers pour chaque joueur ; les autres sont innocents.
    .skill = Quelle compétence est distribuée ?
    .skill-help = Deux par joueur ; personne d’autre ne les voit.
    .initiative = Quelle carte d’initiative est distribuée ?
    .initiative-help = Une par joueur ; la plus haute agit en premier.
station =
    .incident = Que se passe-t-il à cette station ?
    .incident-help = Un événement de la couleur de ce tour qui n’est pas encore survenu.
    .passenger = Qui arrive à la rangée 1 ?
    .passenger-help = La carte du dessus de la pile des passagers.
    .block = Quelle carte action est mise de côté ?
    .block-help = Une au hasard ; seul le joueur qui la perd sait laquelle. Elle revient après le tour.
    .return = Quelle compétence reprenez-vous ?
    .return-help = Une de votre défausse, ou aucune. Tous décident en même temps.
round =
    .action = Quelle action posez-vous ?
    .action-help = Chacun pose une carte face cachée ; on les joue genre par genre. Enquête, Recherche et Filature demandent à un adversaire son apparence, son odeur ou sa voix. L’Assassinat nomme un passager : un tir manqué vous met hors jeu. L’Intrigue regarde la rangée 1 et le dessus de la pile. La Tromperie vous protège d’une question ou, à défaut, vous procure un déguisement.
    .initiative = Quelle carte d’initiative prenez-vous ?
    .initiative-help = Parmi celles qui viennent d’être montrées ; qui avait la plus haute choisit d’abord. La plus haute agit en premier.
investigation =
    .target = { $action-id ->
        [hidden] Sur qui enquêtez-vous grâce à votre compétence ?
        [investigation] Sur qui enquêtez-vous ?
       *[seen] Sur qui enquêtez-vous ({ $action }) ?
    }
    .target-help = Tout le monde entend qui vous nommez. Ce que vous demandez reste entre vous deux.
    .ingenious = Utilisez-vous « Ingénieux » contre { $target } ?
    .ingenious-help = { $target } devrait défausser un déguisement avant que vous ne choisissiez un trait.
    .feature = Quel trait demandez-vous à { $target } ?
    .feature-help = La réponse est vraie, à moins qu’un déguisement de cette sorte ne vous arrête.
    .respond = { $rival } veut connaître { $feature-your }. Que faites-vous ?
    .respond-help = La vérité est : { $trait }. Un déguisement de cette sorte la garde secrète.
    .respond-option-pass = Dire la vérité : { $trait }
deception =
    .counter = Interrogez-vous { $rival } à votre tour ?
    .counter-help = Cela coûte un déguisement de n’importe quelle sorte.
    .counter-option-pass = Non
    .keep = Quel déguisement gardez-vous ?
    .keep-help = L’autre va sous la pile ; personne ne voit ni l’un ni l’autre.
intrigue =
    .slot = Quelle rangée regardez-vous ?
    .slot-help = Tout le monde voit laquelle ; les cartes ne sont montrées qu’à vous.
    .top = Quel passager est sur la pile ?
    .top-help = Personne n’a encore regardé cette carte.
    .put_back = Où remettez-vous « { $passenger } » ?
    .put_back-help = Sur la pile, la carte sera la prochaine à la rangée 1 ; sous la pile, elle n’y viendra peut-être jamais.
assassination =
    .pay = Avec quoi payez-vous votre tir ?
    .pay-help = Une compétence, face visible, ou un déguisement, face cachée. Cela reste secret jusqu’à la lecture des noms.
    .name = { $may_pass ->
    [yes] { $volley-id ->
        [step] Qui nommez-vous, si vous nommez quelqu’un ?
        [turn] Qui nommez-vous, si vous nommez quelqu’un ?
       *[other] { $volley } : qui nommez-vous, si vous nommez quelqu’un ?
    }
   *[no] { $volley-id ->
        [step] Qui nommez-vous ?
        [turn] Qui nommez-vous ?
       *[other] { $volley } : qui nommez-vous ?
    }
}
    .name-help = { $volley-id ->
        [covered] Si un adversaire incarne ce passager, il est hors jeu. Vous avez déjà touché quelqu’un : un tir manqué ne vous coûte rien.
       *[other] Si un adversaire incarne ce passager, il est hors jeu. Si personne ne l’incarne, c’est vous.
    }
    .name-option-pass = Ne nommer personne
    .save = « { $passenger } » faisait partie des innocents. Tentez-vous de vous en sortir ?
    .save-help = « Chanceux » vous garde en jeu. « Gâchette facile » vous donne un tir de plus, qui doit faire mouche.
    .save-option-pass = Non, je suis hors jeu
    .take_skill = Quelle compétence prenez-vous à { $target } ?
    .take_skill-help = Une de celles qui n’ont pas servi, ou aucune. Les autres apprennent seulement si vous en prenez une.
skill =
    .play = Utilisez-vous une compétence { $step-after } ?
    .play-help = Chacune sert une fois ; elle est montrée et va dans votre défausse. La question revient jusqu’à ce que vous passiez.
    .play-option-pass = Aucune compétence
    .copycat_target = À qui prenez-vous un déguisement ?
    .copycat_target-help = Un au hasard parmi ceux de sa main.
    .bold_target = Qui doit défausser un déguisement ?
    .bold_target-help = Un adversaire qui en a ; il choisit lequel.
    .steal = Quel déguisement est pris ?
    .steal-help = Tous ceux de cette main ont autant de chances d’être pris.
disguise =
    .draw = Quel déguisement est pioché ?
    .draw-help = La carte du dessus de la pile des déguisements.
    .excess = Quel déguisement défaussez-vous ?
    .excess-help = Personne ne peut en garder plus de deux.
    .give_up = Quel déguisement défaussez-vous ({ $purpose }) ?
    .give_up-help = Les autres voient que vous en défaussez un, mais pas lequel.

## What a player sees

view-round = tour
view-station = station
view-step = étape
view-incident = événement
view-played = événements passés
view-living = encore en jeu
view-out = hors jeu
view-slots = rangées
view-face_up = montrés dans une rangée
view-deck = pile des passagers
view-deck_top = sur la pile
view-deck_seen = carte du dessus déjà vue
view-deck_bottom = sous la pile
view-discard = défausse des passagers
view-exposed = connus de tous
view-innocents = innocents vus par vous
view-identities = identités
view-features = traits appris
view-told = appris sur vous
view-inquiry = enquête
view-skills = compétences
view-hand_skills = vos compétences
view-known_skills = compétences connues
view-piles = compétences utilisées
view-used_cards = cartes action utilisées
view-gone_skills = compétences sorties du jeu
view-used = compétences de ce tour
view-selfish = égoïste
view-disguises = déguisements
view-hand_disguises = vos déguisements
view-disguise_deck = pile des déguisements
view-disguise_bottom = sous la pile des déguisements
view-disguise_discard = déguisements défaussés
view-kept = déguisements à reprendre
view-hand_kept = les vôtres à reprendre
view-inspected = tout juste piochés
view-initiative = initiative
view-locked = ont posé une carte
view-actions = cartes action
view-shown = retournées
view-blocked = ont perdu une carte
view-hand_blocked = votre carte perdue
view-spent = tromperie épuisée
view-honest = sans tromperie en attente
view-writers = ont écrit un nom
view-names = noms
view-payers = vont payer
view-payments = paiements
view-savers = ont décidé
view-saves = sauvés par
view-returners = ont choisi
view-returns = reprises
view-winners = gagnant
view-reason = fin de la partie
view-passenger = passager
view-exposure = pourquoi
view-source = comment
view-seeker = question posée par
view-target = qui
view-feature = trait
view-seat = joueur
view-cause = cause
view-by = par

## On the board of the page

board-round = Tour { $round } sur { $rounds }
board-scene = Le wagon, la nuit
board-line = La ligne et ses stations
board-station = { $traffic ->
    [one] { $station } : { $traffic } passager
   *[other] { $station } : { $traffic } passagers
}
board-station-now = { $traffic ->
    [one] { $station } : { $traffic } passager, le train est ici
   *[other] { $station } : { $traffic } passagers, le train est ici
}
board-row = Rangée { $row }
board-row-in = dans { $stations } stations
board-row-next = { $theme ->
    [board] montent à { $station }
   *[leave] sortent à { $station }
}
board-row-last = { $theme ->
    [board] restent à quai
   *[leave] restent à bord
}
board-row-says = { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
board-exit = { $theme ->
    [board] À bord
   *[leave] Sortie
}
board-gone = { $theme ->
    [board] montés
   *[leave] descendus
}
board-deck = dans la pile
board-hotel = HÔTEL
board-event = Événement { $number }
board-sheet = Carnet
board-known = Je sais
board-left = Reste
board-unknown = inconnu
board-mark-possible = { $name }, c’est possible
board-mark-percent = { $name }, { $percent } %
board-mark-no = pas { $name }
board-mark-sure = { $name }, c’est certain
board-own-mark = ma note : { $mark }
board-note = Ma note
board-note-maybe = peut-être
board-note-yes = je le crois
board-note-no = je crois que non
board-close = Fermer
board-legend-possible = possible
board-legend-percent = possible, en %
board-legend-no = exclu
board-legend-aim = à viser
board-because = Tour { $round } : { $says }
board-legend-ask = Touchez quelqu’un pour savoir pourquoi.
board-you-are = Vous êtes
board-you = vous
board-card-laid = carte posée
board-card-none = pas de carte posée
board-knows = sait de vous
board-knows-nothing = ne sait rien
board-was = Identité : { $name }
board-initiative = Initiative
board-disguises = Déguisements
board-skills = Compétences
board-skill = Compétence
board-skill-ready = Compétence · prête
board-once = 1×
board-used = déjà jouée
board-blocked = perdue pour ce tour
board-seen = hors de cause
board-left-train = { $theme ->
    [board] à bord · tour { $round }
   *[leave] à quai · tour { $round }
}
board-was-out = { $name }, hors jeu
board-missed = tir manqué · tour { $round }
board-does-investigation = un trait d’un adversaire
board-does-pursuit = perce le profil bas
board-does-tail_after = perce les déguisements
board-does-assassination = touchez, ou tombez
board-does-intrigue = la rangée 1 et la pile
board-does-deception = profil bas ou déguisement
board-my-hand = Mes cartes
board-my-actions = Mes cartes action
board-top = Remettre dessus
board-bottom = Glisser dessous
board-named = { $name } vise
board-hit = Touché : { $name }
board-miss = Manqué
board-calls = Les noms tombent…
board-identities = Identités
board-truth = La vérité
board-value-formal = Solennelle
board-value-casual = Décontractée
board-value-eccentric = Excentrique
board-value-perfumed = Parfumée
board-value-neutral = Neutre
board-value-foul = Nauséabonde
board-value-deep = Profonde
board-value-soft = Douce
board-value-shrill = Aiguë
board-keep = gardez la vôtre
board-only-you = votre secret
board-you-were = Vous étiez
board-watching = Vous êtes hors jeu, mais la traque continue : restez la regarder. Ce que vous savez reste dans votre carnet, sans que personne l’apprenne.
board-held-fire = ne tire pas
board-go-on = Continuer
board-fell = hors jeu au tour { $round }
board-survived = en vie jusqu’à la fin
board-nobody = Personne ne gagne
board-over-last_alive = La dernière personne à bord gagne.
board-over-all_out = Les derniers tirs n’ont épargné personne.
board-over-big_call_survivors = Il reste plus d’une personne à bord.
board-winner = gagne
## In the terminal

terminal-welcome =
    Un train de nuit traverse New York avec 27 personnes à bord. Chaque joueur est en secret l’une d’elles et traque
    tous les autres. Deux passagers n’ont jamais la même apparence, la même odeur et la même voix : interrogez
    les autres, regardez les innocents qui vont descendre, cachez-vous sous des déguisements. Quand vous pensez savoir
    qui est qui, tirez sur un nom : si un joueur l’incarne, il est hors jeu. Si c’était un innocent, c’est vous. Qui
    reste seul gagne ; si le train arrive avec plusieurs joueurs à bord, personne ne gagne.
terminal-round = Tour { $round } sur { $rounds }
terminal-deck = Pile { $number }
terminal-seen = { $theme ->
    [board] { $number ->
        [one] { $number } monté
       *[other] { $number } montés
    }
   *[leave] { $number ->
        [one] { $number } descendu
       *[other] { $number } descendus
    }
}
terminal-row = Rangée { $number }
terminal-action = Action
terminal-disguises = Déguis.
terminal-skills = Comp.
terminal-initiative = Initiative
terminal-used = Défausse
terminal-out = hors jeu : { $passenger }
terminal-identity = Vous êtes « { $passenger } »
terminal-hand = Compétences : { $skills } · Déguisements : { $disguises }
terminal-top = Sur la pile : { $passenger }
terminal-blocked = Pas pendant ce tour : { $action }
terminal-skill = Votre compétence « { $skill } » : { $help }.
terminal-names = Les noms tombent
terminal-breath =
    { $count ->
        [one] Un nom est écrit ({ $shooters }). Entrée pour l’entendre…
       *[other] Tous ont écrit un nom ({ $shooters }). Entrée pour les entendre tous à la fois…
    }
terminal-breath-own = Votre coup part… Appuyez sur Entrée.
terminal-called = « { $name } ! »
terminal-missed = un innocent
terminal-hit = c’est { $target } !
terminal-hit-you = c’est vous !
terminal-ending = Terminus
terminal-left-last = la dernière personne à bord
terminal-left-not = encore à bord, mais avec d’autres
terminal-left-hit = identité percée à jour au tour { $round } par { $by }
terminal-left-miss = tir manqué au tour { $round }
terminal-trait =
    .looks_formal = solennelle
    .looks_casual = décontractée
    .looks_eccentric = excentrique
    .scent_perfumed = parfumée
    .scent_neutral = neutre
    .scent_foul = nauséabonde
    .voice_deep = profonde
    .voice_soft = douce
    .voice_shrill = aiguë
terminal-short-passenger =
    .nurse = Infirmière
    .auctioneer = Comm.-priseur
    .shot_putter = Lanceuse
    .newsboy = Crieur
    .longshoreman = Docker
    .peddler = Camelot
    .bootlegger = Contrebandier
terminal-sheet-signs = 2 peut-être le joueur 2 · ► joueur sûr · ○ innocent · – connu de tous · ★ vous
terminal-sheet-odds = 38 : un tir touche à 38 %
terminal-sheet-how = n neutre douce : qui · n 2 : joueur 2 · n poète 2 : pourquoi · n poète x : noter
terminal-sheet-left =
    { $count ->
        [one] { $count } possible
       *[other] { $count } possibles
    }
terminal-sheet-knows = vous connaît : { $signs }
terminal-nobody = Il ne reste personne.
terminal-why =
    { $state ->
        [yes] { $name } est « { $passenger } », car :
        [no] { $name } n’est pas « { $passenger } », car :
       *[maybe] { $name } est peut-être « { $passenger } » : rien ne dit le contraire.
    }
terminal-mark-how =
    Le carnet ne sait pas ce que signifie « { $typed } ». Demandez des traits (n neutre douce), un joueur
    (n 2) ou une raison (n poète 2), ou écrivez un signe (n poète 2 x).
terminal-mark-long = Un signe a 8 caractères au plus.
terminal-marked = Noté : { $about } : { $sign } (un - à la place du signe l’efface)
terminal-rubbed = Effacé : { $about }

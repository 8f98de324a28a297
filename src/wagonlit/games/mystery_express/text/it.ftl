title = Mystery Express
description = Un omicidio sul treno notturno per Istanbul: osserva, scambia e ruba carte per scoprire come, chi, perché, dove e quando.

## Elenchi, e parti di frase comuni a più testi

list =
    .comma = { $rest }, { $last }
    .and = { $initial ->
        [e] { $rest } ed { $last }
       *[other] { $rest } e { $last }
    }
myself = { $name } (tu)
switch =
    .on = sì
    .off = no
a-card = { $card ->
    [hidden] una { $category-card }
   *[seen] «{ $card }» ({ $category })
}
some-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}
leg-number = { $leg ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[4] 5
}
leg-route = { $leg ->
    [0] da { city-paris } a { city-strasbourg }
    [1] da { city-strasbourg } a { city-muenchen }
    [2] da { city-muenchen } a { city-wien }
    [3] da { city-wien } a { city-budapest }
   *[4] da { city-budapest } a { city-istanbul }
}
the-crime = { $suspect-who } { $mo-deed } { $location-where } alle { $time }, { $motive-why }
what-they-knew = { $tied ->
    [yes] { $score } su 5
   *[no] { $found }
}
winners-or-you = { $tied ->
    [yes] { $winners }
   *[no] tu
}

## Le cose, per ambito e nome

category-mo = Modus operandi
    .card = carta Modus operandi
    .cards = carte Modus operandi
category-suspect = Sospettato
    .card = carta Sospettato
    .cards = carte Sospettato
category-motive = Movente
    .card = carta Movente
    .cards = carte Movente
category-location = Luogo
    .card = carta Luogo
    .cards = carte Luogo
category-time = Ora
    .card = carta Ora
    .cards = carte Ora

element-mo_clubbed = Bastonata
    .deed = ha ucciso la vittima a bastonate
element-mo_hanged = Impiccagione
    .deed = ha impiccato la vittima
element-mo_poisoned = Veleno
    .deed = ha avvelenato la vittima
element-mo_pushed = Spinta
    .deed = ha spinto la vittima giù dal treno
element-mo_shot = Sparo
    .deed = ha ucciso la vittima con uno sparo
element-mo_stabbed = Pugnalata
    .deed = ha pugnalato la vittima
element-suspect_candy = Candy
    .who = Candy
element-suspect_sir_edmund = Sir Edmund
    .who = Sir Edmund
element-suspect_prof_karlov = Prof. Karlov
    .who = Il Prof. Karlov
element-suspect_orourke = O’Rourke
    .who = O’Rourke
element-suspect_sra_perez = Sra. Pérez
    .who = La Sra. Pérez
element-suspect_dr_rajiv = Dr. Rajiv
    .who = Il Dr. Rajiv
element-motive_despair = Disperazione
    .why = per disperazione
element-motive_greed = Avidità
    .why = per avidità
element-motive_jealousy = Gelosia
    .why = per gelosia
element-motive_money = Denaro
    .why = per denaro
element-motive_rivalry = Rivalità
    .why = per rivalità
element-motive_unknown = Ignoto
    .why = per motivi ignoti
element-location_club = Vagone salone
    .where = nel { car-club }
element-location_dining = Vagone ristorante
    .where = nel { car-dining }
element-location_lounge = Vagone bar
    .where = nel { car-lounge }
element-location_passenger = Vagone passeggeri
    .where = nel { car-passenger }
element-location_sleeping = Vagone letto
    .where = nel { car-sleeping }
element-location_smoking = Vagone fumatori
    .where = nel { car-smoking }
element-time_0400 = 4:00
element-time_0430 = 4:30
element-time_0445 = 4:45
element-time_0615 = 6:15
element-time_0630 = 6:30
element-time_1115 = 11:15
element-time_1145 = 11:45
element-time_1200 = 12:00
element-blank = —
    .label = Lasciare in bianco

enigma-mo = come
enigma-suspect = chi
enigma-motive = perché
enigma-location = dove
enigma-time = quando

time-time_0400 = { element-time_0400 }
time-time_0430 = { element-time_0430 }
time-time_0445 = { element-time_0445 }
time-time_0615 = { element-time_0615 }
time-time_0630 = { element-time_0630 }
time-time_1115 = { element-time_1115 }
time-time_1145 = { element-time_1145 }
time-time_1200 = { element-time_1200 }

car-club = vagone salone
    .label = Vagone salone
car-dining = vagone ristorante
    .label = Vagone ristorante
car-lounge = vagone bar
    .label = Vagone bar
car-passenger = vagone passeggeri
    .label = Vagone passeggeri
car-sleeping = vagone letto
    .label = Vagone letto
car-smoking = vagone fumatori
    .label = Vagone fumatori

city-paris = Parigi
city-strasbourg = Strasburgo
city-muenchen = Monaco di Baviera
city-wien = Vienna
city-budapest = Budapest
city-istanbul = Istanbul

character-macdouglas = Colonnello MacDouglas
    .the = il colonnello MacDouglas
    .help = Il suo potere abituale: una volta per tappa, guardare una carta Modus operandi scartata da qualcun altro.
character-strauss = Dottor Strauss
    .the = il dottor Strauss
    .help = Il suo potere abituale: una volta per tappa, guardare una carta Movente scartata da qualcun altro.
character-mirabella = Contessa De Mirabella
    .the = la contessa De Mirabella
    .help = Il suo potere abituale: una volta per tappa, guardare una carta Sospettato scartata da qualcun altro.
character-mansard = Archibald Mansard
    .the = Archibald Mansard
    .help = Il suo potere abituale: una volta per tappa, guardare una carta Luogo scartata da qualcun altro.
character-pransky = Miss Pransky
    .the = Miss Pransky
    .help = Il suo potere: { $hours-pransky ->
        [one] un’ora in più
       *[other] { $hours-pransky } ore in più
    } in ogni tappa.

action-club_grip = Si ricomponga
    .label = Vagone salone – qualcuno riprende una categoria dagli scarti ({ $hours-club_grip } h)
    .help = Tutte le carte scartate di quella categoria tornano in mano e si possono usare di nuovo in questa tappa.
action-club_madam = In aiuto della signora
    .label = Vagone salone – pescare una carta da una passeggera ({ $hours-club_madam } h)
    .help = Scegli una carta dal dorso, la guardi e la scarti; ora hai una carta in più di prima.
action-dining = Invito a cena
    .label = Vagone ristorante – ogni ospite ti mostra una carta ({ $hours-dining } h per ospite)
    .help = Chiedi a ogni ospite una categoria diversa; nessun altro vede le carte.
action-lounge = Carte in tavola
    .label = Vagone bar – tutti gli altri mostrano una carta di una categoria ({ $hours-lounge } h)
    .help = Le carte si scoprono nello stesso momento, davanti a tutto il tavolo.
action-passenger = Di mano in mano
    .label = Vagone passeggeri – le carte di una categoria fanno il giro del tavolo ({ $hours-passenger } h)
    .help = Da un lato ricevi una carta, dall’altro ne passi una, e così via finché tutti ne hanno ricevuta una.
action-sleeping = La borsa nascosta
    .label = Vagone letto – trovare la borsa e rubare una carta ({ $hours-sleeping } h, oppure { $hours-sleeping_failed } h se fallisci)
    .help = Qualcuno nasconde la borsa da un lato; se indovini quale, prendi una carta dalla sua mano.
action-smoking = Scambio di favori
    .label = Vagone fumatori – scambiare carte con altri due ({ $hours-smoking } h)
    .help = Altri due ti danno ciascuno una carta della stessa categoria, poi tu dai a ognuno una carta della tua mano.
action-end_turn = Fine del turno
    .label = Finire il turno
    .help = Le ore che ti restano vanno perse.

side-left = sinistra
    .label = A sinistra
side-right = destra
    .label = A destra
pace-normal = normale
    .label = Normale
pace-slow = lento
    .label = Lento
pace-fast = veloce
    .label = Veloce
peek-decline = nessuna carta
    .label = No, conservare il potere
peek-first = la prima carta
peek-second = la seconda carta
peek-third = la terza carta
peek-fourth = la quarta carta

stack = { $number ->
    [1] mazzetto della prima passeggera
   *[2] mazzetto della seconda passeggera
}
    .label = { $number ->
        [1] Mazzetto della prima passeggera
       *[2] Mazzetto della seconda passeggera
    }
spot = casella { $number }
    .label = Casella { $number }
slot = carta { $number }
    .label = Carta { $number }

## Che cosa è successo

WhistleGiven = { $seat } prende il fischietto e aprirà la tappa.
    .seat = Prendi il fischietto e aprirai la tappa.
CharacterTaken = { $seat } interpreta { $character-the }.
    .seat = Interpreti { $character-the }.
CarEntered = { $seat } comincia nel { $car }.
    .seat = Cominci nel { $car }.
SolutionHidden = { "" }
CardDealt = { $card ->
    [hidden] { "" }
   *[seen] { $seat } riceve «{ $card }» ({ $category }).
}
    .seat = Ricevi «{ $card }» ({ $category }).
SpotFilled = { "" }
StackFilled = { "" }
ConductorMoved = Il controllore ora è nel { $car }.
LegBegun = Tappa { leg-number }, { leg-route }: { some-hours }.
TurnBegun = { $seat } comincia il turno con { some-hours }.
    .seat = Tocca a te, con { some-hours }.
TurnEnded = { $seat } finisce il turno.
    .seat = Finisci il tuo turno.
ActionTaken = { $seat } va nel { $car }: «{ $action }».
    .seat = Vai nel { $car }: «{ $action }».
HoursSpent = { $seat } spende { some-hours } (rimaste: { $left }).
    .seat = Spendi { some-hours } (rimaste: { $left }).
CategoryNamed = { $seat } annuncia la categoria { $category }.
    .seat = Annunci la categoria { $category }.
PlayerNamed = { $action-id ->
    [sleeping] { $seat } perquisisce lo scompartimento di { $target }.
   *[club_grip] { $target-self ->
        [yes] { $seat } vuole riprendere delle carte dai propri scarti.
       *[no] { $seat } sceglie { $target }, che riprende delle carte.
    }
}
    .seat = { $action-id ->
        [sleeping] Perquisisci lo scompartimento di { $target }.
       *[club_grip] { $target-self ->
            [yes] Vuoi riprendere delle carte dai tuoi scarti.
           *[no] Scegli { $target }, che riprende delle carte.
        }
    }
    .target = { $action-id ->
        [sleeping] { $seat } perquisisce il tuo scompartimento.
       *[club_grip] { $seat } ti fa riprendere delle carte.
    }
CompanyNamed = { $action-id ->
    [dining] { $seat } invita a cena { $company }.
   *[smoking] { $seat } scambia carte con { $company }.
}
    .seat = { $action-id ->
        [dining] Inviti a cena { $company }.
       *[smoking] Scambi carte con { $company }.
    }
    .company = { $action-id ->
        [dining] { $seat } ti invita a cena.
       *[smoking] { $seat } scambia carte con te.
    }
GuestAsked = { $seat } vuole vedere una { $category-card } di { $guest }.
    .seat = Vuoi vedere una { $category-card } di { $guest }.
    .guest = { $seat } vuole vedere una tua { $category-card }.
SideNamed = { $seat } fa arrivare le carte da { $side }.
    .seat = Fai arrivare le carte da { $side }.
StackNamed = { $seat } sceglie il { $stack }.
    .seat = Scegli il { $stack }.
SlotNamed = { $seat } indica una delle carte coperte.
    .seat = Indichi una delle carte coperte.
CardsGripped = { $target } riprende in mano dagli scarti { $cards ->
    [1] una { $category-card }
   *[other] { $cards } { $category-cards }
}.
    .target = Riprendi in mano dai tuoi scarti { $cards ->
        [1] una { $category-card }
       *[other] { $cards } { $category-cards }
    }.
CardPicked = { "" }
CardShown = { $owner } mostra { a-card }: la vede solo { $viewer }.
    .viewer = A cena { $owner } ti mostra { a-card }.
    .owner = A cena mostri { a-card }: la vede solo { $viewer }.
CardRevealed = { $owner } mostra a tutti { a-card }.
    .owner = Mostri a tutti { a-card }.
CardHanded = { $kept ->
    [yes] { $taker } riceve da { $giver } { a-card }.
   *[no] { $taker } riceve da { $giver } { a-card }, da passare subito.
}
    .taker = { $kept ->
        [yes] { $giver } ti passa { a-card }.
       *[no] { $giver } ti passa { a-card }, che passi subito avanti.
    }
    .giver = Passi a { $taker } { a-card }.
    .origin = { $taker } riceve da { $giver } la tua carta: { a-card }.
CardGiven = { $taker } ottiene da { $giver } { a-card }.
    .taker = Nel vagone fumatori { $giver } ti dà { a-card }.
    .giver = Nel vagone fumatori { $taker } ottiene da te { a-card }.
CardStolen = { $thief } ruba { a-card } dalla mano di { $target }.
    .thief = Rubi { a-card } dalla mano di { $target }.
    .target = { $thief } ha frugato nella tua borsa e ha preso { a-card }.
BagHidden = { $side ->
    [hidden] { $seat } nasconde la borsa.
   *[seen] { $seat } nasconde la borsa a { $side }.
}
    .seat = Nascondi la borsa a { $side }.
BagOpened = { $right ->
    [yes] { $seat } cerca a { $guess } e trova la borsa.
   *[no] { $seat } cerca a { $guess }, ma { $target } ha nascosto la borsa a { $side }.
}
    .seat = { $right ->
        [yes] Cerchi a { $guess } e trovi la borsa di { $target }.
       *[no] Cerchi a { $guess }, ma { $target } ha nascosto la borsa a { $side }.
    }
    .target = { $right ->
        [yes] { $seat } cerca a { $guess } e trova la tua borsa.
       *[no] { $seat } cerca a { $guess }, ma tu hai nascosto la borsa a { $side }.
    }
PassengerHelped = { $seat } pesca { a-card } dal { $stack }.
    .seat = Peschi { a-card } dal { $stack }.
SpotTaken = { $seat } chiacchiera con il controllore e prende { a-card } dalla { $spot }.
    .seat = Chiacchieri con il controllore e prendi { a-card } dalla { $spot }.
SpotRefilled = { $seat } lascia { a-card } sulla { $spot }.
    .seat = Lasci { a-card } sulla { $spot }.
PowerUsed = { $seat } usa il potere e guarda la { $place ->
    [0] prima
   *[other] seconda
} carta degli scarti di { $owner }: { a-card }.
    .seat = Usi il tuo potere e guardi la { $place ->
        [0] prima
       *[other] seconda
    } carta degli scarti di { $owner }: { a-card }.
    .owner = { $seat } usa il potere e guarda la { $place ->
        [0] prima
       *[other] seconda
    } carta dei tuoi scarti: { a-card }.
PowerKept = { "" }
DiscardsTakenBack = Tutti riprendono in mano i propri scarti.
TrainArrived = Il treno arriva a { $city }.
PassengerBoarded = Sale a bordo una passeggera: il { $stack } è ora disponibile.
PaceSet = { $seat } sceglie un ritmo { $pace } per la rassegna delle ore.
    .seat = Scegli un ritmo { $pace } per la rassegna delle ore.
ShowBegun = A { $city } comincia la rassegna delle ore (ritmo { $pace }).
TimeShown = { "" }
PileLooked = { "" }
ShowEnded = { "" }
BackChosen = { "" }
TunnelLook = In galleria { $seat } guarda { a-card } nella mano di { $owner }.
    .seat = In galleria guardi { a-card } nella mano di { $owner }.
    .owner = In galleria { $seat } guarda { a-card } nella tua mano.
TelegramWritten = { $entry ->
    [hidden] { $category-id ->
        [time] { $seat } spedisce il telegramma.
       *[other] { "" }
    }
   *[seen] { $seat } annota nel telegramma – { $category }: { $entry }.
}
    .seat = { $entry ->
        [hidden] { $category-id ->
            [time] Spedisci il tuo telegramma.
           *[other] { "" }
        }
       *[seen] Annoti nel tuo telegramma – { $category }: { $entry }.
    }
CardUnveiled = { $seat } scopre «{ $card }», che resta visibile fino alla fine.
    .seat = Scopri «{ $card }», che resta visibile fino alla fine.
AnswerWritten = { $entry ->
    [hidden] { $category-id ->
        [time] { $seat } consegna la risposta finale.
       *[other] { "" }
    }
   *[seen] { $seat } annota nella risposta finale – { $category }: { $entry }.
}
    .seat = { $entry ->
        [hidden] { $category-id ->
            [time] Consegni la tua risposta finale.
           *[other] { "" }
        }
       *[seen] Annoti nella tua risposta finale – { $category }: { $entry }.
    }
SolutionUnmasked = La verità – { $category }: { $element }.
AnswerRead = Risposta di { $seat }: { $answer } (esatte: { $right }).
    .seat = La tua risposta: { $answer } (esatte: { $right }).
TelegramRead = Telegramma di { $seat }: { $telegram } (esatte: { $right }, sbagliate: { $wrong }).
    .seat = Il tuo telegramma: { $telegram } (esatte: { $right }, sbagliate: { $wrong }).
GameWon = { the-crime } { $score ->
    [5] – e { $winners } { $tied ->
        [yes] hanno
       *[no] ha
    } scoperto tutto: il caso è risolto.
    [0] – e nessuno ha scoperto nulla; { $tied ->
        [yes] vincono
       *[no] vince
    } comunque { $winners }.
   *[other] – nessuno ha scoperto tutto, ma { $winners } ne { $tied ->
        [yes] sapevano
       *[no] sapeva
    } di più: { what-they-knew }.
}
    .winners = { the-crime } { $score ->
        [5] – e { winners-or-you } { $tied ->
            [yes] hanno
           *[no] hai
        } scoperto tutto: il caso è risolto.
        [0] – e nessuno ha scoperto nulla; { $tied ->
            [yes] vincono
           *[no] vinci
        } comunque { winners-or-you }.
       *[other] – nessuno ha scoperto tutto, ma { winners-or-you } ne { $tied ->
            [yes] sapevano
           *[no] sapevi
        } di più: { what-they-knew }.
    }
CategorySettled = { $category }: potevi sapere «{ $element }» { $arrived ->
    [yes] già da { $city }.
   *[no] già dalla tappa { leg-number }, { leg-route }.
}
NeverSettled = Ciò che hai visto non ha mai provato { $open }: lì bisognava indovinare.
PositionSet = La partita comincia in viaggio, nella tappa { leg-number }; il controllore è nel { $conductor }.

## Che cosa si chiede

setup =
    .character = Quale personaggio interpreti?
    .character-help = Nessun altro può avere lo stesso. Con i poteri, quattro di loro guardano carte scartate di una categoria, e Miss Pransky ha { $hours-pransky ->
        [one] un’ora in più
       *[other] { $hours-pransky } ore in più
    } in ogni tappa.
    .car = In quale vagone comincia la tua pedina?
    .car-help = È solo decorazione: nel treno ci si muove liberamente, e il punto in cui ti trovi non ha alcun effetto.
    .hide = Il caso nasconde una carta della soluzione.
    .hide-help = Una carta di ogni categoria viene messa da parte senza guardarla. Insieme sono la verità sul delitto.
    .hide_time = Il caso nasconde l’ora del delitto.
    .hide_time-help = Una carta Ora viene messa da parte senza guardarla: in ogni rassegna quell’ora compare solo due volte, le altre tre.
    .time_deck = Il caso mescola le carte Ora.
    .time_deck-help = A questo tavolo le carte Ora si mescolano solo durante la preparazione.
    .deal = Il caso distribuisce una carta.
    .deal-help = Ognuno riceve sette carte. Le altre vanno al controllore e ai mazzetti delle due passeggere.
    .first = Il caso decide chi comincia.
    .first-help = Chi ha il fischietto apre la tappa.
city =
    .token = Il caso decide dove il controllore passa la prossima tappa.
    .token-help = Dopo un’azione nel vagone del controllore si chiacchiera con lui. Non visita mai due volte lo stesso vagone.
turn =
    .action = Che cosa fai adesso?
    .action-help = Le azioni costano ore, e ognuna si può fare una sola volta per turno. Le ore non usate vanno perse.
grip =
    .player = Chi riprende carte dagli scarti?
    .player-help = Puoi indicare anche il tuo nome. Tutte le carte di una categoria tornano da quegli scarti alla mano e si possono usare di nuovo in questa tappa.
    .category = { $own ->
        [yes] Quale categoria riprendi dai tuoi scarti?
       *[no] Quale categoria torna nella mano di { $target }?
    }
    .category-help = Tutte le carte scartate di quella categoria tornano in mano. Nessuno ne vede la faccia.
madam =
    .stack = Dal mazzetto di quale passeggera peschi?
    .stack-help = Peschi una sola carta, di cui conosci soltanto il dorso. I mazzetti non si riforniscono mai.
    .category = Quale dorso peschi dal { $stack }?
    .category-help = Guardi la carta e la scarti. Se più carte hanno quel dorso, decide il caso.
    .draw = Il caso sceglie la carta della passeggera.
    .draw-help = Le carte con lo stesso dorso hanno tutte la stessa probabilità.
dining =
    .guests = Chi inviti a cena?
    .guests-help = Ogni ospite costa { $hours-dining ->
        [one] { $hours-dining } ora
       *[other] { $hours-dining } ore
    } e ti mostra una carta che nessun altro vede. Chiederai a ciascuno una categoria diversa.
    .category = Quale categoria vuoi vedere da { $guest }?
    .category-help = Il tuo ospite deve averla in mano, e non puoi chiedere due volte la stessa categoria.
lounge =
    .category = Quale categoria devono mostrare tutti gli altri?
    .category-help = Chi ha in mano carte di quella categoria ne sceglie una, e tutte vengono mostrate insieme a tutto il tavolo.
passenger =
    .side = Chi ti dà la prima carta: { $left } alla tua sinistra o { $right } alla tua destra?
    .side-help = Chi siede da quel lato ti passa una carta, tu ne passi una dall’altro lato, e così via intorno al tavolo.
    .side-option-left = A sinistra: { $left }
    .side-option-right = A destra: { $right }
    .category = Quale categoria vuoi da { $giver }, alla tua { $side }?
    .category-help = Chi siede da quel lato deve averla in mano. Chi non ne ha guarda la carta ricevuta e la passa.
    .card = Quale { $category-card } riceve da te { $taker }?
    .card-help = Deve venire dalla tua mano: la carta appena ricevuta è già tra i tuoi scarti.
sleeping =
    .player = Di chi cerchi la borsa?
    .player-help = La borsa viene nascosta a sinistra o a destra, e tu tiri a indovinare. Se la trovi, { $hours-sleeping ->
        [one] ci vuole { $hours-sleeping } ora
       *[other] ci vogliono { $hours-sleeping } ore
    } e rubi una carta; altrimenti perdi solo { $hours-sleeping_failed ->
        [one] { $hours-sleeping_failed } ora
       *[other] { $hours-sleeping_failed } ore
    }.
    .hide = { $thief } perquisisce il tuo scompartimento: da che lato nascondi la borsa?
    .hide-help = Se il lato viene indovinato, ti rubano una carta dalla mano.
    .guess = Da che lato { $target } ha nascosto la borsa?
    .guess-help = Se indovini, rubi una carta da quella mano. Se sbagli, perdi { $hours-sleeping_failed ->
        [one] { $hours-sleeping_failed } ora
       *[other] { $hours-sleeping_failed } ore
    } e non succede altro.
    .category = Hai trovato la borsa: quale categoria rubi dalla mano di { $target }?
    .category-help = Prendi da quella mano una carta della categoria senza vederla prima. Poi va tra i tuoi scarti.
    .slot = Quale { $category-card } coperta prendi dalla mano di { $target }?
    .slot-help = Le carte sono appena state mescolate: la loro posizione non ti dice nulla.
    .draw = Il caso sceglie la carta rubata.
    .draw-help = Le carte con lo stesso dorso hanno tutte la stessa probabilità.
smoking =
    .partners = Con quale coppia fai lo scambio?
    .partners-help = Entrambi devono avere la categoria che nominerai. Ciascuno te ne dà una carta, poi tu dai a ognuno una carta della tua mano.
    .category = Quale categoria vuoi da { $partners }?
    .category-help = Ciascuno dei due ne sceglie una carta e te la dà. Tu le scarti entrambe.
    .first = Quale carta riceve in cambio { $partner }?
    .first-help = Va bene qualsiasi carta della tua mano, ma non le due appena ricevute. La vede solo chi la riceve.
    .second = E quale carta riceve { $partner }?
    .second-help = Va bene qualsiasi altra carta della tua mano. La vede solo chi la riceve.
pick =
    .card = { $action-id ->
        [dining] { $asked_by } ti invita a cena: quale { $category-card } mostri?
        [lounge] { $asked_by } lo chiede a tutti: quale { $category-card } mostri a tutto il tavolo?
        [smoking] { $asked_by } fa uno scambio con te: quale { $category-card } dai?
       *[end_turn] Quale carta scopri fino alla fine della partita?
    }
    .card-help = { $action-id ->
        [dining] La vede solo chi ti ha invitato. Poi va tra i tuoi scarti.
        [lounge] La vede tutto il tavolo. Poi va tra i tuoi scarti.
        [smoking] Chi la riceve ti darà in cambio un’altra carta a sua scelta.
       *[end_turn] Ognuno mette una carta scoperta accanto al tabellone. Da quel momento è fuori dal gioco.
    }
chat =
    .spot = Il controllore ha voglia di chiacchierare: quale delle sue carte prendi?
    .spot-help = Guardi la carta e la scarti. Poi lasci al suo posto una carta della tua mano.
    .card = Quale carta lasci sulla { $spot }?
    .card-help = Va bene qualsiasi carta della tua mano. Resta lì coperta finché qualcuno non la prende.
power =
    .peek = Guardi la { $category-card } scartata da { $owners }?
    .peek-help = È il tuo potere, una volta per tappa. Solo tu vedi la carta, ma tutti vedono che guardi.
    .peek-option-first = { $first }: guardare la sua carta
    .peek-option-second = { $second }: guardare la sua carta
    .peek-option-third = { $third }: guardare la sua carta
    .peek-option-fourth = { $fourth }: guardare la sua carta
show =
    .pace = A che ritmo si mostrano le carte Ora a { $city }?
    .pace-help = Hai aperto tu la tappa, quindi decidi tu. Ricorda: durante la rassegna nessuno prende appunti.
    .order = Il caso mescola le carte Ora.
    .order-help = Stanno per essere mostrate tutte le 23 carte Ora. L’ora che compare solo due volte è quella del delitto.
tunnel =
    .back = Quale dorso scegli nella mano di { $owner }, alla tua { $side }?
    .back-help = Nel buio della galleria guardi di nascosto una carta con quel dorso. La carta resta in mano.
    .draw = Il caso sceglie la carta guardata in galleria.
    .draw-help = Le carte con lo stesso dorso hanno tutte la stessa probabilità.
telegram =
    .entry = Che cosa dice il tuo telegramma alla voce { $category }?
    .entry-help = Il telegramma serve solo a decidere i pareggi: una voce esatta conta a tuo favore, una sbagliata contro, una in bianco non conta. Poi non si può più cambiare.
final =
    .entry = Qual è la tua risposta finale alla voce { $category }?
    .entry-help = Ogni risposta esatta vale un punto. Errori e voci in bianco non costano nulla.

## Il taccuino

sheet = Taccuino
    .seen_once = visto una volta
    .got = carta ricevuta
    .both_seen = visti entrambi
    .innocent = escluso
    .solution = soluzione
    .truth = la verità
    .open = possibile
    .removed = fuori dal gioco
column-hand = Mano
column-leg1 = Tappa 1
column-leg2 = Tappa 2
column-tunnel = Galleria
column-leg3 = Tappa 3
column-leg4 = Tappa 4
column-budapest = Budapest
column-leg5 = Tappa 5
column-draft = Bozza

## Il tabellone sullo schermo

board-welcome = Qualcuno è stato assassinato sul treno notturno per Istanbul. Cinque carte sigillate dicono come, chi, perché, dove e quando.
    .win = A Istanbul vince chi ne indovina di più.
    .how = Tutte le altre carte viaggiano con te, e ogni elemento del delitto esiste in due copie: se le vedi entrambe, è escluso. Ogni vagone ha il suo modo di vedere, scambiare o rubare carte; il tuo taccuino conserva ciò che hai visto.
    .first = Scegli prima un personaggio, poi passa le tue ore nei vagoni. Ciò che è illuminato si può cliccare.
board-leg = Tappa { $leg } di 5
board-scene = Il treno di notte
board-route = Il percorso da Parigi a Istanbul
board-train = I sei vagoni
board-quay = Sulla banchina
# Names that small cards break in two, with the place where.
board-breaks = Dispera{"\u00AD"}zione Impicca{"\u00AD"}gione
board-car-club = Salone
board-car-dining = Risto{"\u00AD"}rante
board-car-lounge = Bar
board-car-passenger = Passeg{"\u00AD"}geri
board-car-sleeping = Letto
board-car-smoking = Fumatori
board-category-mo = Modus
board-category-suspect = Sospetto
board-category-motive = Movente
board-category-location = Luogo
board-category-time = Ora
board-city-paris = partenza
board-city-strasbourg = ore · 1ª passeggera
board-city-muenchen = galleria
board-city-wien = ore · 2ª passeggera
board-city-budapest = ore · telegramma
board-city-istanbul = la verità
board-per-guest = { $hours-dining } h per ospite
board-done = già fatto
board-too-long = troppo lungo
board-nothing = niente da fare
board-start-here = Parti da qui
board-does-club_grip = riprendere scarti
board-does-club_madam = carta di passeggera
board-does-dining = ogni ospite ti mostra una carta
board-does-lounge = tutti gli altri mostrano una carta
board-does-passenger = le carte passano di mano in mano
board-does-sleeping = trova la borsa, ruba una carta
board-does-smoking = scambia carte con due giocatori
board-conductor = Controllore
board-stack-1 = 1ª passeggera
board-stack-2 = 2ª passeggera
board-aboard = a bordo
board-boards-1 = sale a { city-strasbourg }
board-boards-2 = sale a { city-wien }
board-crime = Il delitto
board-sealed = sigillato
board-solved = risolto
board-unveiled = Scoperte
board-hand = mano
board-discard = scarti
board-discard-short = sc.
board-my-hand = La tua mano
board-my-discard = I tuoi scarti
board-no-cards = Non hai carte in mano.
board-whistle = apre questa tappa: ha il fischietto
board-power-ready = Potere pronto
board-power-used = Potere già usato in questa tappa
board-power-mo = guardare un Modus operandi scartato
board-power-suspect = guardare un Sospettato scartato
board-power-motive = guardare un Movente scartato
board-power-location = guardare un Luogo scartato
board-power-hour = { $hours-pransky ->
        [one] un’ora in più
       *[other] { $hours-pransky } ore in più
    } in ogni tappa
board-hours-mine = Ore che ti restano: { $hours } su { $whole }
board-hours-theirs = Ore rimaste a { $name }: { $hours } su { $whole }
board-of-hours = su { $whole }
board-confirm = Conferma
board-hand-in = Consegna
board-telegram = Telegramma
board-telegram-note = Serve solo a spareggiare: il giusto conta a tuo favore, lo sbagliato contro.
board-answer = Risposta finale
board-answer-note = Ogni riga giusta vale un punto; errori e spazi vuoti non costano nulla.
board-show = Rassegna delle ore
board-watch = Le carte Ora scorrono: guarda, e ricorda.
board-show-one = Le ore passano su un mazzetto. Guarda e ricorda.
board-show-three = Le ore passano su tre mazzetti. Guarda e ricorda.
board-show-hand = Il mazzetto che hai in mano; poi passa a sinistra.
board-show-blind = Ciascuno guarda solo il mazzetto che ha in mano.
board-lead-one = { $cards } carte, una dopo l’altra su un mazzetto.
board-lead-three = { $cards } carte, a turno su tre mazzetti.
board-lead-hand = { $cards } carte in { $piles } mazzetti che passano di mano in mano.
board-lead-which = Un’ora compare solo due volte. Quale?
board-show-begin = Inizia
board-show-next = Avanti
board-show-write = Ora annota quello che ricordi.
board-show-counted = Il tavolo ha contato: le { $time } sono passate solo due volte.
board-show-done = Fatto
board-truth = La verità
board-unmasking = La verità viene alla luce…
board-right = giusto
board-wrong = sbagliato
board-winner = vittoria
board-tie = telegramma { $balance }
board-tie-wrong = telegramma { $balance }, { $wrong ->
    [one] { $wrong } sbagliata
   *[other] { $wrong } sbagliate
}
board-sheet = Taccuino
board-legend = Segni
board-mine = mia fin dall’inizio
board-given = mia all’inizio, poi andata
board-current-leg = la tappa in corso
board-low = mostrata solo due volte
board-own-mark = il tuo segno
board-draft = la mia ipotesi
board-draft-help = Clic su un nome per cerchiarlo: la tua ipotesi per il telegramma e la risposta finale.
board-mark-help = Clic su una casella o Invio: tratto, croce, punto interrogativo, niente. Le frecce spostano; ogni lettera si scrive, Canc cancella.
board-locked = Nessuno scrive durante la rassegna.

## Che cosa sai, punto per punto

view-leg = Tappa
view-city = Ultima città
view-active = Di chi è il turno
view-hours = Ore rimaste
view-taken = Azioni di questo turno
view-hand = La tua mano
view-discard = I tuoi scarti
view-first = Primo giocatore della tappa
view-used = Potere usato in questa tappa
view-conductor = Vagone del controllore
view-tokens = Vagoni che il controllore non ha ancora visitato
view-spots = Carte del controllore
view-stacks = Carte delle passeggere
view-boarded = Passeggere a bordo
view-unveiled = Carte scoperte
view-characters = Personaggio
view-cars = Vagone
view-hand_backs = In mano
view-discard_backs = Negli scarti
view-telegrams = Telegramma
view-answers = Risposta finale
view-solution = La verità
view-winners = Vincitori

## Opzioni del tavolo

option-players = Giocatori
    .help = Quante persone e quanti bot giocano.
option-seats = Posti
    .help = Chi siede dove: persone, oppure bot del livello scelto.
option-edition = Edizione
    .help = Quale regolamento vale dove l’inglese e il francese sono diversi.
    .en = edizione inglese
    .fr = edizione francese
option-lang = Lingua
    .help = La lingua che leggi; non cambia nulla nel gioco.
    .en = inglese
    .fr = francese
    .de = tedesco
    .it = italiano
option-powers = Poteri speciali
    .help = Se i personaggi hanno i loro poteri speciali.
option-character_choice = Personaggi
    .help = Come ognuno ottiene il suo personaggio.
    .pick = scelti, un posto dopo l’altro
    .random = sorteggiati
option-first_player = Chi comincia
    .help = Chi apre la prima tappa: un posto stabilito, oppure quello che esce a sorte.
    .random = sorteggio
option-leg_hours = Ore delle tappe
    .help = Di quante ore ognuno dispone in ciascuna delle cinque tappe.
    .part = Tappa { $number }
option-passenger_stacks = Mazzetti delle passeggere
    .help = Quante carte hanno il primo e il secondo mazzetto.
    .part = Mazzetto { $number }
option-power_category = Poteri dei personaggi
    .help = Quale categoria può guardare ciascuno dei quattro personaggi curiosi.
option-removed_elements = Elementi tolti
    .help = Quali elementi escono dal gioco in tre o in quattro; se non indicato, decide l’edizione.
option-sleeping_pick = Furto nel vagone letto
    .help = Come si sceglie la carta rubata; se non indicato, decide l’edizione.
    .random = la estrae il caso
    .blind_choice = chi ruba indica una carta coperta
option-dining_flow = Vagone ristorante
    .help = Quando gli ospiti sanno quale categoria viene chiesta loro.
    .upfront = tutte le categorie si dicono prima della prima carta
    .sequential = un ospite dopo l’altro, ciascuno dopo la carta precedente
option-power_scope = Portata dei poteri
    .help = Quando e con chi un personaggio può guardare una carta.
    .any_other_not_own_turn = le carte di tutti gli altri, ma non nel proprio turno
    .active_player_only = solo le carte scartate da chi è di turno
    .any_time = le carte di tutti gli altri, anche nel proprio turno
option-allow_empty_actions = Azioni senza effetto
    .help = Un’azione che non mostra e non sposta alcuna carta non è mai permessa.
option-chat_empty_hand = Chiacchierata a mani vuote
    .help = Che cosa succede se devi una carta al controllore e non ne hai più.
    .skip = niente chiacchierata
    .forbid_action = l’azione che la provoca non è permessa
option-chat_after_failed_search = Chiacchierata dopo una ricerca fallita
    .help = Se chiacchieri con il controllore quando nel suo vagone non hai trovato la borsa.
option-shuffle_time_deck = Carte Ora mescolate
    .help = Se le carte Ora si mescolano prima di ogni rassegna, o solo durante la preparazione.
option-time_show_mode = Rassegna delle ore
    .help = Come si mostrano le carte Ora, e se vengono contate per te.
    .flash = a tempo, senza traccia
    .step = carta per carta, al tuo ritmo, senza traccia
    .tally = con il conteggio esatto alla fine
option-time_pace = Ritmo della rassegna
    .help = Per quanto tempo si vede ogni carta Ora.
    .normal = normale
    .slow = lento
    .fast = veloce
option-time_pace_by = Chi decide il ritmo
    .help = Se il ritmo delle rassegne è fisso o si sceglie ogni volta.
    .table = fisso per il tavolo
    .whistle = sceglie chi ha il fischietto
option-bot_time_memory = Memoria dei bot
    .help = Quanto i bot ricordano delle rassegne: tutto, oppure ogni carta con una certa probabilità.
    .exact = esatta
    .lossy_0_85 = buona: 85 carte su 100
    .lossy_0_5 = debole: 50 carte su 100
option-power_prompt = Uso del tuo potere
    .help = La tua risposta fissa quando il tuo personaggio potrebbe guardare una carta.
    .ask = chiedere ogni volta
    .always = guardare alla prima occasione
    .never = non guardare mai
option-sheet_assist = Aiuto del taccuino
    .help = Che cosa il taccuino compila per te.
    .marks = segna ciò che hai visto
    .off = niente, scrivi tutto tu
    .inference = segna ciò che hai visto e ne trae conclusioni
option-final_reveal = Rivelazione finale
    .help = Come si mostra la soluzione alla fine; non cambia il risultato.
    .one_by_one = una categoria alla volta
    .all = tutto insieme

## Nel terminale

bot-novice = Novizio
    .about = gioca con buon senso, ricorda poco; adatto alla prima partita
bot-detective = Detective
    .about = annota tutto e ragiona; un avversario difficile
terminal-option-edition = Le regole di quale edizione?
terminal-welcome =
    Sul treno notturno da Parigi a Istanbul un passeggero è morto. Chi è stato, come, perché, in quale
    vagone e a che ora? Cinque carte nascoste lo sanno. Di ogni sospettato, modo, movente e vagone ci sono
    due carte: chi le vede entrambe lo sa innocente. In ogni vagone si guardano, scambiano o rubano carte
    in un modo diverso. L’ora si conta a occhio quando passano le carte Ora: è quella che viene due volte
    invece di tre. Dopo cinque tappe tutti rispondono a Istanbul, e vince chi ne indovina di più.
terminal-leg = Tappa { $leg } di 5
terminal-turn =
    a { $name } { $hours ->
        [one] resta 1 ora
       *[other] restano { $hours } ore
    }
terminal-whistle = fischietto: { $name }
terminal-conductor = Controllore: { $car }, le sue carte:
terminal-boarded = Passeggera { $number } (a bordo):
terminal-waiting = Passeggera { $number } (da { $city }):
terminal-unveiled = Scoperte sul tavolo:
terminal-character = Personaggio
terminal-hand = Mano
terminal-discard = Scarti
terminal-power = Potere
terminal-power-peek = sbircia
terminal-power-used = usato
terminal-one-hour = +1 ora
terminal-in-discard = scarti: { $cards }
terminal-show = Rassegna delle ore a { $city }
terminal-show-how =
    Si mostrano 23 carte Ora. Sette ore vengono tre volte, una sola due volte: è l’ora del delitto.
    Conta a occhio; non resta nulla.
terminal-show-pace =
    { $piles ->
        [0] Passano una alla volta, { $seconds } secondi ciascuna.
       *[other] Passano in { $piles } mazzetti, { $seconds } secondi ciascuno.
    }
terminal-show-ready = Premi Invio quando sei pronto.
terminal-show-next = Invio: avanti
terminal-show-unseen = (Qui le carte sono passate senza essere viste.)
terminal-show-over =
    Finito. Scrivi quante volte hai visto ciascuna, in quest’ordine (altrimenti Invio per continuare):

    { $times }
terminal-short-show =
    .draft = Z
    .strasbourg = S
    .wien = V
    .budapest = B
terminal-short-column =
    .draft = Z
    .hand = M
    .leg1 = 1
    .leg2 = 2
    .tunnel = G
    .leg3 = 3
    .leg4 = 4
    .budapest = B
    .leg5 = 5
terminal-sheet-signs =
    / visto una volta, + carta ricevuta, X viste entrambe le copie, – fuori gioco

    M la tua mano all’inizio, da 1 a 5 le tappe, G galleria, B Budapest

    S V B quante volte hai visto un’ora in ogni città
terminal-sheet-how =
    n impiccagione 2 ? scrive un segno: elemento, colonna, segno

    n 4:00 S 3 scrive il tuo conto di un’ora

    n impiccagione Z cerchia quello che pensi di scrivere

    n impiccagione 2 - lo cancella
terminal-sheet-inference = ○ innocente, ★ la risposta
terminal-sheet-truth = ► la verità
terminal-mark-how = Scrivi un elemento, una colonna e un segno, per esempio: n impiccagione 2 ?
terminal-mark-element = Nessun elemento del taccuino è chiaramente «{ $typed }». Scrivi per esempio: n impiccagione 2 ?
terminal-mark-column = Qui non c’è questa colonna; le colonne sono { $columns }.
terminal-mark-long = Un segno ha al massimo 8 caratteri.
terminal-marked = Annotato: { $name }, { $column }: { $sign }
terminal-rubbed = Cancellato: { $name }, { $column }
terminal-ending = Istanbul: la verità
terminal-unmask = Invio: { $category }…
terminal-telegram = Telegramma
terminal-telegram-result = { $right } giusti, { $wrong } sbagliati

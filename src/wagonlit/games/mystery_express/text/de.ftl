title = Mystery Express
description = Ein Mord im Nachtzug nach Istanbul: Karten beobachten, tauschen und stehlen, um herauszufinden, wie, wer, warum, wo und wann.

## Aufzählungen und Satzteile, die mehrere Texte teilen

list =
    .comma = { $rest }, { $last }
    .and = { $rest } und { $last }
myself = { $name } (du selbst)
switch =
    .on = ja
    .off = nein
a-card = { $card ->
    [hidden] eine { $category-card }
   *[seen] „{ $card }“ ({ $category })
}
some-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
leg-number = { $leg ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[4] 5
}
leg-route = { $leg ->
    [0] von { city-paris } nach { city-strasbourg }
    [1] von { city-strasbourg } nach { city-muenchen }
    [2] von { city-muenchen } nach { city-wien }
    [3] von { city-wien } nach { city-budapest }
   *[4] von { city-budapest } nach { city-istanbul }
}
the-crime = { $suspect-who } hat das Opfer um { $time } { $location-where } { $motive-why } { $mo-deed }
what-they-knew = { $tied ->
    [yes] je { $score } von 5
   *[no] { $found }
}
winners-or-you = { $tied ->
    [yes] { $winners }
   *[no] du
}

## Die Dinge, nach Bereich und Name

category-mo = Tathergang
    .card = Tathergangskarte
    .cards = Tathergangskarten
category-suspect = Verdächtige
    .card = Verdächtigenkarte
    .cards = Verdächtigenkarten
category-motive = Motiv
    .card = Motivkarte
    .cards = Motivkarten
category-location = Tatort
    .card = Tatortkarte
    .cards = Tatortkarten
category-time = Tatzeit
    .card = Tatzeitkarte
    .cards = Tatzeitkarten

element-mo_clubbed = Erschlagen
    .deed = erschlagen
element-mo_hanged = Erhängt
    .deed = erhängt
element-mo_poisoned = Vergiftet
    .deed = vergiftet
element-mo_pushed = Gestoßen
    .deed = aus dem Zug gestoßen
element-mo_shot = Erschossen
    .deed = erschossen
element-mo_stabbed = Erstochen
    .deed = erstochen
element-suspect_candy = Candy
    .who = Candy
element-suspect_sir_edmund = Sir Edmund
    .who = Sir Edmund
element-suspect_prof_karlov = Prof. Karlov
    .who = Prof. Karlov
element-suspect_orourke = O’Rourke
    .who = O’Rourke
element-suspect_sra_perez = Sra. Pérez
    .who = Sra. Pérez
element-suspect_dr_rajiv = Dr. Rajiv
    .who = Dr. Rajiv
element-motive_despair = Verzweiflung
    .why = aus Verzweiflung
element-motive_greed = Habgier
    .why = aus Habgier
element-motive_jealousy = Eifersucht
    .why = aus Eifersucht
element-motive_money = Geld
    .why = des Geldes wegen
element-motive_rivalry = Rivalität
    .why = aus Rivalität
element-motive_unknown = Unbekannt
    .why = aus unbekanntem Grund
element-location_club = Salonwagen
    .where = im { car-club }
element-location_dining = Speisewagen
    .where = im { car-dining }
element-location_lounge = Barwagen
    .where = im { car-lounge }
element-location_passenger = Abteilwagen
    .where = im { car-passenger }
element-location_sleeping = Schlafwagen
    .where = im { car-sleeping }
element-location_smoking = Raucherwagen
    .where = im { car-smoking }
element-time_0400 = 4:00 Uhr
element-time_0430 = 4:30 Uhr
element-time_0445 = 4:45 Uhr
element-time_0615 = 6:15 Uhr
element-time_0630 = 6:30 Uhr
element-time_1115 = 11:15 Uhr
element-time_1145 = 11:45 Uhr
element-time_1200 = 12:00 Uhr
element-blank = —
    .label = Frei lassen

enigma-mo = wie
enigma-suspect = wer
enigma-motive = warum
enigma-location = wo
enigma-time = wann

time-time_0400 = { element-time_0400 }
time-time_0430 = { element-time_0430 }
time-time_0445 = { element-time_0445 }
time-time_0615 = { element-time_0615 }
time-time_0630 = { element-time_0630 }
time-time_1115 = { element-time_1115 }
time-time_1145 = { element-time_1145 }
time-time_1200 = { element-time_1200 }

car-club = Salonwagen
    .label = Salonwagen
car-dining = Speisewagen
    .label = Speisewagen
car-lounge = Barwagen
    .label = Barwagen
car-passenger = Abteilwagen
    .label = Abteilwagen
car-sleeping = Schlafwagen
    .label = Schlafwagen
car-smoking = Raucherwagen
    .label = Raucherwagen

city-paris = Paris
city-strasbourg = Straßburg
city-muenchen = München
city-wien = Wien
city-budapest = Budapest
city-istanbul = Istanbul

character-macdouglas = Colonel MacDouglas
    .the = Colonel MacDouglas
    .help = Seine übliche Fähigkeit: einmal pro Etappe eine Tathergangskarte ansehen, die jemand anderes ablegt.
character-strauss = Doktor Strauss
    .the = Doktor Strauss
    .help = Seine übliche Fähigkeit: einmal pro Etappe eine Motivkarte ansehen, die jemand anderes ablegt.
character-mirabella = Contessa De Mirabella
    .the = die Contessa De Mirabella
    .help = Ihre übliche Fähigkeit: einmal pro Etappe eine Verdächtigenkarte ansehen, die jemand anderes ablegt.
character-mansard = Archibald Mansard
    .the = Archibald Mansard
    .help = Seine übliche Fähigkeit: einmal pro Etappe eine Tatortkarte ansehen, die jemand anderes ablegt.
character-pransky = Miss Pransky
    .the = Miss Pransky
    .help = Ihre Fähigkeit: in jeder Etappe { $hours-pransky ->
        [one] eine Stunde mehr
       *[other] { $hours-pransky } Stunden mehr
    }.

action-club_grip = Reißen Sie sich zusammen
    .label = Salonwagen – jemand nimmt eine Kategorie aus der Ablage zurück ({ $hours-club_grip } Std.)
    .help = Alle abgelegten Karten dieser Kategorie kommen zurück auf die Hand und können in dieser Etappe noch einmal benutzt werden.
action-club_madam = Der Dame behilflich sein
    .label = Salonwagen – eine Karte von einem Stapel der Reisenden ziehen ({ $hours-club_madam } Std.)
    .help = Du wählst eine Karte nach ihrer Rückseite, siehst sie an und legst sie ab; danach hast du eine Karte mehr als zuvor.
action-dining = Einladung zum Essen
    .label = Speisewagen – alle Gäste zeigen dir je eine Karte ({ $hours-dining } Std. pro Gast)
    .help = Du fragst jeden Gast nach einer anderen Kategorie; sonst sieht niemand die Karten.
action-lounge = Karten auf den Tisch
    .label = Barwagen – alle anderen zeigen eine Karte einer Kategorie ({ $hours-lounge } Std.)
    .help = Die Karten werden gleichzeitig aufgedeckt, vor den Augen aller.
action-passenger = Von Hand zu Hand
    .label = Abteilwagen – Karten einer Kategorie wandern um den Tisch ({ $hours-passenger } Std.)
    .help = Von der einen Seite bekommst du eine Karte, zur anderen gibst du eine weiter, und so fort, bis alle eine bekommen haben.
action-sleeping = Die versteckte Tasche
    .label = Schlafwagen – die Tasche finden und eine Karte stehlen ({ $hours-sleeping } Std., misslungen { $hours-sleeping_failed } Std.)
    .help = Jemand versteckt die Tasche auf einer Seite; errätst du sie, so bekommst du eine Karte aus dieser Hand.
action-smoking = Tauschgeschäft
    .label = Raucherwagen – mit zwei anderen Karten tauschen ({ $hours-smoking } Std.)
    .help = Zwei andere geben dir je eine Karte derselben Kategorie, dann gibst du beiden je eine Karte aus deiner Hand.
action-end_turn = Ende des Spielzugs
    .label = Spielzug beenden
    .help = Übrige Stunden verfallen.

side-left = links
    .label = Links
side-right = rechts
    .label = Rechts
pace-normal = normal
    .label = Normal
pace-slow = langsam
    .label = Langsam
pace-fast = schnell
    .label = Schnell
peek-decline = keine Karte
    .label = Nein, die Fähigkeit aufsparen
peek-first = die erste Karte
peek-second = die zweite Karte
peek-third = die dritte Karte
peek-fourth = die vierte Karte

stack = { $number ->
    [1] Stapel der ersten Reisenden
   *[2] Stapel der zweiten Reisenden
}
    .label = { $number ->
        [1] Stapel der ersten Reisenden
       *[2] Stapel der zweiten Reisenden
    }
spot = Platz { $number }
    .label = Platz { $number }
slot = Karte { $number }
    .label = Karte { $number }

## Was geschehen ist

WhistleGiven = { $seat } bekommt die Trillerpfeife und wird die Etappe eröffnen.
    .seat = Du bekommst die Trillerpfeife und wirst die Etappe eröffnen.
CharacterTaken = { $seat } spielt { $character-the }.
    .seat = Du spielst { $character-the }.
CarEntered = { $seat } beginnt im { $car }.
    .seat = Du beginnst im { $car }.
SolutionHidden = { "" }
CardDealt = { $card ->
    [hidden] { "" }
   *[seen] { $seat } bekommt „{ $card }“ ({ $category }).
}
    .seat = Du bekommst „{ $card }“ ({ $category }).
SpotFilled = { "" }
StackFilled = { "" }
ConductorMoved = Der Schaffner ist jetzt im { $car }.
LegBegun = Etappe { leg-number }, { leg-route }: { some-hours }.
TurnBegun = { $seat } ist an der Reihe und hat { some-hours }.
    .seat = Du bist an der Reihe und hast { some-hours }.
TurnEnded = { $seat } beendet den Spielzug.
    .seat = Du beendest deinen Spielzug.
ActionTaken = { $seat } geht in den { $car }: „{ $action }“.
    .seat = Du gehst in den { $car }: „{ $action }“.
HoursSpent = { $seat } verbraucht { some-hours } (übrig: { $left }).
    .seat = Du verbrauchst { some-hours } (übrig: { $left }).
CategoryNamed = { $seat } nennt die Kategorie { $category }.
    .seat = Du nennst die Kategorie { $category }.
PlayerNamed = { $action-id ->
    [sleeping] { $seat } durchsucht das Abteil von { $target }.
   *[club_grip] { $target-self ->
        [yes] { $seat } will Karten zurücknehmen.
       *[no] { $seat } lässt { $target } Karten zurücknehmen.
    }
}
    .seat = { $action-id ->
        [sleeping] Du durchsuchst das Abteil von { $target }.
       *[club_grip] { $target-self ->
            [yes] Du willst Karten zurücknehmen.
           *[no] Du lässt { $target } Karten zurücknehmen.
        }
    }
    .target = { $action-id ->
        [sleeping] { $seat } durchsucht dein Abteil.
       *[club_grip] { $seat } lässt dich Karten zurücknehmen.
    }
CompanyNamed = { $action-id ->
    [dining] { $seat } lädt { $company } zum Essen ein.
   *[smoking] { $seat } tauscht Karten mit { $company }.
}
    .seat = { $action-id ->
        [dining] Du lädst { $company } zum Essen ein.
       *[smoking] Du tauschst Karten mit { $company }.
    }
    .company = { $action-id ->
        [dining] { $seat } lädt dich zum Essen ein.
       *[smoking] { $seat } tauscht Karten mit dir.
    }
GuestAsked = { $seat } bittet { $guest } um eine { $category-card }.
    .seat = Du bittest { $guest } um eine { $category-card }.
    .guest = { $seat } bittet dich um eine { $category-card }.
SideNamed = { $seat } lässt die Karten von { $side } kommen.
    .seat = Du lässt die Karten von { $side } kommen.
StackNamed = { $seat } entscheidet sich für den { $stack }.
    .seat = Du entscheidest dich für den { $stack }.
SlotNamed = { $seat } zeigt auf eine der verdeckten Karten.
    .seat = Du zeigst auf eine der verdeckten Karten.
CardsGripped = { $target } nimmt { $cards ->
    [1] eine { $category-card }
   *[other] { $cards } { $category-cards }
} aus der Ablage zurück auf die Hand.
    .target = Du nimmst { $cards ->
        [1] eine { $category-card }
       *[other] { $cards } { $category-cards }
    } aus deiner Ablage zurück auf die Hand.
CardPicked = { "" }
CardShown = { $owner } zeigt { $viewer } { a-card }.
    .viewer = Beim Essen zeigt dir { $owner } { a-card }.
    .owner = Beim Essen zeigst du { $viewer } { a-card }.
CardRevealed = { $owner } zeigt allen { a-card }.
    .owner = Du zeigst allen { a-card }.
CardHanded = { $kept ->
    [yes] { $giver } reicht { $taker } { a-card }.
   *[no] { $giver } reicht { $taker } { a-card } zum Weitergeben.
}
    .taker = { $kept ->
        [yes] { $giver } reicht dir { a-card }.
       *[no] { $giver } reicht dir { a-card }, und du gibst sie gleich weiter.
    }
    .giver = Du reichst { $taker } { a-card }.
    .origin = { $giver } gibt deine Karte an { $taker } weiter: { a-card }.
CardGiven = { $giver } gibt { $taker } { a-card }.
    .taker = Im Raucherwagen gibt dir { $giver } { a-card }.
    .giver = Im Raucherwagen gibst du { $taker } { a-card }.
CardStolen = { $thief } stiehlt { $target } { a-card }.
    .thief = Du stiehlst { $target } { a-card }.
    .target = { $thief } hat deine Tasche durchsucht und { a-card } genommen.
BagHidden = { $side ->
    [hidden] { $seat } versteckt die Tasche.
   *[seen] { $seat } versteckt die Tasche { $side }.
}
    .seat = Du versteckst die Tasche { $side }.
BagOpened = { $right ->
    [yes] { $seat } sucht { $guess } und findet die Tasche.
   *[no] { $seat } sucht { $guess }, aber { $target } hat die Tasche { $side } versteckt.
}
    .seat = { $right ->
        [yes] Du suchst { $guess } und findest die Tasche von { $target }.
       *[no] Du suchst { $guess }, aber { $target } hat die Tasche { $side } versteckt.
    }
    .target = { $right ->
        [yes] { $seat } sucht { $guess } und findet deine Tasche.
       *[no] { $seat } sucht { $guess }, aber du hast die Tasche { $side } versteckt.
    }
PassengerHelped = { $seat } zieht { a-card } vom { $stack }.
    .seat = Du ziehst { a-card } vom { $stack }.
SpotTaken = { $seat } plaudert mit dem Schaffner und nimmt { a-card } von { $spot }.
    .seat = Du plauderst mit dem Schaffner und nimmst { a-card } von { $spot }.
SpotRefilled = { $seat } legt { a-card } auf { $spot }.
    .seat = Du legst { a-card } auf { $spot }.
PowerUsed = { $seat } setzt die Sonderfähigkeit ein und sieht bei { $owner } die { $place ->
    [0] oberste
   *[other] zweite
} Karte der Ablage an: { a-card }.
    .seat = Du setzt deine Sonderfähigkeit ein und siehst bei { $owner } die { $place ->
        [0] oberste
       *[other] zweite
    } Karte der Ablage an: { a-card }.
    .owner = { $seat } setzt die Sonderfähigkeit ein und sieht die { $place ->
        [0] oberste
       *[other] zweite
    } Karte deiner Ablage an: { a-card }.
PowerKept = { "" }
DiscardsTakenBack = Alle nehmen ihre Ablage wieder auf die Hand.
TrainArrived = Der Zug erreicht { $city }.
PassengerBoarded = Reisende steigen zu: Der { $stack } ist jetzt offen.
PaceSet = { $seat } bestimmt das Tempo der Zeitschau: { $pace }.
    .seat = Du bestimmst das Tempo der Zeitschau: { $pace }.
ShowBegun = In { $city } beginnt die Zeitschau (Tempo: { $pace }).
TimeShown = { "" }
PileLooked = { "" }
ShowEnded = { "" }
BackChosen = { "" }
TunnelLook = Im Tunnel sieht { $seat } bei { $owner } { a-card }.
    .seat = Im Tunnel siehst du bei { $owner } { a-card }.
    .owner = Im Tunnel sieht { $seat } bei dir { a-card }.
TelegramWritten = { $entry ->
    [hidden] { $category-id ->
        [time] { $seat } schickt ein Telegramm ab.
       *[other] { "" }
    }
   *[seen] { $seat } notiert im Telegramm – { $category }: { $entry }.
}
    .seat = { $entry ->
        [hidden] { $category-id ->
            [time] Du schickst dein Telegramm ab.
           *[other] { "" }
        }
       *[seen] Du notierst in deinem Telegramm – { $category }: { $entry }.
    }
CardUnveiled = { $seat } legt „{ $card }“ bis zum Spielende offen aus.
    .seat = Du legst „{ $card }“ bis zum Spielende offen aus.
AnswerWritten = { $entry ->
    [hidden] { $category-id ->
        [time] { $seat } gibt die endgültige Antwort ab.
       *[other] { "" }
    }
   *[seen] { $seat } notiert als endgültige Antwort – { $category }: { $entry }.
}
    .seat = { $entry ->
        [hidden] { $category-id ->
            [time] Du gibst deine endgültige Antwort ab.
           *[other] { "" }
        }
       *[seen] Du notierst als endgültige Antwort – { $category }: { $entry }.
    }
SolutionUnmasked = Die Wahrheit – { $category }: { $element }.
AnswerRead = Antwort von { $seat }: { $answer } ({ $right } richtig).
    .seat = Deine Antwort: { $answer } ({ $right } richtig).
TelegramRead = Telegramm von { $seat }: { $telegram } ({ $right } richtig, { $wrong } falsch).
    .seat = Dein Telegramm: { $telegram } ({ $right } richtig, { $wrong } falsch).
GameWon = { the-crime } { $score ->
    [5] – und { $winners } { $tied ->
        [yes] haben
       *[no] hat
    } alles herausgefunden: Der Fall ist gelöst.
    [0] – und niemand hat etwas herausgefunden; der Sieg geht trotzdem an { $winners }.
   *[other] – niemand hat alles herausgefunden, aber { $winners } { $tied ->
        [yes] wussten
       *[no] wusste
    } am meisten: { what-they-knew }.
}
    .winners = { the-crime } { $score ->
        [5] – und { winners-or-you } { $tied ->
            [yes] haben
           *[no] hast
        } alles herausgefunden: Der Fall ist gelöst.
        [0] – und niemand hat etwas herausgefunden; der Sieg geht trotzdem an { $tied ->
            [yes] { $winners }
           *[no] dich
        }.
       *[other] – niemand hat alles herausgefunden, aber { winners-or-you } { $tied ->
            [yes] wussten
           *[no] wusstest
        } am meisten: { what-they-knew }.
    }
CategorySettled = { $category }: „{ $element }“ hättest du { $arrived ->
    [yes] seit { $city }
   *[no] seit Etappe { leg-number }, { leg-route },
} wissen können.
NeverSettled = Was du gesehen hast, bewies nie, { $open }: Da half nur raten.
PositionSet = Das Spiel beginnt unterwegs, in Etappe { leg-number }; der Schaffner ist im { $conductor }.

## Was gefragt wird

setup =
    .character = Welche Figur spielst du?
    .character-help = Niemand sonst kann dieselbe spielen. Mit Sonderfähigkeiten dürfen vier von ihnen abgelegte Karten einer Kategorie ansehen, und Miss Pransky hat in jeder Etappe { $hours-pransky ->
        [one] eine Stunde mehr
       *[other] { $hours-pransky } Stunden mehr
    }.
    .car = In welchem Wagen beginnt deine Figur?
    .car-help = Das ist reine Zierde: Im Zug bewegst du dich frei, und wo du stehst, ist ohne Bedeutung.
    .hide = Der Zufall versteckt eine Karte der Lösung.
    .hide-help = Aus jeder Kategorie wird eine Karte ungesehen beiseitegelegt. Zusammen sind sie die Wahrheit über das Verbrechen.
    .hide_time = Der Zufall versteckt die Tatzeit.
    .hide_time-help = Eine Tatzeitkarte wird ungesehen beiseitegelegt. Darum erscheint ihre Uhrzeit in jeder Zeitschau nur zweimal, jede andere dreimal.
    .time_deck = Der Zufall mischt die Tatzeitkarten.
    .time_deck-help = An diesem Tisch werden die Tatzeitkarten nur beim Aufbau gemischt.
    .deal = Der Zufall teilt eine Karte aus.
    .deal-help = Alle bekommen sieben Karten. Der Rest geht an den Schaffner und auf die beiden Stapel der Reisenden.
    .first = Der Zufall bestimmt, wer beginnt.
    .first-help = Wer die Trillerpfeife hat, eröffnet die Etappe.
city =
    .token = Der Zufall bestimmt, wo der Schaffner die kommende Etappe verbringt.
    .token-help = Nach einer Aktion im Wagen des Schaffners plauderst du mit ihm. Er besucht keinen Wagen zweimal.
turn =
    .action = Was tust du als Nächstes?
    .action-help = Aktionen kosten Stunden, und jede ist nur einmal pro Spielzug möglich. Übrige Stunden verfallen.
grip =
    .player = Wer nimmt Karten aus der Ablage zurück?
    .player-help = Du kannst auch dich selbst wählen. Alle Karten einer Kategorie kommen aus dieser Ablage zurück auf die Hand und können in dieser Etappe noch einmal benutzt werden.
    .category = { $own ->
        [yes] Welche Kategorie nimmst du aus deiner eigenen Ablage zurück?
       *[no] Welche Kategorie nimmt { $target } zurück auf die Hand?
    }
    .category-help = Alle abgelegten Karten dieser Kategorie kommen zurück auf die Hand. Niemand sieht ihre Vorderseiten.
madam =
    .stack = Von welchem Stapel der Reisenden ziehst du?
    .stack-help = Du ziehst eine einzige Karte, von der du nur die Rückseite kennst. Die Stapel werden nie aufgefüllt.
    .category = Welche Rückseite ziehst du vom { $stack }?
    .category-help = Du siehst die Karte an und legst sie ab. Haben mehrere Karten diese Rückseite, entscheidet der Zufall.
    .draw = Der Zufall bestimmt die Karte vom Stapel der Reisenden.
    .draw-help = Karten mit gleicher Rückseite sind alle gleich wahrscheinlich.
dining =
    .guests = Wen lädst du zum Essen ein?
    .guests-help = Jeder Gast kostet { $hours-dining ->
        [one] { $hours-dining } Stunde
       *[other] { $hours-dining } Stunden
    } und zeigt dir eine Karte, die sonst niemand sieht. Du fragst jeden nach einer anderen Kategorie.
    .category = Welche Kategorie soll { $guest } dir zeigen?
    .category-help = Dein Gast muss sie auf der Hand haben, und du kannst keine Kategorie zweimal verlangen.
lounge =
    .category = Welche Kategorie sollen alle anderen zeigen?
    .category-help = Alle anderen, die so eine Karte auf der Hand haben, wählen eine aus. Dann werden alle gleichzeitig vor dem ganzen Tisch aufgedeckt.
passenger =
    .side = Wer gibt dir die erste Karte: { $left } links oder { $right } rechts von dir?
    .side-help = Wer dort neben dir sitzt, gibt dir eine Karte; du gibst eine zur anderen Seite weiter, und so fort um den ganzen Tisch.
    .side-option-left = Links: { $left }
    .side-option-right = Rechts: { $right }
    .category = Welche Kategorie soll { $giver }, { $side } von dir, dir geben?
    .category-help = Wer dort neben dir sitzt, muss sie auf der Hand haben. Wer später keine hat, sieht die erhaltene Karte an und gibt sie weiter.
    .card = Welche { $category-card } gibst du an { $taker } weiter?
    .card-help = Sie muss aus deiner Hand kommen: Was du eben erhalten hast, liegt schon in deiner Ablage.
sleeping =
    .player = Bei wem suchst du die Tasche?
    .player-help = Die Tasche wird dort links oder rechts versteckt, und du rätst. Rätst du richtig, kostet es { $hours-sleeping ->
        [one] { $hours-sleeping } Stunde
       *[other] { $hours-sleeping } Stunden
    } und du stiehlst eine Karte; sonst verlierst du nur { $hours-sleeping_failed ->
        [one] { $hours-sleeping_failed } Stunde
       *[other] { $hours-sleeping_failed } Stunden
    }.
    .hide = { $thief } durchsucht dein Abteil: Auf welcher Seite versteckst du die Tasche?
    .hide-help = Wird deine Seite erraten, wird dir eine Handkarte gestohlen.
    .guess = Auf welcher Seite hat { $target } die Tasche versteckt?
    .guess-help = Rätst du richtig, stiehlst du eine Karte aus dieser Hand. Rätst du falsch, verlierst du { $hours-sleeping_failed ->
        [one] { $hours-sleeping_failed } Stunde
       *[other] { $hours-sleeping_failed } Stunden
    }, und sonst geschieht nichts.
    .category = Du hast die Tasche gefunden: Welche Kategorie stiehlst du { $target }?
    .category-help = Du bekommst ungesehen eine Handkarte dieser Kategorie. Danach kommt sie auf deine Ablage.
    .slot = Welche verdeckte { $category-card } nimmst du von { $target }?
    .slot-help = Die Karten sind eben gemischt worden; ihr Platz verrät dir nichts.
    .draw = Der Zufall bestimmt die gestohlene Karte.
    .draw-help = Karten mit gleicher Rückseite sind alle gleich wahrscheinlich.
smoking =
    .partners = Mit welchen beiden tauschst du?
    .partners-help = Beide müssen die Kategorie haben, die du gleich nennst. Sie geben dir je eine Karte davon, dann gibst du beiden je eine Karte aus deiner Hand.
    .category = Welche Kategorie möchtest du von { $partners }?
    .category-help = Beide wählen eine solche Karte und geben sie dir. Du legst beide Karten ab.
    .first = Welche Karte gibst du { $partner } dafür?
    .first-help = Jede Karte aus deiner Hand ist möglich, nicht aber die beiden, die du eben erhalten hast. Nur wer sie bekommt, sieht sie.
    .second = Und welche Karte gibst du { $partner }?
    .second-help = Jede andere Karte aus deiner Hand ist möglich. Nur wer sie bekommt, sieht sie.
pick =
    .card = { $action-id ->
        [dining] { $asked_by } lädt dich zum Essen ein: Welche { $category-card } zeigst du?
        [lounge] { $asked_by } fragt alle: Welche { $category-card } zeigst du dem ganzen Tisch?
        [smoking] { $asked_by } tauscht mit dir: Welche { $category-card } gibst du her?
       *[end_turn] Welche Karte legst du bis zum Spielende offen aus?
    }
    .card-help = { $action-id ->
        [dining] Nur wer dich eingeladen hat, sieht sie. Danach kommt sie auf deine Ablage.
        [lounge] Der ganze Tisch sieht sie. Danach kommt sie auf deine Ablage.
        [smoking] Wer sie bekommt, sucht dir dafür eine andere Karte aus.
       *[end_turn] Alle legen eine Karte offen neben den Spielplan. Sie spielt danach nicht mehr mit.
    }
chat =
    .spot = Der Schaffner hat Zeit zum Plaudern: Welche seiner Karten nimmst du?
    .spot-help = Du siehst die Karte an und legst sie ab. Dann legst du eine Karte aus deiner Hand an ihre Stelle.
    .card = Welche Karte legst du auf { $spot }?
    .card-help = Jede Karte aus deiner Hand ist möglich. Sie liegt dort verdeckt, bis jemand sie nimmt.
power =
    .peek = Siehst du die von { $owners } abgelegte { $category-card } an?
    .peek-help = Das ist deine Sonderfähigkeit, einmal pro Etappe. Nur du siehst die Karte, aber alle sehen, dass du nachschaust.
    .peek-option-first = Die Karte von { $first } ansehen
    .peek-option-second = Die Karte von { $second } ansehen
    .peek-option-third = Die Karte von { $third } ansehen
    .peek-option-fourth = Die Karte von { $fourth } ansehen
show =
    .pace = Wie schnell werden die Tatzeitkarten in { $city } gezeigt?
    .pace-help = Du hast die Etappe eröffnet, also entscheidest du allein. Denk daran: Während der Zeitschau macht niemand Notizen.
    .order = Der Zufall mischt die Tatzeitkarten.
    .order-help = Gleich werden alle 23 Tatzeitkarten gezeigt. Die Uhrzeit, die nur zweimal vorkommt, ist die Tatzeit.
tunnel =
    .back = Welche Rückseite wählst du bei { $owner }, { $side } von dir?
    .back-help = Im Dunkel des Tunnels siehst du heimlich eine Karte mit dieser Rückseite an. Sie bleibt auf der Hand.
    .draw = Der Zufall bestimmt die Karte, die im Tunnel angesehen wird.
    .draw-help = Karten mit gleicher Rückseite sind alle gleich wahrscheinlich.
telegram =
    .entry = Was schreibst du im Telegramm unter { $category }?
    .entry-help = Das Telegramm zählt nur bei Gleichstand: Richtiges zählt für dich, Falsches gegen dich, Leeres gar nicht. Du kannst es später nicht mehr ändern.
final =
    .entry = Was trägst du als endgültige Antwort unter { $category } ein?
    .entry-help = Jede richtige Antwort ist einen Punkt wert. Fehler und leere Felder kosten nichts.

## Das Notizbuch

sheet = Notizbuch
    .seen_once = einmal gesehen
    .got = erhalten
    .both_seen = beide gesehen
    .innocent = ausgeschlossen
    .solution = Lösung
    .truth = die Wahrheit
    .open = offen
    .removed = nicht im Spiel
column-hand = Hand
column-leg1 = Etappe 1
column-leg2 = Etappe 2
column-tunnel = Tunnel
column-leg3 = Etappe 3
column-leg4 = Etappe 4
column-budapest = Budapest
column-leg5 = Etappe 5
column-draft = Entwurf

## Der Spielplan am Bildschirm

board-welcome = Im Nachtzug nach Istanbul ist jemand ermordet worden. Fünf versiegelte Karten sagen wie, wer, warum, wo und wann.
    .win = Wer in Istanbul die meisten dieser fünf richtig nennt, gewinnt.
    .how = Alle anderen Karten fahren mit, und jedes Element der Tat gibt es zweimal: Siehst du beide Exemplare, ist es ausgeschlossen. In jedem Wagen sieht, tauscht oder stiehlt man Karten auf eigene Weise; dein Notizbuch merkt sich, was du gesehen hast.
    .first = Wähle zuerst eine Figur, dann verbringst du deine Stunden in den Wagen. Was leuchtet, lässt sich anklicken.
board-leg = Etappe { $leg } von 5
board-scene = Der Nachtzug
board-route = Die Strecke von Paris nach Istanbul
board-train = Die sechs Wagen
board-quay = Auf dem Bahnsteig
# Names that small cards break in two, with the place where.
board-breaks = Eifer{"\u00AD"}sucht Er{"\u00AD"}schlagen Er{"\u00AD"}schossen Unbe{"\u00AD"}kannt Verzweif{"\u00AD"}lung
board-car-club = Salon
board-car-dining = Speise{"\u00AD"}wagen
board-car-lounge = Bar
board-car-passenger = Abteil
board-car-sleeping = Schlaf{"\u00AD"}wagen
board-car-smoking = Raucher
board-category-mo = Hergang
board-category-suspect = Verdacht
board-category-motive = Motiv
board-category-location = Tatort
board-category-time = Zeit
board-city-paris = Abfahrt
board-city-strasbourg = Zeiten · 1. Reisende
board-city-muenchen = Tunnel
board-city-wien = Zeiten · 2. Reisende
board-city-budapest = Zeiten · Telegramm
board-city-istanbul = die Wahrheit
board-per-guest = { $hours-dining } h je Gast
board-done = schon getan
board-too-long = zu lang
board-nothing = bringt nichts
board-start-here = Hier beginnen
board-does-club_grip = Karten zurücknehmen
board-does-club_madam = Karte der Reisenden
board-does-dining = jeder Gast zeigt dir eine Karte
board-does-lounge = alle anderen zeigen eine Karte
board-does-passenger = Karten gehen von Hand zu Hand
board-does-sleeping = Tasche finden, Karte stehlen
board-does-smoking = mit zweien Karten tauschen
board-conductor = Schaffner
board-stack-1 = 1. Reisende
board-stack-2 = 2. Reisende
board-aboard = an Bord
board-boards-1 = steigt in { city-strasbourg } ein
board-boards-2 = steigt in { city-wien } ein
board-crime = Das Verbrechen
board-sealed = versiegelt
board-solved = aufgeklärt
board-unveiled = Aufgedeckt
board-hand = Hand
board-discard = Ablage
board-discard-short = Abl.
board-my-hand = Deine Hand
board-my-discard = Deine Ablage
board-no-cards = Du hast keine Karten auf der Hand.
board-whistle = beginnt diese Etappe: hat die Trillerpfeife
board-power-ready = Fähigkeit bereit
board-power-used = Fähigkeit in dieser Etappe genutzt
board-power-mo = einen abgelegten Tathergang ansehen
board-power-suspect = abgelegte Verdächtige ansehen
board-power-motive = ein abgelegtes Motiv ansehen
board-power-location = einen abgelegten Tatort ansehen
board-power-hour = in jeder Etappe { $hours-pransky ->
        [one] eine Stunde mehr
       *[other] { $hours-pransky } Stunden mehr
    }
board-hours-mine = Deine verbleibenden Stunden: { $hours } von { $whole }
board-hours-theirs = Verbleibende Stunden von { $name }: { $hours } von { $whole }
board-of-hours = von { $whole }
board-confirm = Bestätigen
board-hand-in = Abgeben
board-telegram = Telegramm
board-telegram-note = Es zählt nur bei Gleichstand: Richtiges für dich, Falsches gegen dich.
board-answer = Schlussantwort
board-answer-note = Jede richtige Zeile ist ein Punkt; Fehler und Lücken kosten nichts.
board-show = Zeitschau
board-watch = Die Zeitkarten ziehen vorbei: Schau hin und merk sie dir.
board-show-one = Die Zeitkarten ziehen auf einem Stapel vorbei. Schau hin und merk sie dir.
board-show-three = Die Zeitkarten ziehen auf drei Stapeln vorbei. Schau hin und merk sie dir.
board-show-hand = Der Stapel in deiner Hand; dann geht er nach links weiter.
board-show-blind = Alle sehen nur den Stapel in der eigenen Hand an.
board-lead-one = { $cards } Karten, eine nach der anderen auf einem Stapel.
board-lead-three = { $cards } Karten, reihum auf drei Stapeln.
board-lead-hand = { $cards } Karten in { $piles } Stapeln, die von Hand zu Hand gehen.
board-lead-which = Eine Uhrzeit kommt nur zweimal. Welche?
board-show-begin = Beginnen
board-show-next = Weiter
board-show-write = Schreib jetzt auf, was du dir gemerkt hast.
board-show-counted = Der Tisch hat gezählt: { $time } kam nur zweimal.
board-show-done = Fertig
board-truth = Die Wahrheit
board-unmasking = Die Wahrheit kommt ans Licht …
board-right = richtig
board-wrong = falsch
board-winner = Sieg
board-tie = Telegramm { $balance }
board-tie-wrong = Telegramm { $balance }, { $wrong } falsch
board-sheet = Notizbuch
board-legend = Zeichen
board-mine = von Anfang an meine
board-given = anfangs meine, seitdem weg
board-current-leg = die laufende Etappe
board-low = nur zweimal gezeigt
board-own-mark = deine Notiz
board-draft = mein Verdacht
board-draft-help = Klick auf einen Namen kreist ihn ein: dein Verdacht für Telegramm und Schlussantwort.
board-mark-help = Klick auf ein Feld oder Eingabetaste: Strich, Kreuz, Fragezeichen, nichts. Pfeiltasten bewegen; Buchstaben werden geschrieben, Entf löscht.
board-locked = Während der Schau schreibt niemand.

## Was du weißt, Punkt für Punkt

view-leg = Etappe
view-city = Letzte Stadt
view-active = An der Reihe
view-hours = Übrige Stunden
view-taken = Aktionen in diesem Spielzug
view-hand = Deine Hand
view-discard = Deine Ablage
view-first = Beginnt diese Etappe
view-used = Fähigkeit in dieser Etappe genutzt
view-conductor = Wagen des Schaffners
view-tokens = Wagen, die der Schaffner noch nicht besucht hat
view-spots = Karten des Schaffners
view-stacks = Karten der Reisenden
view-boarded = Reisende an Bord
view-unveiled = Offen ausliegende Karten
view-characters = Figur
view-cars = Wagen
view-hand_backs = Auf der Hand
view-discard_backs = In der Ablage
view-telegrams = Telegramm
view-answers = Schlussantwort
view-solution = Die Wahrheit
view-winners = Gewonnen hat

## Einstellungen des Tisches

option-players = Mitspielende
    .help = Wie viele Menschen und Bots mitspielen.
option-seats = Plätze
    .help = Wer wo sitzt: Menschen oder Bots einer gewählten Stärke.
option-edition = Ausgabe
    .help = Welche Anleitung gilt, wo sich die englische und die französische unterscheiden.
    .en = englische Ausgabe
    .fr = französische Ausgabe
option-lang = Sprache
    .help = Die Sprache, die du liest; sie ändert nichts am Spiel.
    .en = Englisch
    .fr = Französisch
    .de = Deutsch
    .it = Italienisch
option-powers = Sonderfähigkeiten
    .help = Ob die Figuren ihre Sonderfähigkeiten haben.
option-character_choice = Figuren
    .help = Wie alle zu ihrer Figur kommen.
    .pick = der Reihe nach gewählt
    .random = ausgelost
option-first_player = Wer beginnt
    .help = Wer die erste Etappe eröffnet: ein bestimmter Platz oder das Los.
    .random = ausgelost
option-leg_hours = Stunden der Etappen
    .help = Wie viele Stunden alle in jeder der fünf Etappen haben.
    .part = Etappe { $number }
option-passenger_stacks = Stapel der Reisenden
    .help = Wie viele Karten auf dem ersten und auf dem zweiten Stapel liegen.
    .part = Stapel { $number }
option-power_category = Fähigkeiten der Figuren
    .help = Welche Kategorie jede der vier neugierigen Figuren ansehen darf.
option-removed_elements = Entfernte Karten
    .help = Was zu dritt oder zu viert aus dem Spiel kommt; ohne Angabe entscheidet die Ausgabe.
option-sleeping_pick = Diebstahl im Schlafwagen
    .help = Wie die gestohlene Karte bestimmt wird; ohne Angabe entscheidet die Ausgabe.
    .random = der Zufall zieht sie
    .blind_choice = wer stiehlt, zeigt auf eine verdeckte Karte
option-dining_flow = Speisewagen
    .help = Wann die Gäste erfahren, nach welcher Kategorie sie gefragt werden.
    .upfront = alle Kategorien werden vor der ersten Karte genannt
    .sequential = Gast für Gast, jeweils nach der vorigen Karte
option-power_scope = Reichweite der Fähigkeiten
    .help = Wann und bei wem eine Figur Karten ansehen darf.
    .any_other_not_own_turn = bei allen anderen, aber nicht im eigenen Spielzug
    .active_player_only = nur Karten, die ablegt, wer an der Reihe ist
    .any_time = bei allen anderen, auch im eigenen Spielzug
option-allow_empty_actions = Wirkungslose Aktionen
    .help = Eine Aktion, die keine Karte zeigt oder bewegt, ist nie erlaubt.
option-chat_empty_hand = Plaudern mit leerer Hand
    .help = Was geschieht, wenn du dem Schaffner eine Karte schuldest und keine mehr hast.
    .skip = es wird nicht geplaudert
    .forbid_action = die Aktion, die dazu führt, ist nicht erlaubt
option-chat_after_failed_search = Plaudern nach erfolgloser Suche
    .help = Ob du mit dem Schaffner plauderst, wenn du in seinem Wagen die Tasche nicht gefunden hast.
option-shuffle_time_deck = Tatzeitkarten mischen
    .help = Ob die Tatzeitkarten vor jeder Zeitschau gemischt werden oder nur beim Aufbau.
option-time_show_mode = Zeitschau
    .help = Wie die Tatzeitkarten gezeigt werden und ob für dich mitgezählt wird.
    .flash = nach der Uhr, ohne Aufzeichnung
    .step = Karte für Karte in deinem Tempo, ohne Aufzeichnung
    .tally = mit genauer Auszählung danach
option-time_pace = Tempo der Zeitschau
    .help = Wie lange jede Tatzeitkarte zu sehen ist.
    .normal = normal
    .slow = langsam
    .fast = schnell
option-time_pace_by = Wer das Tempo bestimmt
    .help = Ob das Tempo der Zeitschau fest ist oder jedes Mal gewählt wird.
    .table = fest für den Tisch
    .whistle = wer die Trillerpfeife hat
option-bot_time_memory = Gedächtnis der Bots
    .help = Wie gut sich Bots die Zeitschau merken: genau, oder jede Karte mit einer bestimmten Wahrscheinlichkeit.
    .exact = genau
    .lossy_0_85 = gut: 85 von 100 Karten
    .lossy_0_5 = schwach: 50 von 100 Karten
option-power_prompt = Einsatz deiner Fähigkeit
    .help = Deine ständige Antwort, wenn deine Figur eine Karte ansehen könnte.
    .ask = jedes Mal fragen
    .always = bei der ersten Gelegenheit ansehen
    .never = nie ansehen
option-sheet_assist = Hilfe beim Notieren
    .help = Was das Notizbuch für dich einträgt.
    .marks = vermerkt, was du gesehen hast
    .off = nichts, du schreibst alles selbst
    .inference = vermerkt, was du gesehen hast, und zieht Schlüsse
option-final_reveal = Auflösung
    .help = Wie die Lösung am Ende gezeigt wird; am Ergebnis ändert das nichts.
    .one_by_one = Kategorie für Kategorie
    .all = alles auf einmal

## Im Terminal

bot-novice = Anfänger
    .about = spielt vernünftig, merkt sich wenig; gut für das erste Spiel
bot-detective = Detektiv
    .about = notiert alles und denkt voraus; ein harter Gegner
terminal-option-edition = Nach den Regeln welcher Ausgabe?
terminal-welcome =
    Im Nachtzug von Paris nach Istanbul liegt ein toter Fahrgast. Wer war es, wie, warum, in welchem
    Wagen und um welche Zeit? Fünf verborgene Karten wissen es. Jeden Verdächtigen, jeden Tathergang, jedes
    Motiv und jeden Wagen gibt es auf zwei Karten: Wer beide sieht, kann sie ausschließen. In jedem Wagen
    sieht, tauscht oder stiehlt man Karten auf andere Weise. Die Zeit zählst du selbst, wenn die Zeitkarten
    vorbeiziehen: Sie kommt zweimal statt dreimal. Nach fünf Etappen antworten alle in Istanbul; wer am
    meisten weiß, gewinnt.
terminal-leg = Etappe { $leg } von 5
terminal-turn =
    { $name } hat noch { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
terminal-whistle = Trillerpfeife: { $name }
terminal-conductor = Schaffner: { $car }, seine Karten:
terminal-boarded = Reisende { $number } (an Bord):
terminal-waiting = Reisende { $number } (ab { $city }):
terminal-unveiled = Offen auf dem Tisch:
terminal-character = Figur
terminal-hand = Hand
terminal-discard = Ablage
terminal-power = Fähigkeit
terminal-power-peek = Blick
terminal-power-used = benutzt
terminal-one-hour = +1 Stunde
terminal-in-discard = Ablage: { $cards }
terminal-show = Zeitschau in { $city }
terminal-show-how =
    23 Zeitkarten werden gezeigt. Sieben Zeiten kommen dreimal, eine nur zweimal: das ist die Tatzeit.
    Zähl mit den Augen; nichts wird aufbewahrt.
terminal-show-pace =
    { $piles ->
        [0] Sie kommen eine nach der anderen, jede für { $seconds } Sekunden.
       *[other] Sie kommen in { $piles } Stapeln, jeder für { $seconds } Sekunden.
    }
terminal-show-ready = Drücke Enter, wenn du bereit bist.
terminal-show-next = Enter: weiter
terminal-show-unseen = (Die Karten sind hier ungesehen vorbeigezogen.)
terminal-show-over =
    Vorbei. Tippe, wie oft du jede gesehen hast, in dieser Reihenfolge (sonst weiter mit Enter):

    { $times }
terminal-short-show =
    .draft = E
    .strasbourg = S
    .wien = W
    .budapest = B
terminal-short-column =
    .draft = E
    .hand = H
    .leg1 = 1
    .leg2 = 2
    .tunnel = T
    .leg3 = 3
    .leg4 = 4
    .budapest = B
    .leg5 = 5
terminal-sheet-signs =
    / einmal gesehen, + erhalten, X beide Exemplare gesehen, – nicht im Spiel

    H deine Hand zu Beginn, 1 bis 5 die Etappen, T Tunnel, B Budapest

    S W B wie oft du eine Zeit in jeder Stadt gesehen hast
terminal-sheet-how =
    n erhängt 2 ? schreibt ein Zeichen: Element, Spalte, Zeichen

    n 4:00 S 3 schreibt deine Zählung einer Zeit

    n erhängt E kreist ein, was du schreiben willst

    n erhängt 2 - löscht es
terminal-sheet-inference = ○ unschuldig, ★ die Lösung
terminal-sheet-truth = ► die Wahrheit
terminal-mark-how = Schreib ein Element, eine Spalte und ein Zeichen, etwa: n erhängt 2 ?
terminal-mark-element = Kein Element des Notizbuchs ist eindeutig „{ $typed }“. Schreib etwa: n erhängt 2 ?
terminal-mark-column = Diese Spalte gibt es hier nicht; die Spalten sind { $columns }.
terminal-mark-long = Ein Zeichen hat höchstens 8 Buchstaben.
terminal-marked = Notiert: { $name }, { $column }: { $sign }
terminal-rubbed = Gelöscht: { $name }, { $column }
terminal-ending = Istanbul: die Wahrheit
terminal-unmask = Enter: { $category } …
terminal-telegram = Telegramm
terminal-telegram-result = { $right } richtig, { $wrong } falsch

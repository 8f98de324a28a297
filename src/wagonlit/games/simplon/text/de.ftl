title = Simplon-Orient-Express
description = Alle zusammen gegen den Admiral: Repariert die Strecke und bringt Sir Henry mit der Bahn nach Konstantinopel, bevor das Schiff dort ist.

## Lists, and pieces of sentences that several texts share

list =
    .comma = { $rest }, { $last }
    .and = { $rest } und { $last }
myself = { $name } (du)
switch =
    .on = ja
    .off = nein
some-given = { $given ->
    [one] ein Gleisstück
   *[other] { $given } Gleisstücke
}
some-taken = { $taken ->
    [one] ein Gleisstück
   *[other] { $taken } Gleisstücke
}
one-more = { $load ->
    [one] ein Gleisstück
   *[other] ein zweites Gleisstück
}
gaps-closed = { $repaired-count ->
    [one] schließt eine Lücke
   *[other] schließt { $repaired-count } Lücken
}
    .you = { $repaired-count ->
        [one] schließt eine Lücke
       *[other] schließt { $repaired-count } Lücken
    }

bot-stoker = Heizer
    .about = erledigt die nächste nützliche Fahrt und überlässt die übrigen denen, die näher sind; denkt nicht voraus
bot-conductor = Zugführer
    .about = spielt vor jedem Schritt viele Reisen in Gedanken durch; besser hilft niemand

## What a table can agree on

option-players = Mitspielende
    .help = Wie viele mitspielen, Menschen und Bots zusammen.
option-board = Spielplan
    .help = Die Karte, auf der gespielt wird: unsere, oder eine, die du in einer eigenen Datei beschreibst.
option-board_hash = Fassung des Spielplans
    .help = Sagt, auf welcher Fassung der Datei ein aufgezeichnetes Spiel gespielt wurde; niemand muss sie eintragen.
option-level = Schwierigkeit
    .help = Wie schwer der Admiral zu schlagen ist. Leicht: über München, und das Schiff muss immer um Naxos. Schwer: Die Drehscheiben sind anfangs geschlossen. Für Könner: Das Schiff beginnt in Granada. Sie entscheidet nur, was unten ihr überlassen bleibt.
    .easy = leicht
    .normal = normal
    .hard = schwer
    .expert = für Könner
option-line = Hauptstrecke
    .help = Auf welcher Strecke Sir Henry nach Konstantinopel fährt. Über Mailand ist sie kürzer, über München hat sie weniger Lücken.
    .level = je nach Schwierigkeit
    .ask = das Team wählt
option-die = Würfel
    .help = Die Seiten des Würfels, in beliebiger Reihenfolge: Punktzahlen und mindestens ein Schiff.
option-turntable_start = Drehscheiben am Anfang
    .help = Wie die Drehscheiben am Anfang stehen. Geschlossene lassen niemanden durch, bis sie einmal gestellt wurden.
    .level = je nach Schwierigkeit
    .random = zufällig
    .closed = geschlossen
option-ship_start = Abfahrtshafen
    .help = Wo der Admiral losfährt. Je weiter vorn, desto schwerer für euch.
    .level = je nach Schwierigkeit
option-storm = Sturm
    .help = Wie sich entscheidet, welchen Weg das Schiff nach dem Sturm nimmt: durch eine Münze, oder immer den langen um Naxos herum.
    .level = je nach Schwierigkeit
    .coin = eine Münze entscheidet
    .naxos = immer um Naxos
option-surveillance = Den Admiral bewachen
    .help = Wartet in Nizza, Venedig oder Athen keine Lokomotive, wenn das Schiff dort einläuft, fährt es sofort weiter. Zu zweit zählt Venedig nicht.
option-surveillance_bonus = Felder aus einem unbewachten Hafen
    .help = Wie viele Felder das Schiff weiterfährt, wenn niemand seinen Hafen bewacht hat.
option-pivot_mode = Drehscheiben stellen
    .help = Wie weit sich eine Drehscheibe für einen Punkt dreht.
    .any = in jede Stellung
    .step = nur in die nächste Stellung
option-detective_backward = Sir Henry darf zurückfahren
    .help = Lässt Sir Henry auch in Richtung Calais fahren. Es hilft nie; manche haben gern die Wahl.
option-first_seat = Wer beginnt
    .help = Wer beginnt und für das Team spricht.
    .random = der Zufall entscheidet
option-assist = Hilfe am Tisch
    .help = Alle sehen, wie gut die Chancen des Teams stehen: Von hier aus spielen Bots tausend Reisen zu Ende.
    .chances = die Gewinnchance
    .off = keine

## Things, by domain and id

station = { $name }
    .to = nach { $name }
    .from = von { $name }
    .in = in { $name }
square = { $name }
    .to = { $id ->
        [dardanelles] zu den Dardanellen
       *[other] nach { $name }
    }
section = { $name }
board = { $name }
line = { $name }
turntable = Drehscheibe { $name }
act-go = Nach { $name } fahren
    .help = Ein Punkt, einen Abschnitt weit. Lücken am Weg werden mit den Gleisstücken an Bord geschlossen.
act-pivot = Drehscheibe { $name } stellen
    .help = Ein Punkt, wo immer du bist.
act-load = Das Gleisstück laden
    .help = Das ist gratis. Eine Lokomotive trägt höchstens { $capacity }.
act-end = Den Zug beenden
    .help = Punkte, die du nicht ausgegeben hast, verfallen.
act-exchange = Mit { $name } tauschen
    .help = Das ist gratis. Gib oder nimm Gleisstücke.
position = Stellung { $number }
    .label = Stellung { $number }
way = Weg { $number }
    .label = Weg { $number }
ride-alone = ohne Sir Henry
    .label = Nein, allein
ride-together = mit Sir Henry
    .label = Ja, mitnehmen
transfer-give_1 = ein Gleisstück gegeben
    .label = Eines geben
transfer-give_2 = zwei Gleisstücke gegeben
    .label = Zwei geben
transfer-take_1 = ein Gleisstück genommen
    .label = Eines nehmen
transfer-take_2 = zwei Gleisstücke genommen
    .label = Zwei nehmen
face = { $number }
    .points = { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
face-ship = ein Schiff
    .points = ein Schiff
coin-tails = Zahl
coin-heads = Kopf
course-coast = die Küste entlang
course-naxos = um Naxos herum
setting = { $name }
damage = Lücke { $name }

## What happened

FirstSeatDrawn = { $seat } beginnt und spricht für das Team.
    .seat = Du beginnst und sprichst für das Team.
TurntablesLaid = Die Drehscheiben liegen bereit.
LineChosen = { $seat ->
    [hidden] Sir Henrys Strecke: { $line }. Die Lücken der anderen Strecke sind geschlossen.
   *[seen] { $seat } wählt für das Team: { $line }. Die Lücken der anderen Strecke sind geschlossen.
}
    .seat = Du wählst für das Team: { $line }. Die Lücken der anderen Strecke sind geschlossen.
LocomotivePlaced = { $seat } beginnt { $station-in }.
    .seat = Du beginnst { $station-in }.
CardsDealt = Gleisstücke liegen in: { $stations } (Karten vor { $seat }).
    .seat = Gleisstücke liegen in: { $stations } (deine Karten).
CardReturned = { $seat } gibt die Karte „{ $station }“ zurück: Für sie ist kein Gleisstück da.
    .seat = Du gibst die Karte „{ $station }“ zurück: Für sie ist kein Gleisstück da.
TurnBegun = Zug { $turn }: { $seat }.
    .seat = Zug { $turn }: du.
DieRolled = { $seat } würfelt: { $face-points }.
    .seat = Du würfelst: { $face-points }.
Moved = { $detective ->
    [yes] { $seat } bringt Sir Henry { $station-to }.
   *[no] { $repaired-count ->
        [0] { $seat } fährt { $station-to }.
       *[other] { $seat } fährt { $origin-from } { $station-to } und { gaps-closed }.
    }
}
    .seat = { $detective ->
        [yes] Du bringst Sir Henry { $station-to }.
       *[no] { $repaired-count ->
            [0] Du fährst { $station-to }.
           *[other] Du fährst { $origin-from } { $station-to } und { gaps-closed.you }.
        }
    }
Pivoted = { $before ->
    [hidden] { $seat } öffnet { $turntable }: { $setting }.
   *[seen] { $seat } stellt { $turntable }: { $setting }.
}
    .seat = { $before ->
        [hidden] Du öffnest { $turntable }: { $setting }.
       *[seen] Du stellst { $turntable }: { $setting }.
    }
Loaded = { $seat } lädt { $station-in } { one-more }.
    .seat = Du lädst { $station-in } { one-more }.
Exchanged = { $given ->
    [0] { $seat } nimmt { $station-in } { some-taken } von { $partner }.
   *[other] { $seat } gibt { $partner } { $station-in } { some-given }.
}
    .seat = { $given ->
        [0] Du nimmst { $station-in } { some-taken } von { $partner }.
       *[other] Du gibst { $partner } { $station-in } { some-given }.
    }
    .partner = { $given ->
        [0] { $seat } nimmt { $station-in } { some-taken } von dir.
       *[other] { $seat } gibt dir { $station-in } { some-given }.
    }
TurnEnded = { $points ->
    [0] { "" }
    [one] { $seat } beendet den Zug; ein Punkt verfällt.
   *[other] { $seat } beendet den Zug; { $points } Punkte verfallen.
}
    .seat = { $points ->
        [0] { "" }
        [one] Du beendest deinen Zug; ein Punkt verfällt.
       *[other] Du beendest deinen Zug; { $points } Punkte verfallen.
    }
ShipSailed = { $square-id ->
    [storm] Das Schiff des Admirals gerät in einen Sturm.
   *[other] Das Schiff des Admirals fährt { $square-to }.
}
CoinTossed = Eine Münze wird geworfen: { $coin }.
CourseSet = { $course-id ->
    [naxos] Der Admiral muss den langen Weg nehmen, um Naxos herum.
   *[coast] Der Admiral nimmt den kurzen Weg, die Küste entlang.
}
PortGuarded = { $seats-count ->
    [one] { $seats } bewacht { $square }: Der Admiral muss dort anhalten.
   *[other] { $seats } bewachen { $square }: Der Admiral muss dort anhalten.
}
    .seats = Du bewachst { $square }: Der Admiral muss dort anhalten.
PortUnguarded = { $bonus ->
    [one] { $square } ist unbewacht: Der Admiral fährt ein Feld weiter.
   *[other] { $square } ist unbewacht: Der Admiral fährt { $bonus } Felder weiter.
}
DetectiveArrived = Sir Henry kommt mit { $seat } { $station-in } an, und der Admiral kommt zu spät: Das ganze Team gewinnt!
    .seat = Du bringst Sir Henry { $station-to }, und der Admiral kommt zu spät: Das ganze Team gewinnt!
ShipArrived = Der Admiral ist vor Sir Henry in { $square }: Das ganze Team verliert.
FetchProposed = { $seat } steht günstig für das Gleisstück { $station-in }.
    .seat = Du stehst günstig für das Gleisstück { $station-in }.
RepairProposed = { $seat } kann { $station-from } aus eine Lücke schließen.
    .seat = Du kannst { $station-from } aus eine Lücke schließen.
EscortProposed = Sir Henry wartet { $station-in } auf { $seat }.
    .seat = Sir Henry wartet { $station-in } auf dich.
MeetingProposed = Trifft { $seat } { $station-in } eine andere Lokomotive, hat eine von beiden zwei Gleisstücke.
    .seat = Triffst du { $station-in } eine andere Lokomotive, hat eine von beiden zwei Gleisstücke.
PositionSet = Die Reise beginnt unterwegs, in Zug { $turn }; Sir Henry wartet { $detective-in }.

## What is asked

setup =
    .first = Der Zufall entscheidet, wer beginnt.
    .first-help = Wer beginnt, spricht auch für das Team.
    .turntable = Der Zufall stellt { $turntable }.
    .turntable-help = Alle ihre Stellungen sind gleich wahrscheinlich.
    .line = Welche Strecke soll Sir Henry nehmen?
    .line-help = Du antwortest für das Team, also frag die anderen. Über Mailand hat er weniger Bahnhöfe vor sich, über München habt ihr weniger Lücken zu schließen. Die der anderen Strecke sind dann gleich geschlossen.
    .start = Der Zufall zieht einen Bahnhof für eine Lokomotive.
    .start-help = Keine zwei Lokomotiven beginnen im selben Bahnhof.
    .card = Der Zufall zieht einen Bahnhof für ein Gleisstück.
    .card-help = { $cards } verschiedene Bahnhöfe erhalten eine Karte.
    .discard = { $left ->
        [one] Und welcher andere Bahnhof bekommt kein Gleisstück?
       *[other] Welcher Bahnhof bekommt kein Gleisstück? Nenn den ersten von { $left }.
    }
    .discard-help = Über München gibt es zwei Karten mehr als Gleisstücke. Du antwortest für das Team: Gebt am besten zurück, was weit weg von jeder Lücke liegt.
turn =
    .die = Der Zufall würfelt.
    .die-help = Eine Zahl gibt Punkte, ein Schiff bringt den Admiral weiter.
    .act = { $points ->
        [0] Keine Punkte mehr: Was machst du noch?
        [one] Du hast einen Punkt: Was machst du?
       *[other] Du hast { $points } Punkte: Was machst du?
    }
    .act-help = { $points ->
        [0] Laden und Tauschen sind noch gratis möglich. Oder beende deinen Zug.
       *[other] Ein Punkt bringt dich zum nächsten Bahnhof oder stellt eine beliebige Drehscheibe. Laden und Tauschen sind gratis. Wohin du nicht fahren kannst, da steht eine Drehscheibe falsch, oder es ist eine Lücke offen, für die du kein Gleisstück hast.
    }
    .way = Auf welchem Weg fährst du { $station-to }?
    .way-help = Jeder führt dorthin; es kommt darauf an, was am Weg liegt.
    .way-option-1 = { $first }
    .way-option-2 = { $second }
    .way-option-3 = { $third }
    .way-option-4 = { $fourth }
    .ride = Nimmst du Sir Henry { $station-to } mit?
    .ride-help = Eine leere Lokomotive kann ihn einen Bahnhof weit Richtung Konstantinopel mitnehmen. Er fährt nur einmal in einem Zug und steigt dann aus.
    .position = Was soll { $turntable } verbinden?
    .position-help = Du darfst jede andere Stellung wählen; das kostet einen Punkt. So bleibt sie, bis jemand sie wieder stellt.
    .position-option-1 = { $place_1 }
    .position-option-2 = { $place_2 }
    .position-option-3 = { $place_3 }
    .position-option-4 = { $place_4 }
    .position-option-5 = { $place_5 }
    .position-option-6 = { $place_6 }
    .position-option-7 = { $place_7 }
    .position-option-8 = { $place_8 }
    .pieces = Wie viele Gleisstücke tauschst du mit { $partner }?
    .pieces-help = Das ist gratis. Solange du hier bleibst, geht es mit jeder Lokomotive einmal.
ship =
    .coin = Der Zufall wirft die Münze.
    .coin-help = Zahl: Das Schiff muss um Naxos herum. Kopf: Es fährt die Küste entlang.

## What a player sees

view-line = Hauptstrecke
view-first = wer begann
view-turn = Zug
view-actor = am Zug
view-face = Würfel
view-points = Punkte übrig
view-ridden = Sir Henry ist in diesem Zug gefahren
view-exchanged = getauscht mit
view-stations = Lokomotiven
view-loads = Gleisstücke an Bord
view-turntables = Drehscheiben
view-damages = offene Lücken
view-pieces = Gleisstücke in Bahnhöfen
view-cards = Karten
view-detective = Sir Henry
view-ship = Schiff des Admirals
view-course = Kurs des Schiffs
view-won = gewonnen

## In the terminal

terminal-welcome = Sir Henry ist in Calais und muss mit der Bahn nach Konstantinopel, bevor der Admiral auf dem Seeweg dort ankommt.

    Die Strecke hat Lücken. Holt Gleisstücke aus Bahnhöfen in ganz Europa, schließt die Lücken, stellt die Drehscheiben und nehmt Sir Henry von Bahnhof zu Bahnhof mit. Ihr gewinnt oder verliert alle gemeinsam.
terminal-legend = ①②③④ Lokomotiven, ▪ ein Gleisstück an Bord · ♟ Sir Henry · ▲ das Schiff · ◉ ein Gleisstück · ✕ eine Lücke · Gleise, die den Buchstaben einer Drehscheibe berühren, sind verbunden.
terminal-locomotive = { $load ->
    [0] { $name }: { $station }
    [one] { $name }: { $station }, ein Gleisstück an Bord
   *[other] { $name }: { $station }, { $load } Gleisstücke an Bord
}
terminal-points = { $points ->
    [one] (noch ein Punkt)
   *[other] (noch { $points } Punkte)
}
terminal-waits = Sir Henry: { $station }
terminal-henry = { $rides ->
    [0] Sir Henry: { $station }
   *[other] Sir Henry: { $station }; noch vor ihm: { $stations }
}
terminal-ship = Schiff: { $square }; Felder bis ans Ziel: { $coast } die Küste entlang, { $naxos } um Naxos herum
terminal-ship-course = { $course ->
    [naxos] Schiff: { $square }; Felder bis ans Ziel: { $left }, um Naxos herum
   *[coast] Schiff: { $square }; Felder bis ans Ziel: { $left }, die Küste entlang
}
terminal-closed = geschlossen
terminal-piece-there = dort liegt ein Gleisstück
terminal-won = Gewonnen
terminal-lost = Verloren

## The page’s board

board-welcome = Der Detektiv Sir Henry muss mit der Bahn von Calais nach Konstantinopel, doch die Strecke hat Lücken. Der Admiral ist auf dem Seeweg dorthin unterwegs.
    .win = Kommt Sir Henry zuerst an, gewinnt ihr alle; kommt das Schiff zuerst, verliert ihr alle.
    .how = Eine Zahl auf dem Würfel sind deine Punkte: Jeder bringt deine Lokomotive zum nächsten Bahnhof oder stellt eine beliebige Drehscheibe. Lade Gleisstücke, wo sie liegen, fahr über Lücken, um sie zu schließen, und nimm Sir Henry mit, wenn deine Lokomotive leer ist. Sooft ein Schiff gewürfelt wird, fährt der Admiral einen Hafen weiter.
    .first = Nichts ist verdeckt, also plant zusammen. Was auf der Karte leuchtet, lässt sich anklicken; die Karte lässt sich verschieben und aus der Nähe ansehen.
board-map = Karte der Eisenbahnen. Mit den Pfeiltasten verschieben, mit + näher heran, mit 0 alles sehen.
board-closer = Näher
board-further = Weiter weg
board-whole = Ganze Karte
board-sea-north = Nordsee
board-sea-atlantic = Atlantik
board-sea-mediterranean = Mittelmeer
board-sea-black = Schwarzes Meer
board-line-simplon = Mailänder Strecke
board-line-orient = Münchner Strecke
board-turn-number = Zug { $turn }
board-go = { $pieces ->
    [0] Nach { $station }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
   *[other] Nach { $station }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, schließt { $pieces ->
        [one] eine Lücke
       *[other] { $pieces } Lücken
    }
}
board-return = „{ $station }“ zurückgeben
board-turntable = Drehscheibe { $name }: { $joins }
board-turn = { $label }. Stellen
board-positions = Neue Stellung der Drehscheibe { $name }
board-piece-here = hier liegt ein Gleisstück
board-henry-here = Sir Henry
board-legend = Legende
board-legend-simplon = { $chosen ->
    [true] Mailänder Strecke (eure)
   *[false] Mailänder Strecke
}
board-legend-orient = { $chosen ->
    [true] Münchner Strecke (eure)
   *[false] Münchner Strecke
}
board-legend-gap = Lücke im Gleis
board-legend-laid = Repariertes Gleis
board-legend-piece = Gleisstück zum Abholen
board-legend-ferry = Fähre
board-legend-watched = Bewachter Hafen
board-race = Das Rennen
board-progress-henry = { $done } von { $all } Bahnhöfen
board-progress-ship = { $done } von { $all } Häfen
board-short-henry = Henry { $done }/{ $all }
board-short-ship = Admiral { $done }/{ $all }
board-chance = Aussicht auf den Sieg
board-percent = { $chance } %
board-chance-change = { $change } { $change ->
        [one] Punkt
       *[other] Punkte
    } seit der letzten Schätzung
board-chance-range = zwischen { $low } und { $high } %
board-chance-line = Die Aussicht auf den Sieg ging von { $first } % auf { $now } %.
board-die = Der Würfel: { $face ->
    [ship] ein Schiff
   *[other] { $face }
}
board-you-act = Du bist dran
board-points = { $points ->
    [one] noch ein Punkt
   *[other] noch { $points } Punkte
}
board-rolled-ship = das Schiff fährt weiter
board-acts = Was du sonst tun kannst
board-load = Laden
board-load-one = das Stück in { $station }
board-load-none = nichts in { $station }
board-load-full = kein Platz an Bord
board-exchange = Tauschen
board-exchange-with = mit { $name }
board-exchange-nobody = niemand hier
board-exchange-done = hier schon getauscht
board-exchange-nothing = nichts zu tauschen
board-end = Zug beenden
board-end-lost = { $points ->
    [0] nichts verfällt
    [one] ein Punkt verfällt
   *[other] { $points } Punkte verfallen
}
board-with-henry = mit Sir Henry
board-carries = { $load ->
    [0] kein Gleisstück an Bord
    [one] ein Gleisstück an Bord
   *[other] { $load } Gleisstücke an Bord
}
board-list = Alles als Liste
board-list-go = Wohin du fahren kannst
board-list-turntables = Drehscheiben
board-list-pieces = { $pieces ->
    [one] Ein Gleisstück zum Abholen
   *[other] { $pieces } Gleisstücke zum Abholen
}
board-gaps = { $gaps ->
    [0] nach { $station }: frei
    [one] nach { $station }: eine Lücke
   *[other] nach { $station }: { $gaps } Lücken
}
board-team = Team
board-won = Sir Henry ist rechtzeitig da
board-lost = Der Admiral war schneller
board-deeds = { $gaps ->
    [0] keine Lücke geschlossen
    [one] eine Lücke geschlossen
   *[other] { $gaps } Lücken geschlossen
}, { $rides ->
    [0] keine Fahrt mit Sir Henry
    [one] eine Fahrt mit Sir Henry
   *[other] { $rides } Fahrten mit Sir Henry
}

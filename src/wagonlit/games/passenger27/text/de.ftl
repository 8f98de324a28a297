title = Der 27. Passagier
description = In diesem Zug jagt jeder jeden: Finde heraus, wer die anderen sind, bevor sie dich finden.
list =
    .comma = { $rest }, { $last }
    .and = { $rest } und { $last }
myself = { $name } (du selbst)
switch =
    .on = ja
    .off = nein
bot-novice = Neuling
    .about = fragt herum und schießt, sobald nur wenige Namen infrage kommen
bot-hunter = Jäger
    .about = rechnet genau aus, wer jeder sein kann, taucht rechtzeitig unter und schießt selten daneben; ein harter Gegner

## What a table can agree on

option-players = Mitspielende
    .help = Wie viele mitspielen, Menschen und Bots zusammen.
option-passengers = Passagiere
    .help = Aussehen, Geruch und Stimme von Passagieren, die von der Tabelle aus der Schachtel abweichen.
option-traffic = Andrang
    .help = Wie viele Passagiere an jeder Station kommen, der Reihe nach.
option-disguise_split = Verkleidungen je Art
    .help = Wie viele der 18 Verkleidungen Aussehen, Geruch und Stimme verbergen.
    .part = Verkleidungen
option-skill_triggers = Wann Fähigkeiten passen
    .help = Fähigkeiten, die nach einer anderen Aktion passen, als die Tabelle aus der Schachtel sagt.
option-event_pool = Ereignisse
    .help = Welche Ereignisse kommen können; „Letzter Aufruf“ kommt immer am Schluss.
option-theme_traffic = Was Passagiere tun
    .help = Ob die Passagiere in Reihe 1 aussteigen oder einsteigen. Nur die Wörter ändern sich.
    .leave = sie steigen aus
    .board = sie steigen ein
option-no_fire_no_smoke_drawer = Kein Rauch ohne Feuer
    .help = Wer bei diesem Ereignis eine Verkleidung zieht, wenn eine Ermittlung an einer Verkleidung scheitert.
    .investigator = wer ermittelt
    .canceller = wer sich verkleidet hat
option-bold_discard = Kühn
    .help = Wen die Fähigkeit „Kühn“ eine Verkleidung kostet.
    .self = wer sie spielt
    .opponent = einen Gegner
    .none = niemanden
option-allow_hold_fire = Nicht schießen
    .help = Ob man in Schritt 2 darauf verzichten darf, jemanden zu nennen.
option-choice_timer = Zeit für Aktionen und Namen
    .help = Sekunden, um eine Aktion oder einen Namen zu wählen; 0 heißt: ohne Zeitlimit.
option-reaction_timer = Zeit für alles andere
    .help = Sekunden für jede andere Frage; 0 heißt: ohne Zeitlimit.
option-timeout_policy = Wenn die Zeit um ist
    .help = Welche Antwort gilt, wenn jemand zu lange braucht.
    .safe = nichts Unüberlegtes
option-uniform_prompts = Gleiche Pausen
    .help = Ob private Fragen gleich lange dauern, damit niemand merkt, wer welche Karten hat.
option-sheet_assist = Notizbuch
    .help = Wie viel das Notizbuch von selbst ausfüllt.
    .auto = was sicher ist
    .off = nichts
    .odds = was sicher ist, und Wahrscheinlichkeiten
option-reveal_to_out = Wer draußen ist, sieht alles
    .help = Ob alle, die draußen sind, sämtliche Karten sehen dürfen.

## Things, by domain and id

passenger-banker = Bankier
passenger-heiress = Erbin
passenger-soprano = Sopranistin
passenger-researcher = Forscher
passenger-nurse = Krankenschwester
passenger-telephonist = Telefonistin
passenger-undertaker = Bestatter
passenger-chemist = Chemiker
passenger-auctioneer = Auktionator
passenger-barber = Barbier
passenger-florist = Floristin
passenger-schoolgirl = Schülerin
passenger-shot_putter = Kugelstoßerin
passenger-seamstress = Näherin
passenger-newsboy = Zeitungsjunge
passenger-longshoreman = Hafenarbeiter
passenger-fisherman = Fischer
passenger-peddler = Hausierer
passenger-gangster = Gangster
passenger-dancer = Tänzerin
passenger-fortune_teller = Wahrsagerin
passenger-magician = Zauberer
passenger-poet = Dichter
passenger-inventor = Erfinder
passenger-bootlegger = Schmuggler
passenger-painter = Maler
passenger-cardsharp = Falschspieler
passenger-pass = niemand
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
action-investigation = Ermittlung
    .help = einen Gegner nach Aussehen, Geruch oder Stimme fragen
action-pursuit = Verfolgung
    .help = eine Ermittlung, gegen die Abtauchen nicht hilft; nur einmal
action-tail_after = Beschattung
    .help = eine Ermittlung, gegen die keine Verkleidung hilft; nur einmal
action-assassination = Attentat
    .help = einen Passagier nennen: Wer es ist, ist draußen; ist es niemand, bist du draußen
action-intrigue = Intrige
    .help = die Unschuldigen in Reihe 1 und die oberste Karte des Stapels ansehen
action-deception = Täuschung
    .help = die erste Ermittlung gegen dich ins Leere laufen lassen; kommt keine, eine Verkleidung ziehen
trick-focused = Konzentriert
    .help = noch einmal ermitteln, möglichst gegen jemand anderen
trick-ingenious = Erfinderisch
    .help = bevor du das Merkmal nennst, wirft dein Ziel eine Verkleidung ab
trick-swift = Flink
    .help = sofort ein Attentat ausführen
trick-opportunist = Opportunist
    .help = die Karten in Reihe 1 ansehen
trick-bold = Kühn
    .help = die oberste Karte des Stapels ansehen, dann eine Verkleidung abwerfen
trick-lucky = Glückspilz
    .help = nach einem Fehlschuss im Spiel bleiben
trick-specialist = Spezialist
    .help = nach einem Treffer deine ganze Ablage zurücknehmen
trick-trigger_happy = Schießwütig
    .help = noch einmal schießen; ein Treffer bei zwei Schüssen genügt, um im Spiel zu bleiben
trick-selfish = Egoistisch
    .help = bis zum Ende der Runde darf sonst niemand den Stapel ansehen
trick-sharp = Scharfsinnig
    .help = die Karten in Reihe 2 ansehen
trick-charismatic = Charismatisch
    .help = eine Ermittlung ausführen
trick-cunning = Gerissen
    .help = zwei Verkleidungen ziehen
trick-patient = Geduldig
    .help = nach dem Abtauchen: zwei Verkleidungen ziehen und mit einer davon eine Gegenermittlung bezahlen
trick-cautious = Vorsichtig
    .help = eine Ermittlung ausführen
trick-copycat = Nachahmer
    .help = einem Gegner eine zufällige Verkleidung abnehmen
trick-audacious = Wagemutig
    .help = zweimal nacheinander die oberste Karte des Stapels ansehen
trick-disguise_looks = Verkleidung fürs Aussehen
trick-disguise_scent = Verkleidung für den Geruch
trick-disguise_voice = Verkleidung für die Stimme
trick-pass = nichts
    .label = Nichts
feature-looks = Aussehen
    .your = deinem Aussehen
feature-scent = Geruch
    .your = deinem Geruch
feature-voice = Stimme
    .your = deiner Stimme
trait-looks_formal = förmliches Aussehen
trait-looks_casual = lässiges Aussehen
trait-looks_eccentric = exzentrisches Aussehen
trait-scent_perfumed = Geruch nach Parfüm
trait-scent_neutral = neutraler Geruch
trait-scent_foul = übler Geruch
trait-voice_deep = tiefe Stimme
trait-voice_soft = sanfte Stimme
trait-voice_shrill = schrille Stimme
slot = Reihe { $number }
    .label = Reihe { $number }
pile_end-top = oben auf den Stapel
    .label = Oben auf den Stapel
pile_end-bottom = unter den Stapel
    .label = Unter den Stapel
initiative = Initiative { $number }
stage-investigation = Ermittlungen
    .after = nach der Ermittlung
stage-assassination = Attentate
    .after = nach dem Schuss
stage-intrigue = Intrigen
    .after = nach der Intrige
stage-deception = Täuschungen
    .after = nach der Täuschung
stage-end = Ende der Runde
    .after = am Ende der Runde
purpose-excess = eine zu viel
purpose-ingenious = Erfinderisch
purpose-bold = Kühn
purpose-smoke = der Preis für einen Schuss
purpose-counter = der Preis für eine Gegenermittlung
cause-hit = getroffen
cause-miss = Fehlschuss
volley-step = Attentat
volley-finish = Bring es zu Ende
volley-big_call = Letzter Aufruf
volley-swift = Flink
volley-turn = Attentat
volley-extra = Schießwütig
volley-covered = Schießwütig
volley-rescue = Schießwütig
reason-last_alive = nur noch eine Person übrig
reason-all_out = niemand mehr übrig
reason-big_call_survivors = mehrere haben den Letzten Aufruf überlebt
exposure-station = an einer Station gesehen
exposure-stowaway = Blinder Passagier
exposure-out = draußen
exposure-miss = fälschlich genannt
source-observation = Beobachtung
source-intimidation = Einschüchterung
source-sharp = Scharfsinnig
incident-bite_the_bullet = Zähne zusammenbeißen
    .help = In dieser Runde zieht niemand Verkleidungen.
incident-chase_your_tail = Immer im Kreis
    .help = Alle ziehen eine Verkleidung.
incident-fool_me_twice = Zweimal hereingelegt
    .help = Am Ende der Runde nehmen alle zurück, was sie seit ihrem Beginn abgeworfen haben.
incident-last_cigarette = Letzte Zigarette
    .help = In dieser Runde darf keine Fähigkeit eingesetzt werden.
incident-raised_collar = Hochgeschlagener Kragen
    .help = Wer befragt wird, darf eine Fähigkeit opfern, um nicht zu antworten.
incident-rat_race = Rattenrennen
    .help = In dieser Runde darf niemand den Passagierstapel ansehen.
incident-dead_bullets = Blindgänger
    .help = Alle dürfen eine Fähigkeit aus der eigenen Ablage zurücknehmen.
incident-miss_no_chance = Keine Chance auslassen
    .help = Wer trifft, darf dem Opfer eine unbenutzte Fähigkeit abnehmen.
incident-no_fire_no_smoke = Kein Rauch ohne Feuer
    .help = Wenn eine Verkleidung eine Ermittlung aufhält, wird eine neue gezogen.
incident-no_more_lies = Keine Lügen mehr
    .help = Wer Reihe 1 ansieht, darf stattdessen Reihe 2 ansehen.
incident-wild_mood_tonight = Wilde Nacht
    .help = Alle verlieren für diese Runde eine zufällige Aktionskarte.
incident-wrong_train = Falscher Zug
    .help = Ein weiterer Passagier kommt in Reihe 1.
incident-finish_the_job = Bring es zu Ende
    .help = Am Ende der Runde dürfen alle schießen.
incident-like_cat_and_mouse = Katz und Maus
    .help = Wer eine Antwort bekommt, verrät dafür sein eigenes Merkmal.
incident-stowaway = Blinder Passagier
    .help = Der erste neue Passagier in Reihe 1 wird allen gezeigt.
incident-under_the_smoke = Im Pulverdampf
    .help = Jeder Schuss kostet eine Fähigkeit oder eine Verkleidung.
incident-watch_your_back = Sieh dich vor
    .help = Geschossen wird nacheinander, nach Initiative.
incident-the_big_call = Letzter Aufruf
    .help = Am Ende dieser Runde müssen alle schießen; dann ist das Spiel vorbei.

## What happened

IdentityDealt = { $passenger ->
    [hidden] { $seat } nimmt eine geheime Identität an.
   *[seen] { $seat } ist „{ $passenger }“; sonst weiß es niemand.
}
    .seat = Du bist „{ $passenger }“; sonst weiß es niemand.
SkillDealt = { $skill ->
    [hidden] { $seat } erhält eine Fähigkeit.
   *[seen] { $seat } erhält die Fähigkeit „{ $skill }“.
}
InitiativeDealt = { $initiative ->
    [hidden] { $seat } erhält eine Initiativekarte.
   *[seen] { $seat } erhält { $initiative }.
}
RoundBegun = Runde { $round }: { $station }.
PassengersRevealed = Reihe 3 wird aufgedeckt, lauter Unschuldige: { $passengers }.
GroupsMoved = Alle Gruppen rücken eine Reihe weiter.
PassengersLaid = { $number ->
    [one] Ein Passagier kommt verdeckt in Reihe 1.
   *[other] { $number } Passagiere kommen verdeckt in Reihe 1.
}
IncidentRevealed = „{ $incident }“: { $incident-help }
PassengerTurnedUp = Der erste neue Passagier in Reihe 1 wird aufgedeckt: „{ $passenger }“ ist unschuldig.
ActionBlocked = { $action ->
    [hidden] { $seat } verliert für diese Runde eine Aktionskarte.
   *[seen] { $seat } verliert für diese Runde „{ $action }“.
}
    .seat = Du verlierst für diese Runde „{ $action }“.
ActionChosen = { $action ->
    [hidden] { $seat } hat eine Aktionskarte gelegt.
   *[seen] { $seat } hat „{ $action }“ gelegt.
}
    .seat = Du hast „{ $action }“ gelegt.
ActionRevealed = { $seat } deckt „{ $action }“ auf.
    .seat = Du deckst „{ $action }“ auf.
StepBegun = Jetzt: { $step }.
InitiativeShown = { $seat } zeigt { $initiative }.
    .seat = Du zeigst { $initiative }.
InitiativePicked = { $seat } nimmt { $initiative }.
    .seat = Du nimmst { $initiative }.
RoundEnded = Runde { $round } ist vorbei.
TargetNamed = { $action-id ->
    [hidden] { $seat } ermittelt dank einer Fähigkeit gegen { $target }.
    [investigation] { $seat } ermittelt gegen { $target }.
   *[seen] { $seat } ermittelt gegen { $target }: „{ $action }“.
}
    .target = { $action-id ->
        [hidden] { $seat } ermittelt dank einer Fähigkeit gegen dich.
        [investigation] { $seat } ermittelt gegen dich.
       *[seen] { $seat } ermittelt gegen dich: „{ $action }“.
    }
    .seat = { $action-id ->
        [hidden] Du ermittelst dank einer Fähigkeit gegen { $target }.
        [investigation] Du ermittelst gegen { $target }.
       *[seen] Du ermittelst gegen { $target }: „{ $action }“.
    }
DeceptionOpened = { $cancels ->
    [yes] { $seat } taucht ab: Die Ermittlung von { $rival } läuft ins Leere.
   *[no] { $seat } muss „Täuschung“ aufdecken, doch das hält { $rival } nicht auf.
}
    .seat = { $cancels ->
        [yes] Du tauchst ab: Die Ermittlung von { $rival } läuft ins Leere.
       *[no] Du musst „Täuschung“ aufdecken, doch das hält { $rival } nicht auf.
    }
    .rival = { $cancels ->
        [yes] { $seat } taucht ab: Deine Ermittlung läuft ins Leere.
       *[no] { $seat } muss „Täuschung“ aufdecken, doch das hält dich nicht auf.
    }
FeatureAsked = { $feature ->
    [hidden] { $seat } fragt { $target } flüsternd nach etwas.
   *[seen] { $seat } fragt { $target }: { $feature }?
}
    .seat = Du fragst { $target }: { $feature }?
    .target = { $seat } fragt dich: { $feature }?
FeatureAnswered = { $trait ->
    [hidden] { $target } antwortet { $seat }.
   *[seen] { $target } antwortet { $seat }: { $trait }.
}
    .seat = { $target } antwortet dir: { $trait }.
    .target = Du antwortest { $seat }: { $trait }.
FeatureExchanged = { $trait ->
    [hidden] { $seat } verrät { $target } dafür das eigene Merkmal.
   *[seen] { $seat } verrät { $target } dafür das eigene Merkmal: { $trait }.
}
    .seat = Du verrätst { $target } dafür dein eigenes Merkmal: { $trait }.
    .target = { $seat } verrät dir dafür das eigene Merkmal: { $trait }.
InvestigationDisguised = { $disguise ->
    [hidden] { $target } versteckt sich hinter einer Verkleidung: { $seat } erfährt nichts.
   *[seen] { $target } versteckt sich hinter einer Verkleidung: { $seat } erfährt nichts ({ $disguise }).
}
    .seat = { $target } versteckt sich hinter einer Verkleidung: Du erfährst nichts ({ $disguise }).
    .target = Du versteckst dich hinter einer Verkleidung: { $seat } erfährt nichts ({ $disguise }).
InvestigationCollared = { $target } opfert „{ $skill }“ und wendet sich ab: { $seat } erfährt nichts.
    .seat = { $target } opfert „{ $skill }“ und wendet sich ab: Du erfährst nichts.
    .target = Du opferst „{ $skill }“ und wendest dich ab: { $seat } erfährt nichts.
ActionDiscarded = { $seat } hat „{ $action }“ verbraucht.
    .seat = Du hast „{ $action }“ verbraucht.
CounterBegun = { $seat } dreht den Spieß um und befragt { $target }.
    .target = { $seat } dreht den Spieß um und befragt dich.
    .seat = Du drehst den Spieß um und befragst { $target }.
DisguiseSought = { $seat } sucht nach einer Verkleidung.
    .seat = Du suchst nach einer Verkleidung.
SkillUsed = { $seat } setzt „{ $skill }“ ein.
    .seat = Du setzt „{ $skill }“ ein.
SkillDiscarded = { $seat } gibt „{ $skill }“ ab: { $purpose }.
    .seat = Du gibst „{ $skill }“ ab: { $purpose }.
SkillsReturned = { $seat } nimmt zurück: { $skills }.
    .seat = Du nimmst zurück: { $skills }.
ActionsReturned = { $seat } nimmt zurück: { $actions }.
    .seat = Du nimmst zurück: { $actions }.
SkillReturnChosen = { $skill ->
    [hidden] { $seat } hat sich entschieden.
   *[seen] { $seat } hat sich entschieden: { $skill }.
}
    .seat = Du hast dich entschieden: { $skill }.
SkillsShown = { $skills ->
    [hidden] { $seat } sieht die Fähigkeiten von { $target } durch.
   *[seen] { $seat } sieht die Fähigkeiten von { $target } durch: { $skills }.
}
    .seat = Du siehst die Fähigkeiten von { $target } durch: { $skills }.
    .target = { $seat } sieht deine Fähigkeiten durch.
SkillTaken = { $skill ->
    [hidden] { $seat } nimmt { $target } eine Fähigkeit ab.
   *[seen] { $seat } nimmt { $target } „{ $skill }“ ab.
}
    .seat = Du nimmst { $target } „{ $skill }“ ab.
    .target = { $seat } nimmt dir „{ $skill }“ ab.
SkillLeft = { $seat } nimmt { $target } nichts ab.
    .seat = Du nimmst { $target } nichts ab.
    .target = { $seat } nimmt dir nichts ab.
DisguiseDrawn = { $disguise ->
    [hidden] { $seat } zieht eine Verkleidung.
   *[seen] { $seat } zieht eine { $disguise }.
}
    .seat = Du ziehst eine { $disguise }.
DisguiseInspected = { $disguise ->
    [hidden] { $seat } zieht eine Verkleidung zur Auswahl.
   *[seen] { $seat } darf eine { $disguise } behalten.
}
    .seat = Du darfst eine { $disguise } behalten.
DisguiseKept = { $disguise ->
    [hidden] { $seat } behält eine Verkleidung.
   *[seen] { $seat } behält eine { $disguise }.
}
    .seat = Du behältst eine { $disguise }.
DisguisePutBelow = { $disguise ->
    [hidden] { $seat } legt die andere unter den Stapel.
   *[seen] { $seat } legt die andere unter den Stapel: eine { $disguise }.
}
    .seat = Du legst die andere unter den Stapel: eine { $disguise }.
DisguiseDiscarded = { $disguise ->
    [hidden] { $seat } wirft eine Verkleidung ab: { $purpose }.
   *[seen] { $seat } wirft eine { $disguise } ab: { $purpose }.
}
    .seat = Du wirfst eine { $disguise } ab: { $purpose }.
DisguiseStolen = { $disguise ->
    [hidden] { $seat } nimmt { $target } eine Verkleidung ab.
   *[seen] { $seat } nimmt { $target } eine { $disguise } ab.
}
    .seat = Du nimmst { $target } eine { $disguise } ab.
    .target = { $seat } nimmt dir eine { $disguise } ab.
DisguiseReturned = { $disguise ->
    [hidden] { $seat } nimmt eine Verkleidung zurück.
   *[seen] { $seat } nimmt eine { $disguise } zurück.
}
    .seat = Du nimmst eine { $disguise } zurück.
DisguisesReshuffled = { $number ->
    [one] Die einzige abgeworfene Verkleidung wird zum neuen Stapel.
   *[other] { $number } abgeworfene Verkleidungen werden zu einem neuen Stapel gemischt.
}
SlotLooked = { $passengers ->
    [hidden] { $seat } sieht sich { $slot } an.
   *[seen] { $passengers-count ->
        [0] { $seat } sieht sich { $slot } an: Dort ist niemand.
       *[other] { $seat } sieht sich { $slot } an: { $passengers }.
    }
}
    .seat = { $passengers-count ->
        [0] Du siehst dir { $slot } an: Dort ist niemand.
       *[other] Du siehst dir { $slot } an: { $passengers }.
    }
TopSeen = { $passenger ->
    [hidden] { $seat } sieht sich die oberste Karte des Stapels an.
   *[seen] { $seat } sieht sich die oberste Karte des Stapels an: „{ $passenger }“.
}
    .seat = Du siehst dir die oberste Karte des Stapels an: „{ $passenger }“.
TopPut = { $seat } legt sie { $end }.
    .seat = Du legst sie { $end }.
IntimidationSkipped = { $seat } kann den Stapel nicht ansehen.
    .seat = Du kannst den Stapel nicht ansehen.
AimTaken = Im Anschlag: { $shooters } ({ $volley }).
ShotFizzled = { $seat } kann nicht bezahlen und schießt nicht.
    .seat = Du kannst nicht bezahlen und schießt nicht.
PaymentChosen = { $payment ->
    [hidden] { $seat } hat die Bezahlung gewählt.
   *[seen] { $seat } bezahlt mit: { $payment }.
}
    .seat = Du bezahlst mit: { $payment }.
NameWritten = { $passenger ->
    [hidden] { $seat } hat einen Namen aufgeschrieben.
   *[seen] { $seat } hat aufgeschrieben: { $passenger }.
}
    .seat = Du hast aufgeschrieben: { $passenger }.
NamesCalled = Die Namen werden verlesen. { $shooters }: { $names }.
ShotHit = { $seat } trifft { $target }: „{ $passenger }“!
    .target = { $seat } hat dich entlarvt: „{ $passenger }“!
    .seat = Du triffst { $target }: „{ $passenger }“!
ShotMissed = { $seat } schießt daneben: „{ $passenger }“ ist unschuldig.
    .seat = Du schießt daneben: „{ $passenger }“ ist unschuldig.
SaveChosen = { $skill ->
    [hidden] { $seat } hat sich entschieden.
   *[seen] { $seat } hat sich entschieden: { $skill }.
}
    .seat = Du hast dich entschieden: { $skill }.
PlayerOut = { $cause-id ->
    [hit] { $seat } ist draußen, getroffen von { $by }: „{ $passenger }“.
   *[miss] { $seat } ist nach einem Fehlschuss draußen: „{ $passenger }“.
}
    .seat = { $cause-id ->
        [hit] Du bist draußen, getroffen von { $by }: „{ $passenger }“.
       *[miss] Du bist nach einem Fehlschuss draußen: „{ $passenger }“.
    }
    .by = { $seat } ist draußen, von dir getroffen: „{ $passenger }“.
HuntOver = { $reason-id ->
    [last_alive] Nur { $winners } ist noch übrig und gewinnt die Jagd.
    [all_out] Niemand ist mehr im Zug, also gewinnt niemand.
   *[big_call_survivors] Mehrere haben den Letzten Aufruf überlebt. Gewinnen kann nur, wer allein übrig bleibt: Also gewinnt niemand.
}
    .winners = Nur du bist noch übrig und gewinnst die Jagd.
IdentityShown = { $seat } war „{ $passenger }“.
    .seat = Du warst „{ $passenger }“.
HandShown = { $skills-count ->
    [0] { $disguises-count ->
        [0] { $seat } hatte nichts mehr auf der Hand.
       *[other] { $seat } hatte noch: { $disguises }.
    }
   *[other] { $disguises-count ->
        [0] { $seat } hatte noch: { $skills }.
       *[other] { $seat } hatte noch: { $skills }; { $disguises }.
    }
}
    .seat = { $skills-count ->
        [0] { $disguises-count ->
            [0] Du hattest nichts mehr auf der Hand.
           *[other] Du hattest noch: { $disguises }.
        }
       *[other] { $disguises-count ->
            [0] Du hattest noch: { $skills }.
           *[other] Du hattest noch: { $skills }; { $disguises }.
        }
    }
TrainSearched = { $deck-count ->
    [0] Der Stapel war aufgebraucht.
   *[other] Im Stapel lagen noch: { $deck }.
}
IdentityCertain = Seit Runde { $round } hättest du wissen können, dass { $seat } „{ $passenger }“ war.
PositionSet = Die Jagd beginnt mittendrin: Runde { $round }, { $station }.

## Questions

setup =
    .identity = Welche Identität wird ausgeteilt?
    .identity-help = Alle bekommen einen der 27 Passagiere; die übrigen sind unschuldig.
    .skill = Welche Fähigkeit wird ausgeteilt?
    .skill-help = Alle bekommen zwei; sonst sieht sie niemand.
    .initiative = Welche Initiativekarte wird ausgeteilt?
    .initiative-help = Alle bekommen eine; die höhere handelt zuerst.
station =
    .incident = Was geschieht an dieser Station?
    .incident-help = Ein Ereignis in der Farbe dieser Runde, das noch nicht vorkam.
    .passenger = Wer kommt in Reihe 1?
    .passenger-help = Die oberste Karte des Passagierstapels.
    .block = Welche Aktionskarte wird beiseitegelegt?
    .block-help = Eine zufällige; nur wer sie verliert, weiß, welche. Nach der Runde kommt sie zurück.
    .return = Welche Fähigkeit nimmst du zurück?
    .return-help = Eine aus deiner Ablage oder keine. Alle entscheiden gleichzeitig.
round =
    .action = Welche Aktion legst du?
    .action-help = Alle legen verdeckt eine Karte; eine Art kommt nach der anderen dran. Ermittlung, Verfolgung und Beschattung fragen einen Gegner nach Aussehen, Geruch oder Stimme. Das Attentat nennt einen Passagier: Wer danebenschießt, ist draußen. Die Intrige sieht sich Reihe 1 und die oberste Karte an. Die Täuschung schützt vor einer Frage, oder sie bringt eine Verkleidung.
    .initiative = Welche Initiativekarte nimmst du?
    .initiative-help = Von denen, die eben gezeigt wurden; wer die höchste hatte, nimmt zuerst. Die höhere handelt zuerst.
investigation =
    .target = { $action-id ->
        [hidden] Gegen wen ermittelst du mit deiner Fähigkeit?
        [investigation] Gegen wen ermittelst du?
       *[seen] Gegen wen ermittelst du ({ $action })?
    }
    .target-help = Alle hören, wen du nennst. Was du fragst, bleibt unter euch.
    .ingenious = Setzt du „Erfinderisch“ gegen { $target } ein?
    .ingenious-help = { $target } müsste eine Verkleidung abwerfen, bevor du ein Merkmal nennst.
    .feature = Wonach fragst du { $target }?
    .feature-help = Die Antwort ist wahr, es sei denn, eine passende Verkleidung hält dich auf.
    .respond = { $rival } fragt nach { $feature-your }. Was tust du?
    .respond-help = Die Wahrheit ist: { $trait }. Eine passende Verkleidung hält sie geheim.
    .respond-option-pass = Die Wahrheit sagen: { $trait }
deception =
    .counter = Befragst du im Gegenzug { $rival }?
    .counter-help = Das kostet eine Verkleidung beliebiger Art.
    .counter-option-pass = Nein
    .keep = Welche Verkleidung behältst du?
    .keep-help = Die andere kommt unter den Stapel; niemand sonst sieht die beiden.
intrigue =
    .slot = Welche Reihe siehst du dir an?
    .slot-help = Alle sehen, welche; nur du siehst die Karten.
    .top = Welcher Passagier liegt oben auf dem Stapel?
    .top-help = Diese Karte hat noch niemand angesehen.
    .put_back = Wohin legst du „{ $passenger }“?
    .put_back-help = Oben auf dem Stapel kommt die Karte als nächste in Reihe 1, ganz unten vielleicht nie.
assassination =
    .pay = Womit bezahlst du deinen Schuss?
    .pay-help = Eine Fähigkeit, offen, oder eine Verkleidung, verdeckt. Es bleibt geheim, bis die Namen verlesen werden.
    .name = { $may_pass ->
    [yes] { $volley-id ->
        [step] Wen nennst du, wenn überhaupt?
        [turn] Wen nennst du, wenn überhaupt?
       *[other] { $volley }: Wen nennst du, wenn überhaupt?
    }
   *[no] { $volley-id ->
        [step] Wen nennst du?
        [turn] Wen nennst du?
       *[other] { $volley }: Wen nennst du?
    }
}
    .name-help = { $volley-id ->
        [covered] Ist jemand anderes dieser Passagier, ist diese Person draußen. Du hast schon getroffen: Ein Fehlschuss kostet dich nichts.
       *[other] Ist jemand anderes dieser Passagier, ist diese Person draußen. Ist es niemand, bist du draußen.
    }
    .name-option-pass = Niemanden nennen
    .save = „{ $passenger }“ war unschuldig. Rettest du dich?
    .save-help = „Glückspilz“ hält dich im Spiel. „Schießwütig“ gibt dir noch einen Schuss, der treffen muss.
    .save-option-pass = Nein, ich bin draußen
    .take_skill = Welche Fähigkeit nimmst du { $target } ab?
    .take_skill-help = Eine der unbenutzten oder keine. Die anderen erfahren nur, ob du eine nimmst.
skill =
    .play = Setzt du { $step-after } eine Fähigkeit ein?
    .play-help = Jede wirkt nur einmal; sie wird gezeigt und kommt auf deine Ablage. Du wirst so lange gefragt, bis du passt.
    .play-option-pass = Keine Fähigkeit
    .copycat_target = Wem nimmst du eine Verkleidung ab?
    .copycat_target-help = Der Zufall wählt eine aus dieser Hand.
    .bold_target = Wer muss eine Verkleidung abwerfen?
    .bold_target-help = Jemand, der eine hat; welche es ist, wählt diese Person selbst.
    .steal = Welche Verkleidung wird genommen?
    .steal-help = Alle Verkleidungen dieser Hand sind gleich wahrscheinlich.
disguise =
    .draw = Welche Verkleidung wird gezogen?
    .draw-help = Die oberste Karte des Verkleidungsstapels.
    .excess = Welche Verkleidung wirfst du ab?
    .excess-help = Niemand darf mehr als zwei behalten.
    .give_up = Welche Verkleidung wirfst du ab ({ $purpose })?
    .give_up-help = Die anderen sehen, dass du eine abwirfst, aber nicht, welche.

## What a player sees

view-round = Runde
view-station = Station
view-step = Schritt
view-incident = Ereignis
view-played = bisherige Ereignisse
view-living = noch im Spiel
view-out = draußen
view-slots = Reihen
view-face_up = in einer Reihe gezeigt
view-deck = Passagierstapel
view-deck_top = oben auf dem Stapel
view-deck_seen = oberste Karte angesehen
view-deck_bottom = unten im Stapel
view-discard = Passagierablage
view-exposed = allen bekannt
view-innocents = Unschuldige, die du gesehen hast
view-identities = Identitäten
view-features = erfahrene Merkmale
view-told = über dich erfahren
view-inquiry = Ermittlung
view-skills = Fähigkeiten
view-hand_skills = deine Fähigkeiten
view-known_skills = bekannte Fähigkeiten
view-piles = benutzte Fähigkeiten
view-used_cards = verbrauchte Aktionskarten
view-gone_skills = Fähigkeiten aus dem Spiel
view-used = Fähigkeiten dieser Runde
view-selfish = egoistisch
view-disguises = Verkleidungen
view-hand_disguises = deine Verkleidungen
view-disguise_deck = Verkleidungsstapel
view-disguise_bottom = unter dem Verkleidungsstapel
view-disguise_discard = abgeworfene Verkleidungen
view-kept = Verkleidungen, die zurückkommen
view-hand_kept = deine, die zurückkommen
view-inspected = eben gezogen
view-initiative = Initiative
view-locked = haben eine Karte gelegt
view-actions = Aktionskarten
view-shown = aufgedeckt
view-blocked = haben eine Karte verloren
view-hand_blocked = deine verlorene Karte
view-spent = Täuschung verbraucht
view-honest = verdeckte Karte ist keine Täuschung
view-writers = haben einen Namen aufgeschrieben
view-names = Namen
view-payers = werden zahlen
view-payments = Zahlungen
view-savers = haben sich entschieden
view-saves = gerettet durch
view-returners = haben gewählt
view-returns = zurückgenommen
view-winners = gewonnen hat
view-reason = wie es endete
view-passenger = Passagier
view-exposure = warum
view-source = wie
view-seeker = gefragt von
view-target = über wen
view-feature = Merkmal
view-seat = Person
view-cause = Grund
view-by = von

## On the board of the page

board-round = Runde { $round } von { $rounds }
board-scene = Der Wagen bei Nacht
board-line = Die Strecke und ihre Stationen
board-station = { $traffic ->
    [one] { $station }: ein Passagier
   *[other] { $station }: { $traffic } Passagiere
}
board-station-now = { $traffic ->
    [one] { $station }: ein Passagier, hier steht der Zug
   *[other] { $station }: { $traffic } Passagiere, hier steht der Zug
}
board-row = Reihe { $row }
board-row-in = in { $stations } Stationen
board-row-next = { $theme ->
    [board] Einstieg { $station }
   *[leave] Ausstieg { $station }
}
board-row-last = { $theme ->
    [board] bleiben zurück
   *[leave] bleiben an Bord
}
board-row-says = { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
}
board-exit = { $theme ->
    [board] An Bord
   *[leave] Ausstieg
}
board-gone = { $theme ->
    [board] eingestiegen
   *[leave] ausgestiegen
}
board-deck = im Stapel
board-hotel = HOTEL
board-event = Ereignis { $number }
board-sheet = Notizbuch
board-known = Ich weiß
board-left = Übrig
board-unknown = unbekannt
board-mark-possible = { $name } kann es sein
board-mark-percent = { $name }, { $percent } %
board-mark-no = nicht { $name }
board-mark-sure = { $name }, ganz sicher
board-own-mark = meine Notiz: { $mark }
board-note = Meine Notiz
board-note-maybe = vielleicht
board-note-yes = ich glaube ja
board-note-no = ich glaube nicht
board-close = Schließen
board-legend-possible = möglich
board-legend-percent = möglich, in %
board-legend-no = ausgeschlossen
board-legend-aim = ein Schuss lohnt
board-because = Runde { $round }: { $says }
board-legend-ask = Tippe jemanden an, um zu erfahren, warum.
board-you-are = Du bist
board-you = du
board-card-laid = Karte liegt
board-card-none = keine Karte liegt
board-knows = weiß von dir
board-knows-nothing = weiß nichts
board-was = Identität: { $name }
board-initiative = Initiative
board-disguises = Verkleidungen
board-skills = Fähigkeiten
board-skill = Fähigkeit
board-skill-ready = Fähigkeit · bereit
board-once = 1×
board-used = verbraucht
board-blocked = diese Runde verloren
board-seen = unschuldig
board-left-train = { $theme ->
    [board] an Bord · Runde { $round }
   *[leave] von Bord · Runde { $round }
}
board-was-out = { $name }, raus
board-missed = Fehlschuss · Runde { $round }
board-does-investigation = ein Merkmal eines Gegners
board-does-pursuit = Abtauchen hilft nicht
board-does-tail_after = Verkleiden hilft nicht
board-does-assassination = triff, oder du fällst
board-does-intrigue = Reihe 1 und der Stapel
board-does-deception = abtauchen oder verkleiden
board-my-hand = Meine Karten
board-my-actions = Meine Aktionskarten
board-top = Zurück nach oben
board-bottom = Nach unten legen
board-named = { $name } schießt auf
board-hit = Treffer: { $name }
board-miss = Daneben
board-calls = Die Namen fallen …
board-identities = Identitäten
board-truth = Die Wahrheit
board-value-formal = Förmlich
board-value-casual = Lässig
board-value-eccentric = Exzentrisch
board-value-perfumed = Parfümiert
board-value-neutral = Neutral
board-value-foul = Übel
board-value-deep = Tief
board-value-soft = Sanft
board-value-shrill = Schrill
board-keep = behalten
board-only-you = dein Geheimnis
board-you-were = Du warst
board-watching = Du bist draußen, aber die Jagd geht weiter: Bleib und sieh zu. Was du weißt, steht noch in deinem Notizbuch, und niemand erfährt es.
board-held-fire = schießt nicht
board-go-on = Weiter
board-fell = raus in Runde { $round }
board-survived = lebt bis zuletzt
board-nobody = Niemand gewinnt
board-over-last_alive = Wer allein im Zug bleibt, gewinnt.
board-over-all_out = Die letzten Schüsse ließen niemanden übrig.
board-over-big_call_survivors = Im Zug sind noch mehrere übrig.
board-winner = gewinnt
## In the terminal

terminal-welcome =
    Ein Nachtzug durch New York mit 27 Menschen an Bord. Jeder Spieler ist insgeheim einer von ihnen und jagt alle
    anderen. Keine zwei Passagiere haben gleiches Aussehen, gleichen Geruch und gleiche Stimme: Frag die anderen
    danach, sieh dir die Unschuldigen an, die bald aussteigen, versteck dich hinter Verkleidungen. Glaubst du zu
    wissen, wer jemand ist, dann schieß auf einen Namen: Ist ein Spieler dieser Passagier, ist er draußen. War es ein
    Unschuldiger, bist du es. Wer allein übrig bleibt, gewinnt; kommt der Zug mit mehreren an, gewinnt niemand.
terminal-round = Runde { $round } von { $rounds }
terminal-deck = Stapel { $number }
terminal-seen = { $theme ->
    [board] { $number } an Bord
   *[leave] { $number } weg
}
terminal-row = Reihe { $number }
terminal-action = Aktion
terminal-disguises = Verkl.
terminal-skills = Fähigk.
terminal-initiative = Initiative
terminal-used = Verbraucht
terminal-out = draußen: { $passenger }
terminal-identity = Du bist „{ $passenger }“
terminal-hand = Fähigkeiten: { $skills } · Verkleidungen: { $disguises }
terminal-top = Oben auf dem Stapel: { $passenger }
terminal-blocked = Nicht in dieser Runde: { $action }
terminal-skill = Deine Fähigkeit „{ $skill }“: { $help }.
terminal-names = Die Namen fallen
terminal-breath =
    { $count ->
        [one] { $shooters } hat einen Namen aufgeschrieben. Enter, um ihn zu hören …
       *[other] Alle haben einen Namen aufgeschrieben ({ $shooters }). Enter, um alle zugleich zu hören …
    }
terminal-breath-own = Dein Schuss fällt … Drück Enter.
terminal-called = „{ $name }!“
terminal-missed = unschuldig
terminal-hit = das ist { $target }!
terminal-hit-you = das bist du!
terminal-ending = Endstation
terminal-left-last = zuletzt allein im Zug
terminal-left-not = noch im Zug, aber nicht allein
terminal-left-hit = in Runde { $round } enttarnt von { $by }
terminal-left-miss = in Runde { $round } danebengeschossen
terminal-trait =
    .looks_formal = förmlich
    .looks_casual = lässig
    .looks_eccentric = exzentrisch
    .scent_perfumed = parfümiert
    .scent_neutral = neutral
    .scent_foul = übel
    .voice_deep = tief
    .voice_soft = sanft
    .voice_shrill = schrill
terminal-short-passenger =
    .nurse = Schwester
    .auctioneer = Auktionator
    .shot_putter = Kugelstoßerin
    .newsboy = Zeitungsjunge
    .longshoreman = Hafenarbeiter
    .peddler = Hausierer
    .bootlegger = Schmuggler
terminal-sheet-signs = 2 vielleicht Spieler 2 · ► sicher · ○ unschuldig · – allen bekannt · ★ du
terminal-sheet-odds = 38: ein Schuss trifft mit 38 %
terminal-sheet-how = n übel tief: wer · n 2: Spieler 2 · n dichter 2: warum · n dichter 2 ? notiert
terminal-sheet-left =
    { $count ->
        [one] { $count } möglich
       *[other] { $count } möglich
    }
terminal-sheet-knows = kennt { $signs }
terminal-nobody = Niemand ist übrig.
terminal-why =
    { $state ->
        [yes] { $name } ist „{ $passenger }“, denn:
        [no] { $name } ist nicht „{ $passenger }“, denn:
       *[maybe] { $name } kann „{ $passenger }“ sein: Nichts spricht dagegen.
    }
terminal-mark-how =
    Das Notizbuch weiß nicht, was „{ $typed }“ ist. Frag es nach Merkmalen (n übel tief), einem Spieler (n 2) oder
    einem Grund (n dichter 2), oder schreib ein Zeichen (n dichter 2 ?).
terminal-mark-long = Ein Zeichen hat höchstens 8 Buchstaben.
terminal-marked = Notiert: { $about }: { $sign } (ein - statt des Zeichens löscht es)
terminal-rubbed = Gelöscht: { $about }

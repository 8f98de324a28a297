title = Leuchtturm
description = Einer von euch weiß, welches Schiff dort draußen fährt; gemeinsam bringt ihr es heim.
option-players = Mitspielende
    .help = Wie viele Wärter es gibt, Menschen und Bots.
option-nights = Nächte
    .help = Wie viele Schiffe ihren Weg finden müssen.
list =
    .comma = { $rest }, { $last }
    .and = { $rest } und { $last }

call-leave = lassen
    .help = du sagst nichts zu diesem Signal
call-call = rufen
    .help = du weißt den Namen und musst ihn sagen, wenn die Wache spricht
call-silent = schweigen
    .help = die Wache sagt keinen Namen
call-speak = sprechen
    .help = die Wache sagt einen Namen, danach alle, die gerufen haben
verdict-wrong = falsch
verdict-right = richtig
ship-albatross = Albatros
ship-beluga = Beluga
ship-cormorant = Kormoran
ship-dolphin = Delfin
ship-eider = Eiderente
ship-frigate = Fregattvogel
ship-gannet = Basstölpel
ship-heron = Reiher
ship-ibis = Ibis
ship-jackdaw = Dohle
ship-kittiwake = Dreizehenmöwe
ship-lapwing = Kiebitz

NightBegun = Nacht { $night }: { $tower } steigt auf den Turm.
ShipDrawn = { $ship ->
    [hidden] { $tower } sieht ein Schiff.
   *[seen] { $tower } sieht das Schiff „{ $ship }“.
}
Signalled = { $tower } signalisiert: { $words }.
Called = { $seat } ruft.
LeftIt = { $seat } lässt es.
Spoken = { $seat } sagt: { $words }.
Judged = { $right ->
    [yes] { $seat } hat recht.
   *[no] { $seat } irrt sich.
}
FellAsleep = { $seat } schläft ein.
NightOver = { $home ->
    [yes] Die „{ $ship }“ kommt heim.
   *[no] Die „{ $ship }“ ist verloren.
}

tower =
    .ship = Welches Schiff fährt vorbei?
    .ship-help = Ein Name, der noch nicht dran war.
    .signal = Was signalisierst du?
    .signal-help = Alle Worte sind erlaubt, nur der Name selbst nicht.
    .judge = Hat { $guesser } mit „{ $words }“ recht?
    .judge-help = Diese Worte sind keiner der Namen, also entscheidest du allein.
watch =
    .call = Sprichst du?
    .call-help = Wer ruft, muss einen Namen sagen und schläft ein, wenn er falsch ist.
    .guess = Welches Schiff ist es?
    .guess-help = Sag seinen Namen.

title = Il faro
description = Uno di voi sa quale nave passa al largo; insieme la riportate in porto.
option-players = Giocatori
    .help = Quanti guardiani ci sono, persone e bot.
option-nights = Notti
    .help = Quante navi devono trovare la rotta.
list =
    .comma = { $rest }, { $last }
    .and = { $rest } e { $last }

call-leave = lasciar passare
    .help = non dici nulla a questo segnale
call-call = chiamare
    .help = sai il nome, e dovrai dirlo se la vedetta parla
call-silent = tacere
    .help = la vedetta non dice alcun nome
call-speak = parlare
    .help = la vedetta dice un nome, poi tutti quelli che hanno chiamato
verdict-wrong = sbagliato
verdict-right = giusto
ship-albatross = albatro
ship-beluga = beluga
ship-cormorant = cormorano
ship-dolphin = delfino
ship-eider = edredone
ship-frigate = fregata
ship-gannet = sula
ship-heron = airone
ship-ibis = ibis
ship-jackdaw = taccola
ship-kittiwake = gabbiano
ship-lapwing = pavoncella

NightBegun = Notte { $night }: { $tower } sale sul faro.
ShipDrawn = { $ship ->
    [hidden] { $tower } vede una nave.
   *[seen] { $tower } vede una nave: { $ship }.
}
Signalled = { $tower } segnala: { $words }.
Called = { $seat } chiama.
LeftIt = { $seat } lascia passare.
Spoken = { $seat } dice: { $words }.
Judged = { $right ->
    [yes] { $seat } ha ragione.
   *[no] { $seat } si sbaglia.
}
FellAsleep = { $seat } si addormenta.
NightOver = { $home ->
    [yes] La nave torna in porto: { $ship }.
   *[no] La nave è perduta: { $ship }.
}

tower =
    .ship = Quale nave passa?
    .ship-help = Un nome che non è ancora passato.
    .signal = Che segnale dai?
    .signal-help = Tutte le parole sono permesse, tranne il nome stesso.
    .judge = { $guesser } dice «{ $words }»: ha ragione?
    .judge-help = Queste parole non sono nessuno dei nomi: decidi tu.
watch =
    .call = Parli?
    .call-help = Chi chiama deve dire un nome, e si addormenta se è sbagliato.
    .guess = Che nave è?
    .guess-help = Di’ il suo nome.

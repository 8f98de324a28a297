title = Simplon-Orient-Express
description = Tutti insieme contro l’ammiraglio: riparate la linea e portate Sir Henry in treno a Costantinopoli prima che la nave ci arrivi per mare.

## Lists, and pieces of sentences that several texts share

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
some-given = { $given ->
    [one] un pezzo di binario
   *[other] { $given } pezzi di binario
}
some-taken = { $taken ->
    [one] un pezzo di binario
   *[other] { $taken } pezzi di binario
}
one-more = { $load ->
    [one] un pezzo di binario
   *[other] un secondo pezzo di binario
}
gaps-closed = { $repaired-count ->
    [one] ripara un’interruzione
   *[other] ripara { $repaired-count } interruzioni
}
    .you = { $repaired-count ->
        [one] ripari un’interruzione
       *[other] ripari { $repaired-count } interruzioni
    }

bot-stoker = Fuochista
    .about = fa la corsa utile più vicina e lascia le altre a chi è messo meglio; non guarda lontano
bot-conductor = Capotreno
    .about = prima di ogni mossa prova molti viaggi nella mente; il miglior compagno che si possa avere

## What a table can agree on

option-players = Giocatori
    .help = Quanti giocano, tra persone e bot.
option-board = Tabellone
    .help = La carta su cui si gioca: la nostra, o una che descrivi in un file tuo.
option-board_hash = Versione del tabellone
    .help = Dice su quale versione del file è stata giocata una partita registrata; nessuno deve compilarla.
option-level = Livello
    .help = Quanto è difficile battere l’ammiraglio. Facile: via Monaco, e la nave passa sempre intorno a Nasso. Difficile: all’inizio le piattaforme sono chiuse. Per esperti: la nave parte da Granada. Decide solo ciò che qui sotto gli viene lasciato.
    .easy = facile
    .normal = normale
    .hard = difficile
    .expert = per esperti
option-line = Linea principale
    .help = Quale linea porta Sir Henry a Costantinopoli. Via Milano è più breve, via Monaco ha meno interruzioni.
    .level = secondo il livello
    .ask = sceglie la squadra
option-die = Dado
    .help = Le facce del dado, in qualsiasi ordine: numeri di punti e almeno una nave.
option-turntable_start = Piattaforme all’inizio
    .help = Come stanno le piattaforme all’inizio. Se sono chiuse non fanno passare nessuno finché non vengono girate una volta.
    .level = secondo il livello
    .random = a caso
    .closed = chiuse
option-ship_start = Porto di partenza
    .help = Da dove parte l’ammiraglio. Più è avanti, più è difficile per voi.
    .level = secondo il livello
option-storm = Tempesta
    .help = Come si decide la via della nave dopo la tempesta: con una moneta, o sempre per la via lunga intorno a Nasso.
    .level = secondo il livello
    .coin = decide una moneta
    .naxos = sempre intorno a Nasso
option-surveillance = Sorvegliare l’ammiraglio
    .help = Se a Nizza, a Venezia o ad Atene non aspetta nessuna locomotiva quando la nave vi fa scalo, la nave riparte subito. In due Venezia non conta.
option-surveillance_bonus = Caselle da un porto non sorvegliato
    .help = Di quante caselle riparte la nave quando nessuno ha sorvegliato il suo porto.
option-pivot_mode = Girare le piattaforme
    .help = Fin dove gira una piattaforma con un punto.
    .any = in qualsiasi posizione
    .step = solo nella posizione vicina
option-detective_backward = Sir Henry può tornare indietro
    .help = Lascia viaggiare Sir Henry anche verso Calais. Non serve mai; a qualcuno piace poter scegliere.
option-first_seat = Primo giocatore
    .help = Chi comincia e parla per la squadra.
    .random = decide il caso
option-assist = Aiuto al tavolo
    .help = Tutti vedono quante probabilità di vincere ha la squadra: da qui i bot giocano mille viaggi fino alla fine.
    .chances = la probabilità di vincere
    .off = nessuno

## Things, by domain and id

station = { $name }
    .to = { $initial ->
        [a] ad { $name }
       *[other] a { $name }
    }
    .from = da { $name }
    .in = { $initial ->
        [a] ad { $name }
       *[other] a { $name }
    }
square = { $name }
    .to = { $id ->
        [dardanelles] ai Dardanelli
       *[other] { $initial ->
            [a] ad { $name }
           *[other] a { $name }
        }
    }
section = { $name }
board = { $name }
line = { $name }
turntable = piattaforma { $name }
act-go = { $initial ->
    [a] Vai ad { $name }
   *[other] Vai a { $name }
}
    .help = Un punto, lungo una tratta. Le interruzioni lungo la strada si riparano con i pezzi a bordo.
act-pivot = Gira la piattaforma { $name }
    .help = Un punto, ovunque tu sia.
act-load = Carica il pezzo di binario
    .help = È gratis. Una locomotiva ne porta al massimo { $capacity }.
act-end = Finisci il turno
    .help = I punti che non hai speso sono persi.
act-exchange = Scambia con { $name }
    .help = È gratis. Dai o prendi pezzi di binario.
position = posizione { $number }
    .label = Posizione { $number }
way = via { $number }
    .label = Via { $number }
ride-alone = senza Sir Henry
    .label = No, lascialo
ride-together = con Sir Henry
    .label = Sì, portalo
transfer-give_1 = un pezzo ceduto
    .label = Cedine uno
transfer-give_2 = due pezzi ceduti
    .label = Cedine due
transfer-take_1 = un pezzo preso
    .label = Prendine uno
transfer-take_2 = due pezzi presi
    .label = Prendine due
face = { $number }
    .points = { $number ->
        [one] 1 punto
       *[other] { $number } punti
    }
face-ship = una nave
    .points = una nave
coin-tails = croce
coin-heads = testa
course-coast = lungo la costa
course-naxos = intorno a Nasso
setting = { $name }
damage = interruzione { $name }

## What happened

FirstSeatDrawn = { $seat } comincia e parla per la squadra.
    .seat = Cominci tu e parli per la squadra.
TurntablesLaid = Le piattaforme girevoli sono al loro posto.
LineChosen = { $seat ->
    [hidden] La linea di Sir Henry: { $line }. Le interruzioni dell’altra linea sono riparate.
   *[seen] { $seat } sceglie per la squadra: { $line }. Le interruzioni dell’altra linea sono riparate.
}
    .seat = Scegli per la squadra: { $line }. Le interruzioni dell’altra linea sono riparate.
LocomotivePlaced = { $seat } comincia { $station-in }.
    .seat = Cominci { $station-in }.
CardsDealt = Ci sono pezzi di binario qui: { $stations } (carte davanti a { $seat }).
    .seat = Ci sono pezzi di binario qui: { $stations } (le tue carte).
CardReturned = { $seat } restituisce la carta «{ $station }»: non c’è un pezzo di binario per lei.
    .seat = Restituisci la carta «{ $station }»: non c’è un pezzo di binario per lei.
TurnBegun = Turno { $turn }: { $seat }.
    .seat = Turno { $turn }: tocca a te.
DieRolled = { $seat } lancia il dado: { $face-points }.
    .seat = Lanci il dado: { $face-points }.
Moved = { $detective ->
    [yes] { $seat } porta Sir Henry { $station-to }.
   *[no] { $repaired-count ->
        [0] { $seat } va { $station-to }.
       *[other] { $seat } va { $origin-from } { $station-to } e { gaps-closed }.
    }
}
    .seat = { $detective ->
        [yes] Porti Sir Henry { $station-to }.
       *[no] { $repaired-count ->
            [0] Vai { $station-to }.
           *[other] Vai { $origin-from } { $station-to } e { gaps-closed.you }.
        }
    }
Pivoted = { $before ->
    [hidden] { $seat } apre la { $turntable }: { $setting }.
   *[seen] { $seat } gira la { $turntable }: { $setting }.
}
    .seat = { $before ->
        [hidden] Apri la { $turntable }: { $setting }.
       *[seen] Giri la { $turntable }: { $setting }.
    }
Loaded = { $seat } carica { one-more } { $station-in }.
    .seat = Carichi { one-more } { $station-in }.
Exchanged = { $given ->
    [0] { $seat } prende { some-taken } da { $partner } { $station-in }.
   *[other] { $seat } cede { some-given } a { $partner } { $station-in }.
}
    .seat = { $given ->
        [0] Prendi { some-taken } da { $partner } { $station-in }.
       *[other] Cedi { some-given } a { $partner } { $station-in }.
    }
    .partner = { $given ->
        [0] { $seat } ti prende { some-taken } { $station-in }.
       *[other] { $seat } ti cede { some-given } { $station-in }.
    }
TurnEnded = { $points ->
    [0] { "" }
    [one] { $seat } finisce il turno; un punto è perso.
   *[other] { $seat } finisce il turno; { $points } punti sono persi.
}
    .seat = { $points ->
        [0] { "" }
        [one] Finisci il turno; un punto è perso.
       *[other] Finisci il turno; { $points } punti sono persi.
    }
ShipSailed = { $square-id ->
    [storm] La nave dell’ammiraglio finisce nella tempesta.
   *[other] La nave dell’ammiraglio arriva { $square-to }.
}
CoinTossed = Si lancia una moneta: { $coin }.
CourseSet = { $course-id ->
    [naxos] L’ammiraglio deve prendere la via lunga, intorno a Nasso.
   *[coast] L’ammiraglio prende la via breve, lungo la costa.
}
PortGuarded = { $seats-count ->
    [one] { $seats } sorveglia { $square }: l’ammiraglio deve fermarsi lì.
   *[other] { $seats } sorvegliano { $square }: l’ammiraglio deve fermarsi lì.
}
    .seats = Sorvegli { $square }: l’ammiraglio deve fermarsi lì.
PortUnguarded = { $bonus ->
    [one] Nessuno sorveglia { $square }: l’ammiraglio avanza di un’altra casella.
   *[other] Nessuno sorveglia { $square }: l’ammiraglio avanza di altre { $bonus } caselle.
}
DetectiveArrived = Sir Henry arriva { $station-in } con { $seat }, e l’ammiraglio arriva troppo tardi: vince tutta la squadra!
    .seat = Porti Sir Henry { $station-to }, e l’ammiraglio arriva troppo tardi: vince tutta la squadra!
ShipArrived = L’ammiraglio arriva a { $square } prima di Sir Henry: perde tutta la squadra.
FetchProposed = { $seat } è nella posizione giusta per il pezzo di binario { $station-in }.
    .seat = Sei nella posizione giusta per il pezzo di binario { $station-in }.
RepairProposed = { $seat } può chiudere un’interruzione partendo { $station-from }.
    .seat = Puoi chiudere un’interruzione partendo { $station-from }.
EscortProposed = Sir Henry aspetta { $seat } { $station-in }.
    .seat = Sir Henry ti aspetta { $station-in }.
MeetingProposed = Se { $seat } incontra un’altra locomotiva { $station-in }, una delle due avrà due pezzi.
    .seat = Se incontri un’altra locomotiva { $station-in }, una delle due avrà due pezzi.
PositionSet = Il viaggio comincia a metà strada, al turno { $turn }; Sir Henry aspetta { $detective-in }.

## What is asked

setup =
    .first = Il caso decide chi comincia.
    .first-help = Il primo giocatore parla anche per la squadra.
    .turntable = Il caso gira la { $turntable }.
    .turntable-help = Tutte le sue posizioni sono ugualmente probabili.
    .line = Quale linea deve prendere Sir Henry?
    .line-help = Rispondi per la squadra: senti anche gli altri. Via Milano ha meno stazioni davanti a sé, via Monaco avete meno interruzioni da riparare. Quelle dell’altra linea vengono riparate subito.
    .start = Il caso pesca una stazione per una locomotiva.
    .start-help = Due locomotive non partono mai dalla stessa stazione.
    .card = Il caso pesca una stazione per un pezzo di binario.
    .card-help = { $cards } stazioni diverse ricevono una carta.
    .discard = { $left ->
        [one] E quale altra stazione non avrà un pezzo di binario?
       *[other] Quale stazione non avrà un pezzo di binario? Nomina la prima di { $left }.
    }
    .discard-help = Via Monaco ci sono due carte più dei pezzi. Rispondi per la squadra: meglio restituire ciò che è lontano da ogni interruzione.
turn =
    .die = Il caso lancia il dado.
    .die-help = Un numero dà punti, una nave fa avanzare l’ammiraglio.
    .act = { $points ->
        [0] Niente più punti: che altro fai?
        [one] Hai un punto: che cosa fai?
       *[other] Hai { $points } punti: che cosa fai?
    }
    .act-help = { $points ->
        [0] Caricare e scambiare è ancora gratis. Oppure finisci il turno.
       *[other] Un punto ti porta alla stazione successiva o gira una piattaforma qualsiasi. Caricare e scambiare è gratis. Dove non puoi andare c’è una piattaforma girata male, o un’interruzione per cui non hai un pezzo a bordo.
    }
    .way = Per quale via vai { $station-to }?
    .way-help = Ognuna porta lì; scegli in base a ciò che c’è lungo la strada.
    .way-option-1 = { $first }
    .way-option-2 = { $second }
    .way-option-3 = { $third }
    .way-option-4 = { $fourth }
    .ride = Porti Sir Henry con te { $station-to }?
    .ride-help = Una locomotiva vuota può portarlo di una stazione verso Costantinopoli. Viaggia una volta sola per turno, poi scende.
    .position = Che cosa deve unire la { $turntable }?
    .position-help = Puoi scegliere qualsiasi altra posizione; costa un punto. Chi passa dopo la trova così.
    .position-option-1 = { $place_1 }
    .position-option-2 = { $place_2 }
    .position-option-3 = { $place_3 }
    .position-option-4 = { $place_4 }
    .position-option-5 = { $place_5 }
    .position-option-6 = { $place_6 }
    .position-option-7 = { $place_7 }
    .position-option-8 = { $place_8 }
    .pieces = Quanti pezzi scambi con { $partner }?
    .pieces-help = È gratis. Finché resti qui si può fare una volta con ogni locomotiva.
ship =
    .coin = Il caso lancia la moneta.
    .coin-help = Croce: la nave deve girare intorno a Nasso. Testa: va lungo la costa.

## What a player sees

view-line = linea principale
view-first = primo giocatore
view-turn = turno
view-actor = a chi tocca
view-face = dado
view-points = punti rimasti
view-ridden = Sir Henry ha viaggiato in questo turno
view-exchanged = scambiato con
view-stations = locomotive
view-loads = pezzi a bordo
view-turntables = piattaforme girevoli
view-damages = interruzioni aperte
view-pieces = pezzi nelle stazioni
view-cards = carte
view-detective = Sir Henry
view-ship = nave dell’ammiraglio
view-course = rotta della nave
view-won = vittoria

## In the terminal

terminal-welcome = Sir Henry è a Calais e deve arrivare a Costantinopoli in treno, prima che l’ammiraglio ci arrivi per mare.

    La linea è interrotta. Andate a prendere pezzi di binario nelle stazioni di tutta Europa, riparate le interruzioni, girate le piattaforme e portate Sir Henry di stazione in stazione. Vincete o perdete tutti insieme.
terminal-legend = ①②③④ locomotive, ▪ un pezzo a bordo · ♟ Sir Henry · ▲ la nave · ◉ un pezzo di binario · ✕ un’interruzione · I binari che toccano la lettera di una piattaforma sono collegati.
terminal-locomotive = { $load ->
    [0] { $name }: { $station }
    [one] { $name }: { $station }, un pezzo a bordo
   *[other] { $name }: { $station }, { $load } pezzi a bordo
}
terminal-points = { $points ->
    [one] (ancora un punto)
   *[other] (ancora { $points } punti)
}
terminal-waits = Sir Henry: { $station }
terminal-henry = { $rides ->
    [0] Sir Henry: { $station }
   *[other] Sir Henry: { $station }; ancora davanti a lui: { $stations }
}
terminal-ship = Nave: { $square }; caselle che mancano: { $coast } lungo la costa, { $naxos } intorno a Nasso
terminal-ship-course = { $course ->
    [naxos] Nave: { $square }; caselle che mancano: { $left }, intorno a Nasso
   *[coast] Nave: { $square }; caselle che mancano: { $left }, lungo la costa
}
terminal-closed = chiusa
terminal-piece-there = lì c’è un pezzo di binario
terminal-won = Partita vinta
terminal-lost = Partita persa

## The page’s board

board-welcome = L’investigatore Sir Henry deve andare in treno da Calais a Costantinopoli, ma la linea è interrotta. L’ammiraglio è in viaggio verso la stessa meta, per mare.
    .win = Se arriva prima Sir Henry vincete tutti; se arriva prima la nave perdete tutti.
    .how = Un numero sul dado sono i tuoi punti: ognuno porta la tua locomotiva alla stazione successiva o gira una piattaforma qualsiasi. Carica i pezzi di binario dove si trovano, passa sulle interruzioni per ripararle, e porta Sir Henry con te quando la tua locomotiva è vuota. Ogni volta che esce una nave, l’ammiraglio avanza di un porto.
    .first = Niente è nascosto, perciò fate piani insieme. Sulla carta si può cliccare ciò che è illuminato; la carta si sposta e si guarda da vicino.
board-map = Carta delle ferrovie. Spostala con le frecce, avvicinati con +, rivedila tutta con 0.
board-closer = Più da vicino
board-further = Più da lontano
board-whole = Tutta la carta
board-sea-north = Mare del Nord
board-sea-atlantic = Atlantico
board-sea-mediterranean = Mediterraneo
board-sea-black = Mar Nero
board-line-simplon = Linea di Milano
board-line-orient = Linea di Monaco
board-turn-number = Turno { $turn }
board-go = { $pieces ->
    [0] Verso { $station }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }
   *[other] Verso { $station }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }, ripara { $pieces ->
        [one] un’interruzione
       *[other] { $pieces } interruzioni
    }
}
board-return = Restituisci «{ $station }»
board-turntable = Piattaforma { $name }: { $joins }
board-turn = { $label }. Girala
board-positions = Nuova posizione della piattaforma { $name }
board-piece-here = qui c’è un pezzo di binario
board-henry-here = Sir Henry
board-legend = Legenda
board-legend-simplon = { $chosen ->
    [true] Linea di Milano (la vostra)
   *[false] Linea di Milano
}
board-legend-orient = { $chosen ->
    [true] Linea di Monaco (la vostra)
   *[false] Linea di Monaco
}
board-legend-gap = Binario interrotto
board-legend-laid = Binario riparato
board-legend-piece = Pezzo di binario da prendere
board-legend-ferry = Traghetto
board-legend-watched = Porto sorvegliato
board-race = La corsa
board-progress-henry = { $done ->
    [one] { $done } stazione
   *[other] { $done } stazioni
} su { $all }
board-progress-ship = { $done ->
    [one] { $done } porto
   *[other] { $done } porti
} su { $all }
board-short-henry = Henry { $done }/{ $all }
board-short-ship = Nave { $done }/{ $all }
board-chance = di probabilità di vincere
board-percent = { $chance } %
board-chance-change = { $change } { $change ->
        [one] punto
       *[other] punti
    } dall’ultima stima
board-chance-range = tra { $low } e { $high } %
board-chance-line = La probabilità di vincere è passata da { $first } % a { $now } %.
board-die = Il dado: { $face ->
    [ship] una nave
   *[other] { $face }
}
board-you-act = Tocca a te
board-points = { $points ->
    [one] ancora un punto
   *[other] ancora { $points } punti
}
board-rolled-ship = la nave avanza
board-acts = Che altro puoi fare
board-load = Carica
board-load-one = il pezzo di { $station }
board-load-none = { $station }: niente
board-load-full = niente più posto a bordo
board-exchange = Scambia
board-exchange-with = con { $name }
board-exchange-nobody = nessuno qui
board-exchange-done = già fatto qui
board-exchange-nothing = niente da scambiare
board-end = Finisci il turno
board-end-lost = { $points ->
    [0] niente va perso
    [one] un punto perso
   *[other] { $points } punti persi
}
board-with-henry = con Sir Henry
board-carries = { $load ->
    [0] nessun pezzo a bordo
    [one] un pezzo a bordo
   *[other] { $load } pezzi a bordo
}
board-list = Tutto, in elenco
board-list-go = Dove puoi andare
board-list-turntables = Piattaforme girevoli
board-list-pieces = { $pieces ->
    [one] Un pezzo di binario da prendere
   *[other] { $pieces } pezzi di binario da prendere
}
board-gaps = { $gaps ->
    [0] verso { $station }: libera
    [one] verso { $station }: un’interruzione
   *[other] verso { $station }: { $gaps } interruzioni
}
board-team = Squadra
board-won = Sir Henry è arrivato in tempo
board-lost = L’ammiraglio è stato più veloce
board-deeds = { $gaps ->
    [0] nessuna interruzione riparata
    [one] un’interruzione riparata
   *[other] { $gaps } interruzioni riparate
}, { $rides ->
    [0] nessun viaggio con Sir Henry
    [one] un viaggio con Sir Henry
   *[other] { $rides } viaggi con Sir Henry
}

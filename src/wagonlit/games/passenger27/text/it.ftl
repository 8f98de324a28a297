title = Il 27º passeggero
description = Su questo treno tutti danno la caccia a tutti: scopri chi sono gli altri prima che scoprano te.
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
bot-novice = Principiante
    .about = fa domande e spara quando gli restano pochi nomi
bot-hunter = Cacciatore
    .about = calcola con esattezza chi può essere ciascuno, si nasconde in tempo e sbaglia di rado; un avversario difficile

## What a table can agree on

option-players = Giocatori
    .help = Quanti giocano, tra persone e bot.
option-passengers = Passeggeri
    .help = Aspetto, odore e voce dei passeggeri che differiscono dalla tabella della scatola.
option-traffic = Affluenza
    .help = Quanti passeggeri arrivano a ogni stazione, in ordine.
option-disguise_split = Travestimenti di ogni tipo
    .help = Quanti dei 18 travestimenti nascondono aspetto, odore e voce.
    .part = Travestimenti
option-skill_triggers = Quando si usano le abilità
    .help = Abilità che si usano dopo un’azione diversa da quella indicata nella tabella della scatola.
option-event_pool = Eventi
    .help = Quali eventi possono capitare; «Ultima chiamata» viene sempre per ultima.
option-theme_traffic = Che cosa fanno i passeggeri
    .help = Se i passeggeri della fila 1 scendono dal treno o vi salgono. Cambiano solo le parole.
    .leave = scendono
    .board = salgono
option-no_fire_no_smoke_drawer = Niente fumo senza arrosto
    .help = Chi pesca un travestimento quando, durante questo evento, un travestimento annulla un’indagine.
    .investigator = chi indaga
    .canceller = chi l’ha annullata
option-bold_discard = Temerario
    .help = A chi l’abilità «Temerario» costa un travestimento.
    .self = chi la gioca
    .opponent = un avversario
    .none = nessuno
option-allow_hold_fire = Trattenere il colpo
    .help = Se nella fase 2 si può anche non nominare nessuno.
option-choice_timer = Tempo per azioni e nomi
    .help = Secondi per scegliere un’azione o un nome; 0 significa senza limite.
option-reaction_timer = Tempo per tutto il resto
    .help = Secondi per ogni altra domanda; 0 significa senza limite.
option-timeout_policy = Quando il tempo scade
    .help = Quale risposta vale per chi ci mette troppo.
    .safe = niente di avventato
option-uniform_prompts = Pause uguali
    .help = Se le domande private durano tutte lo stesso tempo, così che nessuno capisca chi ha che cosa.
option-sheet_assist = Taccuino
    .help = Quanto il taccuino si compila da sé.
    .auto = ciò che è certo
    .off = niente
    .odds = ciò che è certo, e le probabilità
option-reveal_to_out = Chi è fuori vede tutto
    .help = Se chi è fuori può vedere tutte le carte.

## Things, by domain and id

passenger-banker = Banchiere
passenger-heiress = Ereditiera
passenger-soprano = Soprano
passenger-researcher = Ricercatore
passenger-nurse = Infermiera
passenger-telephonist = Centralinista
passenger-undertaker = Becchino
passenger-chemist = Chimico
passenger-auctioneer = Banditore
passenger-barber = Barbiere
passenger-florist = Fioraia
passenger-schoolgirl = Scolara
passenger-shot_putter = Lanciatrice del peso
passenger-seamstress = Sarta
passenger-newsboy = Strillone
passenger-longshoreman = Scaricatore di porto
passenger-fisherman = Pescatore
passenger-peddler = Venditore ambulante
passenger-gangster = Gangster
passenger-dancer = Ballerina
passenger-fortune_teller = Indovina
passenger-magician = Mago
passenger-poet = Poeta
passenger-inventor = Inventore
passenger-bootlegger = Contrabbandiere
passenger-painter = Pittore
passenger-cardsharp = Baro
passenger-pass = nessuno
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
action-investigation = Indagine
    .help = chiedere a un avversario il suo aspetto, odore o voce
action-pursuit = Inseguimento
    .help = un’indagine che «Basso profilo» non ferma; una volta sola
action-tail_after = Pedinamento
    .help = un’indagine che un travestimento non ferma; una volta sola
action-assassination = Assassinio
    .help = nominare un passeggero: l’avversario che lo è va fuori; se non lo è nessuno, fuori ci vai tu
action-intrigue = Intrigo
    .help = guardare gli innocenti della fila 1 e la prima carta del mazzo
action-deception = Inganno
    .help = fermare la prima indagine contro di te; se non ce n’è, pescare un travestimento
trick-focused = Concentrato
    .help = indagare ancora una volta, se possibile su qualcun altro
trick-ingenious = Ingegnoso
    .help = prima che tu scelga il tratto, il bersaglio scarta un travestimento
trick-swift = Svelto
    .help = compiere subito un assassinio
trick-opportunist = Opportunista
    .help = guardare le carte della fila 1
trick-bold = Temerario
    .help = guardare la prima carta del mazzo, poi scartare un travestimento
trick-lucky = Fortunato
    .help = restare in gioco dopo un colpo mancato
trick-specialist = Specialista
    .help = dopo un colpo riuscito, riprendere tutti i tuoi scarti
trick-trigger_happy = Grilletto facile
    .help = sparare ancora una volta; un colpo riuscito su due basta per restare
trick-selfish = Egoista
    .help = fino alla fine del turno nessun altro può guardare il mazzo
trick-sharp = Acuto
    .help = guardare le carte della fila 2
trick-charismatic = Carismatico
    .help = compiere un’indagine
trick-cunning = Astuto
    .help = pescare due travestimenti
trick-patient = Paziente
    .help = dopo «Basso profilo»: pescare due travestimenti e pagarne uno per interrogare chi indagava su di te
trick-cautious = Prudente
    .help = compiere un’indagine
trick-copycat = Imitatore
    .help = prendere a un avversario un travestimento a caso
trick-audacious = Audace
    .help = guardare due volte di seguito la prima carta del mazzo
trick-disguise_looks = travestimento d’aspetto
trick-disguise_scent = travestimento d’odore
trick-disguise_voice = travestimento di voce
trick-pass = niente
    .label = Niente
feature-looks = aspetto
    .your = il tuo aspetto
feature-scent = odore
    .your = il tuo odore
feature-voice = voce
    .your = la tua voce
trait-looks_formal = aspetto formale
trait-looks_casual = aspetto disinvolto
trait-looks_eccentric = aspetto eccentrico
trait-scent_perfumed = odore di profumo
trait-scent_neutral = odore neutro
trait-scent_foul = odore nauseabondo
trait-voice_deep = voce profonda
trait-voice_soft = voce dolce
trait-voice_shrill = voce stridula
slot = fila { $number }
    .label = Fila { $number }
pile_end-top = in cima
    .label = In cima
pile_end-bottom = in fondo
    .label = In fondo
initiative = iniziativa { $number }
stage-investigation = indagini
    .after = dopo l’indagine
stage-assassination = assassinii
    .after = dopo il colpo
stage-intrigue = intrighi
    .after = dopo l’intrigo
stage-deception = inganni
    .after = dopo l’inganno
stage-end = fine del turno
    .after = alla fine del turno
purpose-excess = uno di troppo
purpose-ingenious = Ingegnoso
purpose-bold = Temerario
purpose-smoke = il prezzo di un colpo
purpose-counter = il prezzo di una controindagine
cause-hit = colpo avversario
cause-miss = colpo mancato
volley-step = assassinio
volley-finish = Finisci il lavoro
volley-big_call = Ultima chiamata
volley-swift = Svelto
volley-turn = assassinio
volley-extra = Grilletto facile
volley-covered = Grilletto facile
volley-rescue = Grilletto facile
reason-last_alive = ne resta uno solo
reason-all_out = non resta nessuno
reason-big_call_survivors = in più d’uno oltre l’ultima chiamata
exposure-station = passaggio a una stazione
exposure-stowaway = Clandestino
exposure-out = fuori
exposure-miss = colpo mancato
source-observation = Osservazione
source-intimidation = Intimidazione
source-sharp = Acuto
incident-bite_the_bullet = Stringere i denti
    .help = In questo turno nessuno pesca travestimenti.
incident-chase_your_tail = Girare a vuoto
    .help = Tutti pescano un travestimento.
incident-fool_me_twice = Due volte beffati
    .help = Alla fine del turno tutti riprendono ciò che hanno scartato dal suo inizio.
incident-last_cigarette = Ultima sigaretta
    .help = In questo turno non si usano abilità.
incident-raised_collar = Bavero alzato
    .help = Il bersaglio di un’indagine può cedere un’abilità per fermarla.
incident-rat_race = Tutti contro tutti
    .help = In questo turno nessuno può guardare il mazzo dei passeggeri.
incident-dead_bullets = Polveri bagnate
    .help = Tutti possono riprendere un’abilità dai propri scarti.
incident-miss_no_chance = Cogliere l’occasione
    .help = Chi fa centro può prendere alla vittima un’abilità inutilizzata.
incident-no_fire_no_smoke = Niente fumo senza arrosto
    .help = Quando un travestimento ferma un’indagine, se ne pesca un altro.
incident-no_more_lies = Basta bugie
    .help = Chi guarda la fila 1 può guardare invece la fila 2.
incident-wild_mood_tonight = Notte brava
    .help = Per questo turno tutti perdono una carta azione a caso.
incident-wrong_train = Treno sbagliato
    .help = Un passeggero in più arriva alla fila 1.
incident-finish_the_job = Finisci il lavoro
    .help = Alla fine del turno tutti possono sparare.
incident-like_cat_and_mouse = Gatto e topo
    .help = Chi ottiene una risposta rivela in cambio il proprio tratto.
incident-stowaway = Clandestino
    .help = Il primo nuovo passeggero della fila 1 viene mostrato a tutti.
incident-under_the_smoke = Cortina di fumo
    .help = Ogni colpo costa un’abilità o un travestimento.
incident-watch_your_back = Guardati le spalle
    .help = Si spara uno dopo l’altro, in ordine di iniziativa.
incident-the_big_call = Ultima chiamata
    .help = Alla fine di questo turno tutti devono sparare; poi la partita finisce.

## What happened

IdentityDealt = { $passenger ->
    [hidden] { $seat } assume un’identità segreta.
   *[seen] { $seat } è «{ $passenger }»; nessun altro lo sa.
}
    .seat = Sei «{ $passenger }»; nessun altro lo sa.
SkillDealt = { $skill ->
    [hidden] { $seat } riceve un’abilità.
   *[seen] { $seat } riceve l’abilità «{ $skill }».
}
InitiativeDealt = { $initiative ->
    [hidden] { $seat } riceve una carta iniziativa.
   *[seen] { $seat } riceve l’{ $initiative }.
}
RoundBegun = Turno { $round }: { $station }.
PassengersRevealed = La fila 3 viene scoperta, solo innocenti: { $passengers }.
GroupsMoved = Tutti i gruppi avanzano di una fila.
PassengersLaid = { $number ->
    [one] Un passeggero arriva coperto alla fila 1.
   *[other] { $number } passeggeri arrivano coperti alla fila 1.
}
IncidentRevealed = Evento: «{ $incident }». { $incident-help }
PassengerTurnedUp = Il primo nuovo passeggero della fila 1 viene scoperto: «{ $passenger }» è innocente.
ActionBlocked = { $action ->
    [hidden] { $seat } perde una carta azione per questo turno.
   *[seen] { $seat } perde «{ $action }» per questo turno.
}
    .seat = Perdi «{ $action }» per questo turno.
ActionChosen = { $action ->
    [hidden] { $seat } ha giocato una carta azione.
   *[seen] { $seat } ha giocato «{ $action }».
}
    .seat = Hai giocato «{ $action }».
ActionRevealed = { $seat } scopre «{ $action }».
    .seat = Scopri «{ $action }».
StepBegun = Ora: { $step }.
InitiativeShown = { $seat } mostra l’{ $initiative }.
    .seat = Mostri l’{ $initiative }.
InitiativePicked = { $seat } sceglie l’{ $initiative }.
    .seat = Scegli l’{ $initiative }.
RoundEnded = Il turno { $round } è finito.
TargetNamed = { $action-id ->
    [hidden] { $seat } indaga su { $target } grazie a un’abilità.
    [investigation] { $seat } indaga su { $target }.
   *[seen] { $seat } indaga su { $target }: «{ $action }».
}
    .target = { $action-id ->
        [hidden] { $seat } indaga su di te grazie a un’abilità.
        [investigation] { $seat } indaga su di te.
       *[seen] { $seat } indaga su di te: «{ $action }».
    }
    .seat = { $action-id ->
        [hidden] Indaghi su { $target } grazie a un’abilità.
        [investigation] Indaghi su { $target }.
       *[seen] Indaghi su { $target }: «{ $action }».
    }
DeceptionOpened = { $cancels ->
    [yes] { $seat } mantiene un basso profilo: l’indagine condotta da { $rival } va a vuoto.
   *[no] { $seat } deve scoprire «Inganno», ma questo non ferma { $rival }.
}
    .seat = { $cancels ->
        [yes] Mantieni un basso profilo: l’indagine condotta da { $rival } va a vuoto.
       *[no] Devi scoprire «Inganno», ma questo non ferma { $rival }.
    }
    .rival = { $cancels ->
        [yes] { $seat } mantiene un basso profilo: la tua indagine va a vuoto.
       *[no] { $seat } deve scoprire «Inganno», ma questo non ti ferma.
    }
FeatureAsked = { $feature ->
    [hidden] { $seat } chiede sottovoce qualcosa a { $target }.
   *[seen] { $seat } chiede sottovoce a { $target }: { $feature }?
}
    .seat = Chiedi sottovoce a { $target }: { $feature }?
    .target = { $seat } ti chiede sottovoce: { $feature }?
FeatureAnswered = { $trait ->
    [hidden] { $target } risponde a { $seat }.
   *[seen] { $target } risponde a { $seat }: { $trait }.
}
    .seat = { $target } ti risponde: { $trait }.
    .target = Rispondi a { $seat }: { $trait }.
FeatureExchanged = { $trait ->
    [hidden] { $seat } rivela in cambio il proprio tratto a { $target }.
   *[seen] { $seat } rivela in cambio il proprio tratto a { $target }: { $trait }.
}
    .seat = In cambio riveli il tuo tratto a { $target }: { $trait }.
    .target = { $seat } ti rivela in cambio il proprio tratto: { $trait }.
InvestigationDisguised = { $disguise ->
    [hidden] { $target } si nasconde dietro un travestimento: { $seat } non viene a sapere nulla.
   *[seen] { $target } si nasconde dietro un travestimento: { $seat } non viene a sapere nulla ({ $disguise }).
}
    .seat = { $target } si nasconde dietro un travestimento: non vieni a sapere nulla ({ $disguise }).
    .target = Ti nascondi dietro un travestimento: { $seat } non viene a sapere nulla ({ $disguise }).
InvestigationCollared = { $target } cede «{ $skill }» e si volta dall’altra parte: { $seat } non viene a sapere nulla.
    .seat = { $target } cede «{ $skill }» e si volta dall’altra parte: non vieni a sapere nulla.
    .target = Cedi «{ $skill }» e ti volti dall’altra parte: { $seat } non viene a sapere nulla.
ActionDiscarded = { $seat } ha consumato «{ $action }».
    .seat = Hai consumato «{ $action }».
CounterBegun = { $seat } ribalta i ruoli e interroga { $target }.
    .target = { $seat } ribalta i ruoli e interroga te.
    .seat = Ribalti i ruoli e interroghi { $target }.
DisguiseSought = { $seat } cerca un travestimento.
    .seat = Cerchi un travestimento.
SkillUsed = { $seat } usa «{ $skill }».
    .seat = Usi «{ $skill }».
SkillDiscarded = { $seat } cede «{ $skill }»: { $purpose }.
    .seat = Cedi «{ $skill }»: { $purpose }.
SkillsReturned = { $seat } riprende: { $skills }.
    .seat = Riprendi: { $skills }.
ActionsReturned = { $seat } riprende: { $actions }.
    .seat = Riprendi: { $actions }.
SkillReturnChosen = { $skill ->
    [hidden] { $seat } ha deciso.
   *[seen] { $seat } ha deciso: { $skill }.
}
    .seat = Hai deciso: { $skill }.
SkillsShown = { $skills ->
    [hidden] { $seat } passa in rassegna le abilità lasciate da { $target }.
   *[seen] { $seat } passa in rassegna le abilità lasciate da { $target }: { $skills }.
}
    .seat = Passi in rassegna le abilità lasciate da { $target }: { $skills }.
    .target = { $seat } passa in rassegna le tue abilità.
SkillTaken = { $skill ->
    [hidden] { $seat } prende un’abilità a { $target }.
   *[seen] { $seat } prende «{ $skill }» a { $target }.
}
    .seat = Prendi «{ $skill }» a { $target }.
    .target = { $seat } ti prende «{ $skill }».
SkillLeft = { $seat } non prende nulla a { $target }.
    .seat = Non prendi nulla a { $target }.
    .target = { $seat } non ti prende nulla.
DisguiseDrawn = { $disguise ->
    [hidden] { $seat } pesca un travestimento.
   *[seen] { $seat } pesca un { $disguise }.
}
    .seat = Peschi un { $disguise }.
DisguiseInspected = { $disguise ->
    [hidden] { $seat } pesca un travestimento, da tenere o no.
   *[seen] { $seat } può tenere un { $disguise }.
}
    .seat = Puoi tenere un { $disguise }.
DisguiseKept = { $disguise ->
    [hidden] { $seat } tiene un travestimento.
   *[seen] { $seat } tiene un { $disguise }.
}
    .seat = Tieni un { $disguise }.
DisguisePutBelow = { $disguise ->
    [hidden] { $seat } mette l’altro sotto il mazzo.
   *[seen] { $seat } mette l’altro sotto il mazzo: un { $disguise }.
}
    .seat = Metti l’altro sotto il mazzo: un { $disguise }.
DisguiseDiscarded = { $disguise ->
    [hidden] { $seat } scarta un travestimento: { $purpose }.
   *[seen] { $seat } scarta un { $disguise }: { $purpose }.
}
    .seat = Scarti un { $disguise }: { $purpose }.
DisguiseStolen = { $disguise ->
    [hidden] { $seat } prende un travestimento a { $target }.
   *[seen] { $seat } prende un { $disguise } a { $target }.
}
    .seat = Prendi un { $disguise } a { $target }.
    .target = { $seat } ti prende un { $disguise }.
DisguiseReturned = { $disguise ->
    [hidden] { $seat } riprende un travestimento.
   *[seen] { $seat } riprende un { $disguise }.
}
    .seat = Riprendi un { $disguise }.
DisguisesReshuffled = { $number ->
    [one] L’unico travestimento scartato diventa il nuovo mazzo.
   *[other] I { $number } travestimenti scartati si mescolano in un nuovo mazzo.
}
SlotLooked = { $passengers ->
    [hidden] { $seat } guarda la { $slot }.
   *[seen] { $passengers-count ->
        [0] { $seat } guarda la { $slot }: non c’è nessuno.
       *[other] { $seat } guarda la { $slot }: { $passengers }.
    }
}
    .seat = { $passengers-count ->
        [0] Guardi la { $slot }: non c’è nessuno.
       *[other] Guardi la { $slot }: { $passengers }.
    }
TopSeen = { $passenger ->
    [hidden] { $seat } guarda la prima carta del mazzo.
   *[seen] { $seat } guarda la prima carta del mazzo: «{ $passenger }».
}
    .seat = Guardi la prima carta del mazzo: «{ $passenger }».
TopPut = { $seat } la rimette { $end }.
    .seat = La rimetti { $end }.
IntimidationSkipped = { $seat } non può guardare il mazzo.
    .seat = Non puoi guardare il mazzo.
AimTaken = Armi in pugno: { $shooters } ({ $volley }).
ShotFizzled = { $seat } non ha di che pagare e non spara.
    .seat = Non hai di che pagare e non spari.
PaymentChosen = { $payment ->
    [hidden] { $seat } ha scelto come pagare.
   *[seen] { $seat } pagherà con: { $payment }.
}
    .seat = Pagherai con: { $payment }.
NameWritten = { $passenger ->
    [hidden] { $seat } ha scritto un nome.
   *[seen] { $seat } ha scritto: { $passenger }.
}
    .seat = Hai scritto: { $passenger }.
NamesCalled = Si leggono i nomi. { $shooters }: { $names }.
ShotHit = { $seat } smaschera { $target }: «{ $passenger }»!
    .target = { $seat } ti smaschera: «{ $passenger }»!
    .seat = Smascheri { $target }: «{ $passenger }»!
ShotMissed = { $seat } sbaglia bersaglio: «{ $passenger }» è innocente.
    .seat = Sbagli bersaglio: «{ $passenger }» è innocente.
SaveChosen = { $skill ->
    [hidden] { $seat } ha deciso.
   *[seen] { $seat } ha deciso: { $skill }.
}
    .seat = Hai deciso: { $skill }.
PlayerOut = { $cause-id ->
    [hit] { $seat } è fuori, per mano di { $by }: «{ $passenger }».
   *[miss] { $seat } è fuori dopo un colpo mancato: «{ $passenger }».
}
    .seat = { $cause-id ->
        [hit] Sei fuori, per mano di { $by }: «{ $passenger }».
       *[miss] Sei fuori dopo un colpo mancato: «{ $passenger }».
    }
    .by = { $seat } è fuori, per mano tua: «{ $passenger }».
HuntOver = { $reason-id ->
    [last_alive] Resta soltanto { $winners }, che vince la caccia.
    [all_out] Sul treno non resta nessuno: non vince nessuno.
   *[big_call_survivors] L’ultima chiamata ha lasciato più di un superstite. Vince solo chi resta da solo: quindi non vince nessuno.
}
    .winners = Resti soltanto tu: vinci la caccia.
IdentityShown = { $seat } era «{ $passenger }».
    .seat = Eri «{ $passenger }».
HandShown = { $skills-count ->
    [0] { $disguises-count ->
        [0] { $seat } non aveva più niente in mano.
       *[other] { $seat } aveva ancora: { $disguises }.
    }
   *[other] { $disguises-count ->
        [0] { $seat } aveva ancora: { $skills }.
       *[other] { $seat } aveva ancora: { $skills }; { $disguises }.
    }
}
    .seat = { $skills-count ->
        [0] { $disguises-count ->
            [0] Non avevi più niente in mano.
           *[other] Avevi ancora: { $disguises }.
        }
       *[other] { $disguises-count ->
            [0] Avevi ancora: { $skills }.
           *[other] Avevi ancora: { $skills }; { $disguises }.
        }
    }
TrainSearched = { $deck-count ->
    [0] Il mazzo era finito.
   *[other] Nel mazzo restavano: { $deck }.
}
IdentityCertain = Dal turno { $round } potevi sapere che { $seat } era «{ $passenger }».
PositionSet = La caccia comincia a viaggio iniziato: turno { $round }, { $station }.

## Questions

setup =
    .identity = Quale identità viene distribuita?
    .identity-help = Uno dei 27 passeggeri per ogni giocatore; gli altri sono innocenti.
    .skill = Quale abilità viene distribuita?
    .skill-help = Due per giocatore; nessun altro le vede.
    .initiative = Quale carta iniziativa viene distribuita?
    .initiative-help = Una per giocatore; la più alta agisce per prima.
station =
    .incident = Che cosa succede a questa stazione?
    .incident-help = Un evento del colore di questo turno che non è ancora capitato.
    .passenger = Chi arriva alla fila 1?
    .passenger-help = La prima carta del mazzo dei passeggeri.
    .block = Quale carta azione viene messa da parte?
    .block-help = Una a caso; solo chi la perde sa quale. Torna dopo il turno.
    .return = Quale abilità riprendi?
    .return-help = Una dei tuoi scarti, o nessuna. Tutti decidono insieme.
round =
    .action = Quale azione giochi?
    .action-help = Tutti giocano una carta coperta; si procede un tipo alla volta. Indagine, Inseguimento e Pedinamento chiedono a un avversario aspetto, odore o voce. L’Assassinio nomina un passeggero: chi sbaglia è fuori. L’Intrigo guarda la fila 1 e la prima carta del mazzo. L’Inganno protegge da una domanda oppure procura un travestimento.
    .initiative = Quale carta iniziativa prendi?
    .initiative-help = Tra quelle appena mostrate; chi aveva la più alta sceglie per primo. La più alta agisce per prima.
investigation =
    .target = { $action-id ->
        [hidden] Su chi indaghi con la tua abilità?
        [investigation] Su chi indaghi?
       *[seen] Su chi indaghi ({ $action })?
    }
    .target-help = Tutti sentono chi nomini. Ciò che chiedi resta tra voi due.
    .ingenious = Usi «Ingegnoso» contro { $target }?
    .ingenious-help = { $target } dovrebbe scartare un travestimento prima che tu scelga un tratto.
    .feature = Quale tratto chiedi a { $target }?
    .feature-help = La risposta è vera, a meno che un travestimento di quel tipo non ti fermi.
    .respond = { $rival } vuole conoscere { $feature-your }. Che cosa fai?
    .respond-help = La verità è: { $trait }. Un travestimento di quel tipo la tiene segreta.
    .respond-option-pass = Dire la verità: { $trait }
deception =
    .counter = Interroghi a tua volta { $rival }?
    .counter-help = Costa un travestimento di qualsiasi tipo.
    .counter-option-pass = No
    .keep = Quale travestimento tieni?
    .keep-help = L’altro va sotto il mazzo; nessun altro li vede.
intrigue =
    .slot = Quale fila guardi?
    .slot-help = Tutti vedono quale; solo tu vedi le carte.
    .top = Quale passeggero è in cima al mazzo?
    .top-help = Nessuno ha ancora guardato quella carta.
    .put_back = Dove rimetti «{ $passenger }»?
    .put_back-help = In cima sarà la prossima ad arrivare alla fila 1; in fondo forse non arriverà mai.
assassination =
    .pay = Con che cosa paghi il colpo?
    .pay-help = Un’abilità, scoperta, o un travestimento, coperto. Resta segreto fino alla lettura dei nomi.
    .name = { $may_pass ->
    [yes] { $volley-id ->
        [step] Chi nomini, se nomini qualcuno?
        [turn] Chi nomini, se nomini qualcuno?
       *[other] { $volley }: chi nomini, se nomini qualcuno?
    }
   *[no] { $volley-id ->
        [step] Chi nomini?
        [turn] Chi nomini?
       *[other] { $volley }: chi nomini?
    }
}
    .name-help = { $volley-id ->
        [covered] Se un avversario è quel passeggero, è fuori. Hai già colpito qualcuno: un colpo mancato non ti costa nulla.
       *[other] Se un avversario è quel passeggero, è fuori. Se non lo è nessuno, sei fuori tu.
    }
    .name-option-pass = Non nominare nessuno
    .save = «{ $passenger }» era innocente. Ti salvi?
    .save-help = «Fortunato» ti tiene in gioco. «Grilletto facile» ti dà un altro colpo, che deve andare a segno.
    .save-option-pass = No, sono fuori
    .take_skill = Quale abilità prendi a { $target }?
    .take_skill-help = Una di quelle inutilizzate, o nessuna. Gli altri sanno solo se ne prendi una.
skill =
    .play = Usi un’abilità { $step-after }?
    .play-help = Ognuna vale una volta sola; viene mostrata e va tra i tuoi scarti. La domanda torna finché non passi.
    .play-option-pass = Nessuna abilità
    .copycat_target = A chi prendi un travestimento?
    .copycat_target-help = Uno a caso tra quelli che ha in mano.
    .bold_target = Chi deve scartare un travestimento?
    .bold_target-help = Un avversario che ne ha; sceglie lui quale.
    .steal = Quale travestimento viene preso?
    .steal-help = Tutti quelli della sua mano sono ugualmente probabili.
disguise =
    .draw = Quale travestimento viene pescato?
    .draw-help = La prima carta del mazzo dei travestimenti.
    .excess = Quale travestimento scarti?
    .excess-help = Nessuno può tenerne più di due.
    .give_up = Quale travestimento scarti ({ $purpose })?
    .give_up-help = Gli altri vedono che ne scarti uno, ma non quale.

## What a player sees

view-round = turno
view-station = stazione
view-step = fase
view-incident = evento
view-played = eventi passati
view-living = ancora in gioco
view-out = fuori
view-slots = file
view-face_up = mostrati in una fila
view-deck = mazzo dei passeggeri
view-deck_top = in cima al mazzo
view-deck_seen = prima carta già vista
view-deck_bottom = in fondo al mazzo
view-discard = scarti dei passeggeri
view-exposed = noti a tutti
view-innocents = innocenti visti da te
view-identities = identità
view-features = tratti appresi
view-told = ciò che si sa di te
view-inquiry = indagine
view-skills = abilità
view-hand_skills = le tue abilità
view-known_skills = abilità note
view-piles = abilità usate
view-used_cards = carte azione usate
view-gone_skills = abilità fuori dal gioco
view-used = abilità di questo turno
view-selfish = egoista
view-disguises = travestimenti
view-hand_disguises = i tuoi travestimenti
view-disguise_deck = mazzo dei travestimenti
view-disguise_bottom = sotto il mazzo dei travestimenti
view-disguise_discard = travestimenti scartati
view-kept = travestimenti da riprendere
view-hand_kept = i tuoi da riprendere
view-inspected = appena pescati
view-initiative = iniziativa
view-locked = hanno giocato una carta
view-actions = carte azione
view-shown = scoperte
view-blocked = hanno perso una carta
view-hand_blocked = la tua carta persa
view-spent = inganno esaurito
view-honest = senza inganno in attesa
view-writers = hanno scritto un nome
view-names = nomi
view-payers = pagheranno
view-payments = pagamenti
view-savers = hanno deciso
view-saves = salvati da
view-returners = hanno scelto
view-returns = ripresi
view-winners = vince
view-reason = com’è finita
view-passenger = passeggero
view-exposure = perché
view-source = come
view-seeker = chiesto da
view-target = a chi
view-feature = tratto
view-seat = giocatore
view-cause = causa
view-by = da

## On the board of the page

board-round = Turno { $round } di { $rounds }
board-scene = Il vagone di notte
board-line = La linea e le sue stazioni
board-station = { $traffic ->
    [one] { $station }: un passeggero
   *[other] { $station }: { $traffic } passeggeri
}
board-station-now = { $traffic ->
    [one] { $station }: un passeggero, il treno è qui
   *[other] { $station }: { $traffic } passeggeri, il treno è qui
}
board-row = Fila { $row }
board-row-in = tra { $stations } stazioni
board-row-next = { $theme ->
    [board] salgono a { $station }
   *[leave] scendono a { $station }
}
board-row-last = { $theme ->
    [board] restano a terra
   *[leave] restano a bordo
}
board-row-says = { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}
board-exit = { $theme ->
    [board] A bordo
   *[leave] Uscita
}
board-gone = { $theme ->
    [board] saliti
   *[leave] scesi
}
board-deck = nel mazzo
board-hotel = HOTEL
board-event = Evento { $number }
board-sheet = Taccuino
board-known = So
board-left = Restano
board-unknown = sconosciuto
board-mark-possible = { $name }, è possibile
board-mark-percent = { $name }, { $percent }%
board-mark-no = non { $name }
board-mark-sure = { $name }, di sicuro
board-own-mark = la mia nota: { $mark }
board-note = La mia nota
board-note-maybe = forse
board-note-yes = credo di sì
board-note-no = credo di no
board-close = Chiudi
board-legend-possible = possibile
board-legend-percent = possibile, in %
board-legend-no = escluso
board-legend-aim = da colpire
board-because = Turno { $round }: { $says }
board-legend-ask = Tocca qualcuno per sapere perché.
board-you-are = Tu sei
board-you = tu
board-card-laid = carta giocata
board-card-none = nessuna carta giocata
board-knows = sa di te
board-knows-nothing = non sa niente
board-was = Identità: { $name }
board-initiative = Iniziativa
board-disguises = Travestimenti
board-skills = Abilità
board-skill = Abilità
board-skill-ready = Abilità · pronta
board-once = 1×
board-used = già usata
board-blocked = persa per questo turno
board-seen = fuori sospetto
board-left-train = { $theme ->
    [board] a bordo · turno { $round }
   *[leave] a terra · turno { $round }
}
board-was-out = { $name }, fuori gioco
board-missed = colpo mancato · turno { $round }
board-does-investigation = un tratto di un avversario
board-does-pursuit = supera il basso profilo
board-does-tail_after = supera i travestimenti
board-does-assassination = colpisci, o sei fuori
board-does-intrigue = la fila 1 e il mazzo
board-does-deception = basso profilo o travestimento
board-my-hand = Le mie carte
board-my-actions = Le mie carte azione
board-top = Rimetti in cima
board-bottom = Metti in fondo
board-named = { $name } mira a
board-hit = A segno: { $name }
board-miss = Mancato
board-calls = Si fanno i nomi…
board-identities = Identità
board-truth = La verità
board-value-formal = Formale
board-value-casual = Disinvolto
board-value-eccentric = Eccentrico
board-value-perfumed = Profumato
board-value-neutral = Neutro
board-value-foul = Nauseabondo
board-value-deep = Profonda
board-value-soft = Dolce
board-value-shrill = Stridula
board-keep = tieni la tua
board-only-you = il tuo segreto
board-you-were = Tu eri
board-watching = Sei fuori, ma la caccia continua: resta a guardare. Ciò che sai è ancora nel tuo taccuino, e nessuno lo viene a sapere.
board-held-fire = non spara
board-go-on = Avanti
board-fell = fuori al turno { $round }
board-survived = in vita fino alla fine
board-nobody = Nessuno vince
board-over-last_alive = Vince chi resta da solo sul treno.
board-over-all_out = Gli ultimi colpi non hanno risparmiato nessuno.
board-over-big_call_survivors = Sul treno ne resta più d’uno.
board-winner = vince
## In the terminal

terminal-welcome =
    Un treno di notte attraversa New York con 27 persone a bordo. Ogni giocatore è in segreto una di loro e dà la caccia
    a tutti gli altri. Non ci sono due passeggeri con lo stesso aspetto, lo stesso odore e la stessa voce: interroga gli
    altri, guarda gli innocenti che stanno per scendere, nasconditi dietro i travestimenti. Quando credi di sapere chi
    è qualcuno, spara a un nome: se un giocatore è quel passeggero, è fuori. Se era un innocente, sei fuori tu. Chi
    resta solo vince; se il treno arriva con più giocatori a bordo, non vince nessuno.
terminal-round = Turno { $round } di { $rounds }
terminal-deck = Mazzo { $number }
terminal-seen = { $theme ->
    [board] { $number ->
        [one] { $number } salito
       *[other] { $number } saliti
    }
   *[leave] { $number ->
        [one] { $number } sceso
       *[other] { $number } scesi
    }
}
terminal-row = Fila { $number }
terminal-action = Azione
terminal-disguises = Travest.
terminal-skills = Abilità
terminal-initiative = Iniziativa
terminal-used = Scarti
terminal-out = fuori: { $passenger }
terminal-identity = Sei «{ $passenger }»
terminal-hand = Abilità: { $skills } · Travestimenti: { $disguises }
terminal-top = In cima al mazzo: { $passenger }
terminal-blocked = Non in questo turno: { $action }
terminal-skill = La tua abilità «{ $skill }»: { $help }.
terminal-names = Si fanno i nomi
terminal-breath =
    { $count ->
        [one] { $shooters } ha scritto un nome. Invio per sentirlo …
       *[other] Tutti hanno scritto un nome ({ $shooters }). Invio per sentirli tutti insieme …
    }
terminal-breath-own = Parte il tuo colpo … Premi Invio.
terminal-called = «{ $name }!»
terminal-missed = un innocente
terminal-hit = è { $target }!
terminal-hit-you = sei tu!
terminal-ending = Capolinea
terminal-left-last = l’ultima persona sul treno
terminal-left-not = ancora sul treno, ma con altri
terminal-left-hit = nome scoperto al turno { $round } da { $by }
terminal-left-miss = colpo mancato al turno { $round }
terminal-trait =
    .looks_formal = formale
    .looks_casual = disinvolto
    .looks_eccentric = eccentrico
    .scent_perfumed = profumato
    .scent_neutral = neutro
    .scent_foul = nauseabondo
    .voice_deep = profonda
    .voice_soft = dolce
    .voice_shrill = stridula
terminal-short-passenger =
    .nurse = Infermiera
    .auctioneer = Banditore
    .shot_putter = Lanciatrice
    .newsboy = Strillone
    .longshoreman = Scaricatore
    .peddler = Ambulante
    .bootlegger = Contrabbandiere
terminal-sheet-signs = 2 forse il giocatore 2 · ► di sicuro · ○ innocente · – noto a tutti · ★ tu
terminal-sheet-odds = 38: un colpo riesce al 38 %
terminal-sheet-how = n neutro dolce: chi · n 2: giocatore 2 · n mago 2: perché · n mago 2 ? annota
terminal-sheet-left =
    { $count ->
        [one] { $count } possibile
       *[other] { $count } possibili
    }
terminal-sheet-knows = sa { $signs }
terminal-nobody = Non resta nessuno.
terminal-why =
    { $state ->
        [yes] { $name } è «{ $passenger }», perché:
        [no] { $name } non è «{ $passenger }», perché:
       *[maybe] { $name } può essere «{ $passenger }»: niente lo esclude.
    }
terminal-mark-how =
    Il taccuino non sa che cosa sia «{ $typed }». Chiedi dei tratti (n neutro dolce), un giocatore (n 2) o una
    ragione (n mago 2), oppure scrivi un segno (n mago 2 ?).
terminal-mark-long = Un segno ha al massimo 8 caratteri.
terminal-marked = Annotato: { $about }: { $sign } (un - al posto del segno lo cancella)
terminal-rubbed = Cancellato: { $about }

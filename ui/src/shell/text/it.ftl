## Ovunque

platform = Binario
rules = Regole
about = Informazioni
settings = Impostazioni
language = Lingua
main-ways = Principale
skip = Vai al contenuto
close = Chiudi
yes = sì
no = no
copied = Copiato
loading = Un momento…
unreachable = Il server non è raggiungibile in questo momento.
me-named = Sei { $name }: impostazioni
back-to-platform = Torna al binario
your-name = Il tuo nome
guest = Ospite
guest-number = Ospite { $number }
contents = Indice
print-page = Stampa questa pagina
nothing-here = Qui non c’è niente
    .why = Forse una lettera dell’indirizzo è sbagliata.

## Il binario

which-train = Quale treno, stasera?
soon = presto
travellers = { $span } viaggiatori
play-now = Gioca subito
play-now-at = Gioca subito contro i bot: { $title }
open-table = Apri un tavolo
open-table-at = Apri un tavolo: { $title }
running-tables = Tavoli in stazione
no-tables = Nessun tavolo aperto al momento. Aprine uno!
game = Gioco
table = Tavolo
seats = Posti
state = Stato
action = Che cosa puoi fare
status-setup = in partenza
status-playing = in viaggio
status-over = arrivato
board = Sali
watch = Guarda
resume = Riprendi
join-by-code = Entra con il codice
code = Codice del tavolo
board-train = Sali a bordo

## Preparare un tavolo

waiting-room = Sala d’attesa
table-code = Tavolo { $code }
seats-around = Posti intorno al tavolo
the-journey = Il viaggio
free-place = Posto libero
players-span = da { $least } a { $most } giocatori
friend = Amico
bot = Bot
here-too = Stesso dispositivo
a-friend = Un amico
who-sits-here = Chi siede qui
on-this-device = su questo dispositivo
expected = atteso
arrived = è qui
free-seat = Liberare il posto di { $name }
    .do = Liberare il posto
remove-seat = Togli il posto { $number }
bot-keeps-place = Se non viene nessuno, il posto va a un bot.
bot-random = Caso
level-of = Forza di { $name }
level-easy = Facile
level-medium = Medio
level-strong = Forte
invite-title = Vieni al mio tavolo
invite-soon = Apri il tavolo: qui appariranno il codice e il QR.
invite-none = Solo tu e i bot: si può partire subito. Per gli amici, cambia un posto.
invite-how = Inquadra, o passa il codice.
qr = Codice QR del tavolo { $code }
copy-link = Copia il link
clock = Orologio
clock-none = Nessuno
    .help = Ognuno si prende tutto il tempo che vuole.
clock-relaxed = Tranquillo
    .help = Tre minuti per ogni risposta, poi il gioco risponde per chi è in ritardo.
clock-fast = Veloce
    .help = Tre quarti di minuto per ogni risposta, poi il gioco risponde per chi è in ritardo.
listed = Aperto a tutti
    .help = Il tavolo è esposto al binario e chiunque può sedersi.
open-hands = Mani aperte per chi guarda
    .help = Chi guarda può vedere le mani durante la partita.
more-options = Altre opzioni
as-usual = come di norma
seat-number = Posto { $number }
chosen-none = { $count ->
    [one] Scegline uno per riga, o lascia decidere il gioco.
   *[other] Scegline { $count } per riga, o lascia decidere il gioco.
}
chosen-some = { $count ->
    [one] Non ancora completo: uno per riga. Fino ad allora decide il gioco.
   *[other] Non ancora completo: { $count } per riga. Fino ad allora decide il gioco.
}
chosen-all = { $count ->
    [one] Scelti: uno per riga.
   *[other] Scelti: { $count } per riga.
}
seed = Seme
    .help = Stesso seme, stessa sorte. Chi si siede lo viene a sapere e deve essere d’accordo.
    .open = Scelto a mano: chi lo conosce può sapere in anticipo che cosa porterà la sorte, e nessuno potrà verificare la distribuzione.
    .drawn = estratto a sorte
    .draw = Estrai un seme
fair-deal = Distribuzione verificabile
    .help = Ciò su cui il server si è impegnato. All’inizio ogni dispositivo vi aggiunge un po’ di caso proprio; alla fine chiunque può verificare che nessuno ha scelto le carte.
being-dealt = Si mescolano le carte…
punch = Oblitera
ticket-note = { $seats } viaggiatori
host-starts = Chi ospita oblitera i biglietti quando ci siete tutti.
invited = { $host } ti invita al tavolo.
no-seat-left = Tutti i posti di questo tavolo sono occupati.
seed-chosen = Il seme di questo tavolo, { $seed }, è stato scelto a mano: chi lo conosce può sapere in anticipo tutte le carte, e nessuno potrà verificare la distribuzione.
hands-open-here = A questo tavolo le mani sono aperte: chi guarda può vedere quella di tutti.
set-by-hand-here = A questo tavolo è stato stabilito a mano, diversamente dal solito: { $names }.
host-changed = Da quando sei al tavolo, { $host } ha cambiato qualcosa: { $names }.
seen-it = Visto
sit-down = Siediti
agree-and-sit-down = Accetta e siediti
only-watch = Guarda soltanto

## La partita

lets-go = Si parte
in-two-minutes = Il gioco in due minuti
read-rules = Leggere le regole
prompt = Che cosa si chiede
over-to-you = A te:
over = Fine:
winners = { $count ->
    [0] non vince nessuno.
    [one] vince { $names }.
   *[other] vincono insieme { $names }.
}
you-win = { $count ->
    [0] hai vinto.
    [one] avete vinto insieme tu e { $names }.
   *[other] avete vinto insieme tu, { $names }.
}
sending = un momento…
nobody-asked = Non si chiede niente a nessuno.
final-answer = Questa risposta è definitiva: non si può ritirare.
tv-join = Inquadra per unirti
tv-open = Mostra su un televisore
table-waits = Il tavolo attende.
waiting-away = { $count ->
    [one] { $names } non c’è.
   *[other] { $names } non ci sono.
}
waiting-for = { $count ->
    [one] { $names } sta pensando.
   *[other] { $names } stanno pensando.
}
change-choice = Cambia la mia scelta
keep-choice = Mantieni la mia scelta
may-change = Puoi ancora cambiare idea.
time-left = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
}
help = Spiega questa domanda
rule = Regola { $rule }
answers = Risposte possibili
answer = Rispondi
parts = Da compilare
part-open = da compilare
hand-in = Consegna
speed = La velocità con cui si mostrano gli eventi
speed-slow = Lento
speed-normal = Normale
speed-fast = Veloce
speed-how = Più lento o più veloce: i bot seguono il tuo ritmo
pause = Pausa
go-on = Riprendi
paused = In pausa: tutto aspetta che tu riprenda.
spotlight-seen = Ho visto
spotlight-again = Che cosa mi è stato mostrato?
touched-lately = Ciò che ti ha riguardato di recente
rule-behind = La regola corrispondente
undo = Annulla
undo-free = Nessuno deve dare il consenso.
undo-perhaps = Se qualcuno ne ha appreso qualcosa, prima si chiede agli altri.
undo-asked = Vorresti tornare indietro. Manca il consenso di { $names }.
undo-wish = { $name } vorrebbe ritirare l’ultima mossa.
agree = D’accordo
refuse = No
never-mind = Lascia stare
thinks = pensa
away = assente
bot-sits-in = un bot sostituisce
let-bot-sit-in = Fai sostituire da un bot
bot-answers-for-you = Un bot risponde per te.
i-am-back = Sono tornato
travellers-here = Viaggiatori
onlookers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
watching = Stai guardando la partita.
whose-eyes = Con gli occhi di chi
eyes-of-all = Quello che vedono tutti
eyes-of = Con gli occhi di { $name }
journal = Diario
chat = Conversazione
journal-and-chat = Diario e conversazione
unread = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
write = Scrivi al tavolo…
send = Invia
no-chat = Nessuno ha ancora detto niente.
mute = Silenzia { $name }
unmute = Ascolta di nuovo { $name }
an-onlooker = qualcuno che guarda
panels = Pannelli
tab-hand = La mia mano
tab-board = Tavolo
tab-notebook = Taccuino
tab-log = Diario
what-i-know = Quello che so
reconnecting = Connessione interrotta; nuovo tentativo…
restarting = Il server si riavvia; la partita riprende tra un attimo.
closed = Questa connessione è finita. Ricarica la pagina per tornare.
hand-over = Passa il dispositivo a { $name }
    .why = Gli altri guardano altrove. Non si vede niente finché non dici che sei tu.
    .open = Tutto è scoperto: potete continuare a ragionare insieme.
turn-of = Tocca a { $name }.
i-am = Sono { $name }
result = Risultato
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
looking-back = Sguardo indietro
show-in-journal = Mostra nel diario
rematch = Un’altra partita
to-rematch = Alla prossima partita
download-record = Salva la partita
was-it-fair = La distribuzione è stata onesta?
    .how = { $count ->
        [0] Salva la partita ed esegui questo comando: mostra che il server ha distribuito da ciò su cui si era impegnato prima della partita.
        [one] Un giocatore ha aggiunto un po’ di caso proprio alla distribuzione. Salva la partita ed esegui questo comando: mostra che nessuno ha scelto le carte.
       *[other] { $count } giocatori hanno aggiunto un po’ di caso proprio alla distribuzione. Salva la partita ed esegui questo comando: mostra che nessuno ha scelto le carte.
    }
leave = Esci
stay = Resta
leave-title = Lasciare il tavolo?
leave-how = Il posto resta tuo: torna dal binario, o su qualsiasi dispositivo con il tuo link personale. Intanto gli altri possono farti sostituire da un bot.
leave-watching = Puoi tornare a guardare quando vuoi.
copy-own-link = Copia il mio link
watch-link = Chi ha questo link può venire a guardare.
seat-gone = Il tuo posto ora è su un altro dispositivo
    .why = Qualcuno ha aperto altrove il link personale di { $name }, e la partita continua lì. Nulla è perduto: puoi guardare, oppure riprenderti il posto.
    .how = Per riprenderlo, copia il link personale sull’altro dispositivo (sotto «Esci») e aprilo qui.
seat-elsewhere = { $name } gioca su un altro dispositivo.
take-seat-back = Riprendi qui il posto

## Impostazioni

theme = Colori
theme-system = come il dispositivo
theme-dark = scuro
theme-light = chiaro
motion = Movimento
motion-system = come il dispositivo
motion-full = sì
motion-none = nessuno
explain = Spiegare le domande
    .help = Ogni tipo di domanda è spiegato la prima volta; in seguito, dietro il «?».
plain-board = Tabellone semplice
    .help = Domande, pulsanti ed elenchi al posto del tabellone disegnato.
no-sound = Wagonlit non fa alcun rumore.
keys = Tasti
key-digits = scegliere le risposte, da sinistra a destra
    .name = 1 – 9
key-help = spiegare la domanda
    .name = ?
key-undo = tornare indietro
    .name = u
key-pause = pausa, o riprendere
    .name = p
key-speed = più lento o più veloce
    .name = s
key-step = un passo avanti durante la pausa
    .name = .
key-again = ciò che mi è stato mostrato e mi ha riguardato di recente
    .name = a
key-escape = chiudere
    .name = Esc

## Informazioni

about-what = Giochi da tavolo di rotaie ed enigmi, a un solo tavolo: con gli amici su qualsiasi dispositivo, con i bot, o con entrambi. Non serve un account; basta un nome.
about-private = Questa pagina parla soltanto con il server da cui viene. Un solo cookie tiene il tuo posto, le impostazioni restano nel tuo browser.
about-games = I giochi
    .text = Le regole sono raccontate con parole nostre e tutte le immagini sono nostre. Wagonlit non ha alcun legame con gli editori dei giochi.
about-licences = Licenze e ringraziamenti
about-code = Wagonlit è software libero con licenza MIT.
about-icons = Alcuni simboli vengono da game-icons.net, con licenza CC BY 3.0, in altri colori e dimensioni. Gli autori:
about-fonts = Caratteri con SIL Open Font License:
about-libraries = Costruito tra l’altro con Preact, Fluent e marked; grazie.

## Che cosa è stato rifiutato

refused-no_table = Non c’è nessun tavolo con questo codice; forse una lettera è sbagliata.
refused-table_closed = Questo tavolo è stato chiuso. Se ti manca, chiedi a chi si occupa del server.
refused-no_game = Questo gioco qui non c’è.
refused-not_host = Può farlo solo chi ha aperto il tavolo.
refused-not_yours = Questo non è il tuo posto.
refused-already_begun = La partita è già cominciata.
refused-name_taken = A questo tavolo qualcuno si chiama già così; scegli un altro nome.
refused-bad_name = Un nome ha bisogno di lettere visibili, tutte dello stesso alfabeto.
refused-no_seat = Quel posto non è libero.
refused-bad_key = Questo link non è più valido; creane uno nuovo sull’altro dispositivo.
refused-too_fast = Era troppo in una volta; aspetta un momento.
refused-stopping = Il server si riavvia; riprova tra un attimo.
refused-nothing_to_undo = Non c’è niente da annullare.
refused-not_now = Non ora: qualcun altro vorrebbe tornare indietro.
refused-our_fault = Qualcosa è andato storto da parte nostra; riprova.
refused-stale = Nel frattempo la partita è andata avanti.
refused-bad_answer = Questa non è una risposta alla domanda di adesso.
refused-bad_mark = Questo non si può scrivere nel taccuino.
refused-being_shown = Non ancora: finché qualcosa viene mostrato, non si prendono appunti.
refused-bad_option = «{ $option }» non si può impostare così, o non insieme al resto.
refused-bad_request = Non è stato possibile capirlo.
refused-bad_salt = Il caso di questo dispositivo è arrivato troppo tardi per la distribuzione.
refused-bad_seats = Con questi posti non si può giocare.
refused-bad_text = Contiene un segno che non si può conservare; scrivilo in un altro modo.
refused-bad_token = Questa non è la chiave di nessuno.
refused-blank = In queste parole non c’è nulla da leggere.
refusal-blank = In queste parole non c’è nulla da leggere.
refusal-too_long = È troppo lungo: al massimo { $longest } caratteri.
refused-broken = Quello che si è giocato a questo tavolo non si legge più.
refused-chat_closed = La chat è chiusa per te fino alla fine del turno.
refused-hands_promised = I tuoi ospiti si sono seduti a un tavolo dove questo resta nascosto. Scoprilo prima che qualcuno si sieda.
refused-host_here = Chi ospita era qui un attimo fa; tra un minuto potrete partire anche senza.
refused-malformed = Non è stato possibile capirlo.
refused-no_database = I tavoli al momento non sono raggiungibili; riprova tra poco.
refused-not_away = Questa persona è qui, oppure la domanda le è stata fatta solo un attimo fa.
refused-not_begun = La partita non è ancora cominciata.
refused-not_found = A questo indirizzo non c’è niente.
refused-not_over = La partita non è ancora finita.
refused-not_stored = Non è stato possibile salvarlo; riprova.
refused-old_rules = Questa partita è cominciata con una versione precedente delle regole e qui non può continuare.
refused-open_seed = Il seme di questo tavolo è stato scelto a mano: per sedersi bisogna prima essere d’accordo.
refused-other_page = Veniva da un’altra pagina; può farlo solo la pagina del tavolo.
refused-over = La partita è finita.
refused-too_large = È troppo grande.
refused-wrong_method = Qui non si può fare.

## Proposte, dove si gioca insieme

propose = Proporre qualcosa
proposals = Piani
you = tu
you-propose = La tua proposta
somebody-proposes = Proposta di { $name }
proposal-turn = { $name }: { $what }
proposal-for = Chi dovrebbe farlo?
proposal-how = Scegli sul tabellone, passo dopo passo, che cosa fare.
proposal-steps = Che cosa si può fare
proposal-why = Perché? (se vuoi)
proposal-drop = Togli l’ultimo passo
proposal-send = Proponi agli altri
proposed-by = proposta di { $names }
no-proposals = Per ora nessuno propone nulla.
withdraw = Ritira

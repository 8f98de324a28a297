# Il terminale stesso. Le parole di un gioco stanno nella cartella del gioco.

## A ogni domanda

keys = ? aiuto · n taccuino · t tavolo · l cronaca · r regola · q salva ed esci
keys-undo = ? aiuto · n taccuino · t tavolo · l cronaca · r regola · u annulla · q esci
how-to-answer =
    Rispondi con il numero della tua scelta o con il suo nome (bastano le prime lettere).

    A ogni domanda: ? la spiega, n apre il taccuino, t mostra il tavolo, l tutta la cronaca,
    r ME-341 una regola, u ritira la tua ultima risposta, q salva la partita ed esce. Un errore di battitura non costa nulla.
type-words = Scrivi la risposta e premi Invio. Qui i comandi cominciano con una barra: /? /n /t /l /r /u /q
wrong = «{ $typed }» non è tra le scelte. Scrivi un numero da { $first } a { $last } o un nome come «{ $name }»; ? per un aiuto.
wrong-empty = Scrivi un numero da 1 a { $count } o un nome; ? per un aiuto.
wrong-ambiguous = «{ $typed }» può essere { $names }. Scrivi qualche lettera in più, o il numero.
help-title = Aiuto
help-keys =
    Si risponde con un numero o con un nome. r da solo mostra la regola di questa domanda ({ $rule }), r e una
    parola tutte le regole che ne parlano. n mostra il taccuino, t il tavolo, l tutto ciò che è successo,
    u ritira la tua ultima risposta finché nessuno ne ha imparato qualcosa, q salva ed esce
    (anche Ctrl-C e Ctrl-D).
notebook = Il tuo taccuino
log = Che cosa è successo finora
undone = Risposta ritirata.
undo-others = Non c’è nulla da ritirare: dopo la tua ultima risposta hanno già giocato altri.
undo-learned = Non si può più ritirare: la tua risposta ha rivelato qualcosa a qualcuno.
notes-empty = Il taccuino è vuoto.
notes-how = n e qualche parola vi aggiunge una riga.
noted = Annotato.
thinking = Gli altri stanno pensando…
enter-next = Invio: avanti

## Chi gioca

player = Giocatore
points = Punti
somebody = Viaggiatore
you = { $name } (tu)
seat-number = Posto { $number }
and = { " e " }
bot-random = Caso
    .about = risponde una cosa qualunque, purché possibile
bot-novice = Novizio
    .about = gioca con buon senso, ricorda poco; adatto alla prima partita
bot-detective = Detective
    .about = annota tutto e ragiona; un avversario difficile
curtain-look-away = Premi Invio per pulire lo schermo prima del prossimo giocatore.
curtain-pass = Passa la tastiera a { $name }
curtain-enter = { $name }: premi Invio quando nessun altro guarda.

## La fine, il salvataggio

won =
    { $count ->
        [one] Vince { $names }!
       *[other] Vincono insieme { $names }!
    }
lost = Non vince nessuno.
record-saved = La partita è conservata in
record-replay = Per rileggerla con tutti i segreti:
saved = Partita salvata:
how-to-resume = Per continuare quando vuoi:
resumed = Bentornato. La partita riprende da dove l’avevi lasciata.
goodbye = Arrivederci.
again = Un’altra partita?
    .help = Una nuova partita con gli stessi giocatori, oppure basta per oggi.
again-no = No, basta così
again-yes = Sì, ancora una

## Il menu

menu-question = Che cosa vuoi fare?
menu-continue =
    { $count ->
        [one] Continuare la partita salvata
       *[other] Continuare una partita salvata ({ $count })
    }
menu-new = Nuova partita
menu-rules = Leggere le regole
menu-language = Lingua
menu-quit = Uscire
menu-keys = numero o nome · Invio: { $usual } · ? aiuto · q esci
menu-help =
    «Nuova partita» chiede poche cose e poi distribuisce le carte; nel dubbio basta premere Invio.
    La partita è salvata dopo ogni tua risposta: puoi smettere quando vuoi e continuare più tardi.
choose-game = Quale gioco?
    .help = Scegli per numero o per nome.
choose-language = Quale lingua?
    .help = Cambiano tutti i testi, non le regole.
choose-saved = Quale partita vuoi continuare?
    .help = La più recente è in alto. Ognuna riprende esattamente da dove era rimasta.
choose-edition = Le regole di quale edizione?
choose-players = In quanti si gioca, te compreso?
    .help = In pochi la partita è più breve. I bot occupano gli altri posti.
choose-bots = Contro chi vuoi giocare?
    .help = I bot sanno solo ciò che il loro posto può sapere. Per nominare ogni posto: wagonlit play GIOCO --seats me,detective,novice
bots-mixed = Misti: prima uno più forte, accanto altri più deboli
your-name = Come ti chiami?
your-name-keys = Invio: { $usual }
players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
saved-game = { $game }, { $when }: { $names }

## Rileggere una partita

replay-open = Tutti i segreti sono scoperti: è una lettura per dopo la partita.
replay-seat = Con gli occhi di { $name }.
replay-watcher = Come poteva vederla tutto il tavolo.
replay-over =
    La partita è finita dopo { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }.
replay-unfinished =
    La partita non è finita: { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    } finora.

## Mystery Express

me-welcome =
    Sul treno notturno da Parigi a Istanbul un passeggero è morto. Chi è stato, come, perché, in quale
    vagone e a che ora? Cinque carte nascoste lo sanno. Di ogni sospettato, modo, movente e vagone ci sono
    due carte: chi le vede entrambe lo sa innocente. In ogni vagone si guardano, scambiano o rubano carte
    in un modo diverso. L’ora si conta a occhio quando passano le carte Ora: è quella che viene due volte
    invece di tre. Dopo cinque tappe tutti rispondono a Istanbul, e vince chi ne indovina di più.
me-leg = Tappa { $leg } di 5
me-turn =
    a { $name } { $hours ->
        [one] resta 1 ora
       *[other] restano { $hours } ore
    }
me-whistle = fischietto: { $name }
me-conductor = Controllore: { $car }, le sue carte:
me-boarded = Passeggera { $number } (a bordo):
me-waiting = Passeggera { $number } (da { $city }):
me-unveiled = Scoperte sul tavolo:
me-character = Personaggio
me-hand = Mano
me-discard = Scarti
me-power = Potere
me-power-peek = sbircia
me-power-used = usato
me-one-hour = +1 ora
me-in-discard = scarti: { $cards }
me-show = Rassegna delle ore a { $city }
me-show-how =
    Si mostrano 23 carte Ora. Sette ore vengono tre volte, una sola due volte: è l’ora del delitto.
    Conta a occhio; non resta nulla.
me-show-pace =
    { $piles ->
        [0] Passano una alla volta, { $seconds } secondi ciascuna.
       *[other] Passano in { $piles } mazzetti, { $seconds } secondi ciascuno.
    }
me-show-ready = Premi Invio quando sei pronto.
me-show-unseen = (Qui le carte sono passate senza essere viste.)
me-show-over =
    Finito. Scrivi quante volte hai visto ciascuna, in quest’ordine (altrimenti Invio per continuare):

    { $times }
me-short-show =
    .draft = Z
    .strasbourg = S
    .wien = V
    .budapest = B
me-short-column =
    .draft = Z
    .hand = M
    .leg1 = 1
    .leg2 = 2
    .tunnel = G
    .leg3 = 3
    .leg4 = 4
    .budapest = B
    .leg5 = 5
me-sheet-how =
    / visto una volta, X viste entrambe le copie, – fuori gioco

    M la tua mano all’inizio, da 1 a 5 le tappe, G galleria, B Budapest

    S V B quante volte hai visto un’ora in ogni città

    n impiccagione 2 ? scrive un segno: elemento, colonna, segno

    n 4:00 S 3 scrive il tuo conto di un’ora

    n impiccagione Z cerchia quello che pensi di scrivere

    n impiccagione 2 - lo cancella
me-sheet-inference = ○ innocente, ★ la risposta
me-mark-how = Scrivi un elemento, una colonna e un segno, per esempio: n impiccagione 2 ?
me-mark-element = Nessun elemento del taccuino è chiaramente «{ $typed }». Scrivi per esempio: n impiccagione 2 ?
me-mark-column = Qui non c’è questa colonna; le colonne sono { $columns }.
me-mark-long = Un segno ha al massimo 8 caratteri.
me-marked = Annotato: { $name }, { $column }: { $sign }
me-rubbed = Cancellato: { $name }, { $column }
me-ending = Istanbul: la verità
me-unmask = Invio: { $category }…
me-telegram = Telegramma
me-telegram-result = { $right } giusti, { $wrong } sbagliati

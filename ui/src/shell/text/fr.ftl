## Partout

platform = Le Quai
rules = Règles
about = À propos
settings = Réglages
language = Langue
main-ways = Principale
skip = Aller au contenu
close = Fermer
yes = oui
no = non
copied = Copié
loading = Un instant…
unreachable = Le serveur est injoignable pour le moment.
me-named = Vous êtes { $name } : réglages
back-to-platform = Retour au quai
your-name = Votre nom
guest = Invité
guest-number = Invité { $number }
contents = Sommaire
print-page = Imprimer cette page
nothing-here = Il n’y a rien ici
    .why = Il y a peut-être une faute de frappe dans l’adresse.

## Le quai

which-train = Quel train, ce soir ?
soon = bientôt
travellers = { $span } voyageurs
play-now = Jouer maintenant
play-now-at = Jouer maintenant contre des robots : { $title }
open-table = Ouvrir une table
open-table-at = Ouvrir une table : { $title }
running-tables = Tables en gare
no-tables = Aucune table ouverte pour le moment. Ouvrez-en une !
game = Jeu
table = Table
seats = Places
state = État
action = Ce que vous pouvez faire
status-setup = au départ
status-playing = en route
status-over = arrivée
board = Monter
watch = Regarder
resume = Reprendre
join-by-code = Rejoindre avec un code
code = Code de la table
board-train = Monter à bord

## Préparer une table

waiting-room = Salle d’attente
table-code = Table { $code }
seats-around = Places autour de la table
the-journey = Le voyage
free-place = Place libre
players-span = de { $least } à { $most } joueurs
friend = Ami
bot = Robot
here-too = Sur cet appareil
a-friend = Un ami
who-sits-here = Qui s’assied ici
on-this-device = sur cet appareil
expected = on l’attend
arrived = est là
free-seat = Libérer la place : { $name }
    .do = Libérer la place
remove-seat = Retirer la place { $number }
bot-keeps-place = Un robot garde la place si personne ne vient.
bot-random = Hasard
level-of = Force : { $name }
level-easy = Facile
level-medium = Moyen
level-strong = Fort
invite-title = Venez à ma table
invite-soon = Ouvrez la table : son code et son QR code apparaîtront ici.
invite-none = Rien que vous et des robots : départ immédiat. Pour jouer avec des amis, changez une place.
invite-how = Scannez, ou donnez le code.
qr = QR code de la table { $code }
copy-link = Copier le lien
clock = Horloge
clock-none = Aucune
    .help = Chacun prend tout son temps.
clock-relaxed = Tranquille
    .help = Trois minutes par réponse, puis le jeu répond pour les retardataires.
clock-fast = Rapide
    .help = Quarante-cinq secondes par réponse, puis le jeu répond pour les retardataires.
listed = Ouverte à tous
    .help = La table s’affiche sur le quai, et chacun peut s’y asseoir.
open-hands = Mains visibles par les spectateurs
    .help = Les spectateurs peuvent voir les mains pendant la partie.
more-options = Plus d’options
as-usual = par défaut
seat-number = Place { $number }
chosen-none = { $count ->
    [one] Choisissez-en un par ligne, ou laissez faire le jeu.
   *[other] Choisissez-en { $count } par ligne, ou laissez faire le jeu.
}
chosen-some = { $count ->
    [one] Incomplet : il en faut un par ligne. D’ici là, le jeu décide.
   *[other] Incomplet : il en faut { $count } par ligne. D’ici là, le jeu décide.
}
chosen-all = { $count ->
    [one] C’est choisi : un par ligne.
   *[other] C’est choisi : { $count } par ligne.
}
seed = Graine
    .help = Même graine, mêmes hasards. Qui s’assoit en est informé et doit être d’accord.
    .open = Choisie à la main : qui la connaît peut savoir d’avance tout ce que le hasard apportera, et personne ne pourra vérifier la donne.
    .drawn = tirée au sort
    .draw = Tirer une graine
fair-deal = Donne vérifiable
    .help = Ce sur quoi le serveur s’est engagé. Au début de la partie, chaque appareil y ajoute son grain de hasard ; à la fin, chacun peut vérifier que personne n’a choisi les cartes.
being-dealt = On bat les cartes…
punch = Poinçonner
ticket-note = { $seats } voyageurs
host-starts = L’hôte poinçonne les billets quand tout le monde est là.
invited = { $host } vous invite à sa table.
no-seat-left = Toutes les places de cette table sont prises.
seed-chosen = La graine de cette table, { $seed }, a été choisie à la main : qui la connaît peut connaître d’avance toutes les cartes, et personne ne pourra vérifier la donne.
hands-open-here = À cette table, les mains sont visibles : qui regarde peut voir celle de chacun.
set-by-hand-here = À cette table, réglé à la main et autrement que d’habitude : { $names }.
host-changed = { $host } a modifié quelque chose depuis que vous avez pris place : { $names }.
seen-it = C’est vu
sit-down = S’asseoir
agree-and-sit-down = Accepter et s’asseoir
only-watch = Regarder seulement

## La partie

lets-go = C’est parti
in-two-minutes = Le jeu en deux minutes
read-rules = Lire les règles
prompt = La question posée
over-to-you = À vous :
over = Fin :
winners = { $count ->
    [0] personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}
you-win = { $count ->
    [0] vous gagnez.
    [one] vous et { $names } gagnez ensemble.
   *[other] vous, { $names } gagnez ensemble.
}
sending = un instant…
nobody-asked = Aucune réponse n’est attendue.
final-answer = Cette réponse est définitive : on ne peut pas la reprendre.
tv-join = Scannez pour venir à table
tv-open = Afficher sur un téléviseur
table-waits = La table attend.
waiting-away = { $count ->
    [one] { $names } n’est pas là.
   *[other] { $names } ne sont pas là.
}
waiting-for = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
change-choice = Changer mon choix
keep-choice = Garder mon choix
may-change = Vous pouvez encore changer d’avis.
time-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
help = Expliquer cette question
rule = Règle { $rule }
answers = Réponses possibles
answer = Répondre
parts = À remplir
part-open = à remplir
hand-in = Remettre
speed = La vitesse à laquelle les événements défilent
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide
speed-how = Plus lent ou plus rapide : les robots suivent votre rythme
pause = Pause
go-on = Reprendre
paused = En pause : plus rien n’avance avant la reprise.
spotlight-seen = J’ai vu
spotlight-again = Que m’a-t-on montré ?
touched-lately = Ce qui vous a concerné dernièrement
rule-behind = La règle en question
undo = Annuler
undo-free = Personne n’a besoin de donner son accord.
undo-perhaps = Si quelqu’un en a appris quelque chose, les autres doivent d’abord donner leur accord.
undo-asked = Vous aimeriez annuler votre coup. Accord attendu : { $names }.
undo-wish = { $name } aimerait annuler son dernier coup.
agree = D’accord
refuse = Non
never-mind = Tant pis
thinks = réfléchit
away = pas là
bot-sits-in = robot remplaçant
let-bot-sit-in = Faire remplacer par un robot
bot-answers-for-you = Un robot répond à votre place.
i-am-back = Je suis de retour
travellers-here = Voyageurs
onlookers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
watching = Vous regardez la partie.
whose-eyes = Point de vue
eyes-of-all = Ce que tout le monde voit
eyes-of = Ce que voit { $name }
journal = Journal
chat = Conversation
journal-and-chat = Journal et conversation
unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
write = Écrire à la table…
send = Envoyer
no-chat = Personne n’a encore rien dit.
mute = Ne plus lire { $name }
unmute = Lire de nouveau { $name }
an-onlooker = un spectateur
panels = Panneaux
tab-hand = Ma main
tab-board = Table
tab-notebook = Carnet
tab-log = Journal
what-i-know = Ce que je sais
reconnecting = Connexion perdue ; nouvel essai…
restarting = Le serveur redémarre ; la partie reprend dans un instant.
closed = Cette connexion est terminée. Rechargez la page pour revenir.
hand-over = Passez l’appareil à { $name }
    .why = Les autres regardent ailleurs. Rien ne s’affiche tant que vous n’avez pas dit que c’est vous.
    .open = Tout est visible de tous : vous pouvez continuer à réfléchir ensemble.
turn-of = À { $name } de jouer.
i-am = Je suis { $name }
result = Résultat
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
looking-back = Rétrospective
show-in-journal = Montrer dans le journal
rematch = Une autre partie
to-rematch = Vers la partie suivante
download-record = Enregistrer la partie
was-it-fair = La donne était-elle honnête ?
    .how = { $count ->
        [0] Enregistrez la partie et lancez cette commande : elle montre que le serveur a distribué d’après ce sur quoi il s’était engagé avant la partie.
        [one] Un joueur a ajouté son grain de hasard à la donne. Enregistrez la partie et lancez cette commande : elle montre que personne n’a choisi les cartes.
       *[other] { $count } joueurs ont ajouté leur grain de hasard à la donne. Enregistrez la partie et lancez cette commande : elle montre que personne n’a choisi les cartes.
    }
leave = Quitter
stay = Rester
leave-title = Quitter la table ?
leave-how = Votre place reste à vous : revenez par le quai, ou sur n’importe quel appareil avec votre lien personnel. En attendant, les autres peuvent vous faire remplacer par un robot.
leave-watching = Vous pouvez revenir regarder quand vous voulez.
copy-own-link = Copier mon lien personnel
watch-link = Toute personne qui a ce lien peut venir regarder.
seat-gone = Votre place est passée sur un autre appareil
    .why = Quelqu’un a ouvert ailleurs le lien personnel pour { $name }, et la partie continue là-bas. Ici, rien n’est perdu : vous pouvez regarder, ou reprendre la place.
    .how = Pour la reprendre, copiez le lien personnel sur l’autre appareil (sous « Quitter ») et ouvrez-le ici.
seat-elsewhere = { $name } joue sur un autre appareil.
take-seat-back = Reprendre la place ici

## Réglages

theme = Couleurs
theme-system = selon l’appareil
theme-dark = sombre
theme-light = clair
motion = Animations
motion-system = selon l’appareil
motion-full = oui
motion-none = aucune
explain = Expliquer les questions
    .help = Chaque sorte de question est expliquée la première fois ; ensuite, derrière le « ? ».
plain-board = Plateau simple
    .help = Des questions, des boutons et des listes au lieu du plateau dessiné.
no-sound = Wagonlit ne fait aucun bruit.
keys = Touches
key-digits = choisir les réponses, de gauche à droite
    .name = 1 – 9
key-help = expliquer la question
    .name = ?
key-undo = annuler son coup
    .name = u
key-pause = faire une pause, ou reprendre
    .name = p
key-speed = plus lent ou plus rapide
    .name = s
key-step = avancer d’un pas pendant la pause
    .name = .
key-again = ce qu’on m’a montré et ce qui m’a concerné en dernier
    .name = a
key-escape = fermer
    .name = Échap

## À propos

about-what = Des jeux de société, entre rails et énigmes, autour d’une même table : avec des amis sur n’importe quel appareil, avec des robots, ou les deux. Pas de compte : un nom suffit.
about-private = Cette page ne communique qu’avec le serveur dont elle vient. Un seul cookie garde votre place, et vos réglages restent dans votre navigateur.
about-games = Les jeux
    .text = Les règles sont racontées avec nos propres mots et toutes les images sont de nous. Wagonlit n’a aucun lien avec les éditeurs des jeux.
about-licences = Licences et remerciements
about-code = Wagonlit est un logiciel libre sous licence MIT.
about-icons = Certains symboles viennent de game-icons.net, sous CC BY 3.0, dans d’autres couleurs et tailles. Leurs auteurs :
about-fonts = Polices de caractères sous SIL Open Font License :
about-libraries = Construit entre autres avec Preact, Fluent et marked ; merci.

## Ce qui a été refusé

refused-no_table = Aucune table ne porte ce code ; il y a peut-être une faute de frappe.
refused-table_closed = Cette table a été fermée. Si elle vous manque, adressez-vous à la personne qui s’occupe du serveur.
refused-no_game = Ce jeu n’existe pas ici.
refused-not_host = Seul l’hôte de la table peut le faire.
refused-not_yours = Cette place n’est pas la vôtre.
refused-already_begun = La partie a déjà commencé.
refused-name_taken = Quelqu’un porte déjà ce nom à cette table ; prenez-en un autre.
refused-bad_name = Un nom doit se composer de lettres visibles, toutes du même alphabet.
refused-no_seat = Cette place n’est pas libre.
refused-bad_key = Ce lien n’est plus valable ; créez-en un nouveau sur l’autre appareil.
refused-too_fast = C’était trop d’un coup ; attendez un instant.
refused-stopping = Le serveur redémarre ; réessayez dans un instant.
refused-nothing_to_undo = Il n’y a rien à annuler.
refused-not_now = Pas maintenant : quelqu’un d’autre aimerait annuler son coup.
refused-our_fault = Une erreur s’est produite de notre côté ; réessayez.
refused-stale = La partie a avancé entre-temps.
refused-bad_answer = Ce n’est pas une réponse à la question posée.
refused-bad_mark = Cela ne peut pas être écrit dans le carnet.
refused-being_shown = Pas encore : rien ne se note tant que cela défile.
refused-bad_option = « { $option } » ne peut pas être réglé ainsi, ou pas avec le reste.
refused-bad_request = La demande n’a pas pu être comprise.
refused-bad_salt = Le grain de hasard de cet appareil est arrivé trop tard pour la donne.
refused-bad_seats = On ne peut pas jouer avec ces places.
refused-bad_text = Ce texte contient un signe qui ne peut pas être conservé ; écrivez-le autrement.
refused-bad_token = Cette clé n’est celle de personne ici.
refused-blank = Il n’y a rien à lire dans ces mots.
refusal-blank = Il n’y a rien à lire dans ces mots.
refusal-too_long = C’est trop long : { $longest } caractères au plus.
refused-broken = Ce qui a été joué à cette table n’est plus lisible.
refused-chat_closed = La discussion vous est fermée jusqu’à la fin de la manche.
refused-hands_promised = Vos invités ont pris place à une table où cela reste caché. Dévoilez-le avant que quelqu’un ne prenne place.
refused-host_here = L’hôte était là à l’instant ; dans une minute, vous pourrez partir sans l’attendre.
refused-malformed = La demande n’a pas pu être comprise.
refused-no_database = Les tables sont injoignables pour le moment ; réessayez bientôt.
refused-not_away = Cette personne est là, ou on vient seulement de l’interroger.
refused-not_begun = La partie n’a pas encore commencé.
refused-not_found = Il n’y a rien à cette adresse.
refused-not_over = La partie n’est pas encore terminée.
refused-not_stored = Cela n’a pas pu être enregistré ; réessayez.
refused-old_rules = Cette partie a commencé avec une version plus ancienne des règles et ne peut pas continuer ici.
refused-open_seed = La graine de cette table a été choisie à la main : pour s’asseoir, il faut d’abord être d’accord.
refused-other_page = La demande venait d’une autre page ; seule la page de la table peut le faire.
refused-over = La partie est terminée.
refused-too_large = C’est trop volumineux.
refused-wrong_method = Cela ne peut pas se faire ici.

## Propositions, quand on joue ensemble

propose = Proposer quelque chose
proposals = Plans
you = vous
you-propose = Vous proposez
somebody-proposes = { $name } propose
proposal-turn = { $name } : { $what }
proposal-for = Qui doit le faire ?
proposal-how = Choisissez sur le plateau ce qu’il faudrait faire, étape par étape.
proposal-steps = Ce qu’on peut faire
proposal-why = Pourquoi ? (si vous voulez)
proposal-drop = Retirer la dernière étape
proposal-send = En parler aux autres
proposed-by = proposé par { $names }
no-proposals = Personne ne propose rien pour l’instant.
withdraw = Retirer

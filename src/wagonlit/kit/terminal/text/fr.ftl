# Le terminal lui-même. Les mots d’un jeu sont dans le dossier du jeu.

## Les commandes : à chaque question, par lettre ou par mot

command-help = aide
    .key = ?
command-notebook = notes
    .key = n
command-table = table
    .key = t
command-log = journal
    .key = j
command-rule = règle
    .key = r
command-undo = annuler
    .key = a
command-quit = quitter
    .key = q

## À chaque question

how-to-answer =
    Répondez par le numéro de votre choix ou par son nom (les premières lettres suffisent).

    À chaque question : ? l’explique, n ouvre votre carnet, t montre la table, j tout le journal (j 20 ses dernières lignes),
    r { $rule } une règle, a annule votre dernière réponse, q enregistre la partie et quitte. Une faute de frappe ne coûte rien.
how-to-sum-up = r { $word } résume toutes les règles en une page.
all-rules = tout
type-words = Écrivez votre réponse, puis Entrée. Ici, les commandes commencent par une barre.
type-instead = Ou, à la place des mots :
wrong = « { $typed } » ne fait pas partie des choix. Tapez un numéro de { $first } à { $last } ou un nom comme « { $name } » ; ? pour de l’aide.
wrong-empty = Tapez un numéro de 1 à { $count } ou un nom ; ? pour de l’aide.
doubted = { $doubt } Si c’est voulu, tapez-le encore une fois.
wrong-ambiguous = « { $typed } » peut être { $names }. Tapez-en un peu plus, ou le numéro.
form-lines = Votre feuille :
form-send = envoyer
form-keys = Numéro : remplir ou changer la ligne · Entrée : ligne suivante · { $send } : fini
form-wrong = « { $typed } » n’est pas une ligne. Tapez un numéro de 1 à { $last }, ou « { $send } » pour remettre la feuille.
form-full = Toutes les lignes sont remplies. Tapez « { $send } » pour remettre la feuille, ou un numéro de 1 à { $last } pour changer cette ligne.
form-empty =
    { $count ->
        [one] La ligne { $lines } est encore vide.
       *[other] Ces lignes sont encore vides : { $lines }.
    }
guess = votre idée
help-title = Aide
help-keys =
    On répond par un numéro ou par un nom. r seul montre la règle de cette question ({ $rule }), r suivi
    d’un mot toutes les règles qui en parlent. n montre votre carnet, t la table, j tout ce qui s’est passé
    (j 20 les 20 dernières lignes, j suivi d’un mot celles qui en parlent),
    a annule votre dernière réponse tant que personne n’en a rien appris, q enregistre et quitte
    (Ctrl-C et Ctrl-D aussi).
notebook = Votre carnet
log = Tout ce qui s’est passé
log-nothing = Aucune ligne du journal ne parle de « { $typed } ».
rules-title = Règles
more = Entrée : lire la suite
back-key = r
page-keys = Page { $page } sur { $pages } · Entrée : suite · { $back } : retour · numéro : cette page · q : fermer
undone = Réponse annulée.
undo-others = Il n’y a rien à annuler : d’autres ont déjà joué depuis votre dernière réponse.
undo-learned = Impossible d’annuler : votre réponse a appris quelque chose à quelqu’un.
undo-final = Cette réponse était définitive ; elle ne peut pas être reprise.
final-answer = Cette réponse est définitive : on ne peut pas la reprendre.
refusal-blank = Il n’y a rien à lire dans ces mots.
refusal-too_long = C’est trop long : { $longest } caractères au plus.
notes-empty = Votre carnet est vide.
notes-how = n suivi de quelques mots y ajoute une ligne.
noted = C’est noté.
thinking = Les autres réfléchissent…
yes = oui
no = non

## Les joueurs

player = Joueur
points = Points
somebody = Voyageur
you = { $name } (vous)
seat-number = Place { $number }
and = { " et " }
bot-random = Hasard
    .about = donne n’importe quelle réponse permise
window-nobody = personne
    .else = personne d’autre
curtain-look-away = Appuyez sur Entrée pour effacer l’écran avant le joueur suivant.
curtain-pass = Passez le clavier à { $name }
curtain-enter = { $name } : appuyez sur Entrée quand personne d’autre ne regarde.

## La fin, l’enregistrement

won =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
lost = Personne ne gagne.
looking-back = Rétrospective : { $name }
record-saved = La partie est conservée dans
record-replay = Pour la relire avec tous les secrets :
saved = Partie enregistrée :
how-to-resume = Pour continuer quand vous voulez :
resumed = Bon retour ! La partie reprend là où vous l’aviez laissée.
goodbye = Au revoir.
again = Encore une partie ?
    .help = Une nouvelle donne avec les mêmes joueurs, ou c’est assez pour aujourd’hui.
again-no = Non, cela suffit
again-yes = Oui, encore une

## Le menu

menu-question = Que voulez-vous faire ?
menu-continue =
    { $count ->
        [one] Continuer la partie enregistrée
       *[other] Continuer une partie enregistrée ({ $count })
    }
menu-new = Nouvelle partie
menu-rules = Lire les règles
menu-language = Langue
menu-quit = Quitter
menu-keys = numéro ou nom · Entrée : { $usual } · ? aide · q quitter
menu-help =
    « Nouvelle partie » pose quelques questions puis distribue les cartes ; dans le doute, Entrée suffit.
    La partie est enregistrée après chacune de vos réponses : vous pouvez vous arrêter à tout moment.
choose-game = Quel jeu ?
    .help = Choisissez par numéro ou par nom.
choose-language = Quelle langue ?
    .help = Tous les textes changent, pas les règles.
choose-saved = Quelle partie continuer ?
    .help = La plus récente est en haut. Chacune reprend exactement là où elle s’était arrêtée.
choose-players = Combien de joueurs, vous compris ?
    .help = Des robots prennent les autres places.
choose-bots = Contre qui voulez-vous jouer ?
    .help = Les robots ne savent que ce que leur place permet de savoir. Pour choisir place par place : wagonlit play JEU --seats { $seats }
bots-mixed = Un mélange : un robot plus fort d’abord, de plus faibles à côté
your-name = Comment vous appelez-vous ?
your-name-keys = Entrée : { $usual }
no-name = « { $typed } » ne peut pas être un nom : à une question, cela veut dire autre chose. Choisissez-en un autre.
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
saved-game = { $game }, { $when } : { $names }

## Relire une partie

replay-open = Tous les secrets sont dévoilés : à ne lire qu’après la partie.
replay-seat = La partie telle que l’a vue { $name }.
replay-eyes = La table vue par { $name } · { $turn } : les yeux du joueur suivant
eyes-key = y
replay-watcher = La partie telle que toute la table pouvait la voir.
replay-keys = Ligne { $line }/{ $lines } · Entrée : suite · { $back } : retour · numéro, mot : y aller · q : fin
replay-given =
    (+{ $seconds } s{ $by ->
        [clock] , par le chronomètre
        [bot] , robot
       *[other] { "" }
    })
replay-over =
    La partie s’est terminée après { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }.
replay-unfinished =
    La partie n’est pas finie : { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    } jusqu’ici.

## Séries de parties, listes des jeux et des options

series-title =
    { $game } { $seats }, { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, graine { $seed }
series-stopped = { $game } { $seats }, arrêtée après { $count } parties sur { $wanted }, graine { $seed }
series-bot = robot
series-nobody = personne n’a gagné
series-wins = victoires
series-rate = taux
series-from = 95 % de
series-to = à
series-length =
    { $decisions } décisions par partie ({ $shortest } à { $longest }) ; { $speed } parties par seconde. Les gagnants
    d’une même partie se partagent la victoire.
analysis-now = { $name } : { $chance } de chances de gagner (intervalle à 95 % : { $low } à { $high })
analysis-move = coup
analysis-chance = chances
analysis-gain = gain
analysis-seat = joueur
analysis-before = avant
analysis-after = après
analysis-line = chances de gagner
analysis-step = étape
verify-commitment = Le secret du serveur est bien celui sur lequel il s’était engagé : { $commitment }
verify-commitment-broken = Le secret du serveur n’est pas celui sur lequel il s’était engagé : { $commitment }
verify-noted-commitment = Cet engagement est celui que vous aviez noté avant la partie.
verify-noted-commitment-broken = Cet engagement n’est pas celui que vous aviez noté avant la partie.
verify-no-noted-commitment = Comparez cet engagement à celui que la table affichait avant la partie (--commitment).
verify-salt =
    { $count ->
        [one] Une place a ajouté son grain de sel et ouvert ce qu’elle avait scellé.
       *[other] { $count } places ont ajouté leur grain de sel et ouvert ce qu’elles avaient scellé.
    }
verify-no-salt =
    Personne n’a ajouté son grain de sel : le serveur n’a pas changé de secret après coup, mais nul ne peut dire
    s’il l’a choisi.
verify-other-salt-broken = Le grain de sel de la place { $seat } n’est pas celui qui y avait été scellé.
verify-withheld-salt =
    La place { $seat } a scellé un grain de sel sans l’ouvrir : avec le serveur, elle aurait pu choisir entre deux
    donnes.
verify-noted-salt = Votre propre grain de sel est dans la donne.
verify-noted-salt-broken = Votre propre grain de sel n’est pas dans la donne.
verify-no-noted-salt =
    Comparez l’un de ces grains de sel au vôtre (--salt) : si vous n’en avez pas ajouté, le serveur a pu les inventer.
verify-noted-seals =
    Tout ce dont dépend la donne était fixé avant que votre appareil n’ouvre son grain de sel, et n’a pas changé.
verify-noted-seals-broken =
    Quelque chose a changé après que votre appareil a ouvert son grain de sel : ce que d’autres avaient scellé, ou
    l’engagement.
verify-no-noted-seals =
    Comparez les sceaux à ce que votre appareil a noté avant d’ouvrir son grain de sel (--seals) : sinon, le serveur
    a pu en ajouter ou en omettre après coup.
verify-other-seed-broken = La graine de cette partie ne découle pas du secret et du sel.
verify-position-broken = Cette partie a commencé dans une position préparée par quelqu’un : elle n’a pas été donnée.
verify-chance =
    { $count ->
        [one] L’unique tirage du hasard dans cette partie découle
       *[other] Les { $count } tirages du hasard dans cette partie découlent
    } du secret et du sel.
verify-chance-broken = Dans cette partie, le hasard a fait quelque chose qui ne découle pas du secret et du sel.
verify-result-proven = Personne n’a choisi cette donne.
verify-result-doubtful = Rien ne parle contre cette donne ; ce qui reste ouvert est marqué d’un « ? ».
verify-result-broken = Cette donne n’est pas ce qu’elle aurait dû être.
games-game = jeu
games-players = joueurs
games-bots = robots
options-option = option
options-default = par défaut
options-values = valeurs possibles
options-follow = * décidé par d’autres options de la table ; ici, ce qu’il en est à { $count } joueurs.

# Le parole delle schermate in italiano. Le chiavi sono le stesse di en.ftl.

app-name = Segnapunti
language = Lingua

## Navigation
nav-home = Partite
nav-new-match = Nuova partita
nav-score = Punti
nav-players = Giocatori
nav-more = Altro

## Games
game-flip = UNO Flip
game-classic = UNO
game-tippo = UNO Tippo
game-stacko = UNO Stacko

side-light = Lato chiaro
side-dark = Lato scuro

scoring-standard = Chi chiude incassa
scoring-lowest = Vince chi ha meno
scoring-elimination = Eliminazione
scoring-rounds = Turni vinti

face-s = Salta turno
face-r = Inverti
face-f = Flip
face-e = Salta tutti
face-plus1 = Pesca uno
face-plus2 = Pesca due
face-plus5 = Pesca cinque
face-w = Jolly
face-wplus2 = Jolly pesca due
face-wplus4 = Jolly pesca quattro
face-wc = Jolly pesca colore
face-wt = Tilt

## Score sheet
score-no-such-match = A questo indirizzo non c’è nessuna partita. Forse è stata aperta su un altro computer.
score-go-home = Tutte le partite
score-stop-correcting = Lascia la mano com’è
score-reopened = Questa partita è finita ed è aperta per correzioni. Tocca una mano qui sotto per correggerla o annullarla.

sheet-deals = Mano { $number } · { $dealer } dà le carte, { $starter } comincia
sheet-builds = Turno { $number } · { $dealer } costruisce e comincia
sheet-over = Partita finita
sheet-abandoned = Partita abbandonata
sheet-about = { $game } · { $scoring } · a { $target }

standings = Classifica
standings-leads = in testa
standings-to-go = mancano { $points }
standings-to-limit = { $points } al limite
standings-reached = traguardo raggiunto
standings-won = ha vinto
standings-out = eliminato

race-hand = Mano
race-round = Turno
race-points = Punti
race-rounds = Turni vinti
race-target = Traguardo { $target }

grid-caption = Mano per mano
grid-side = Finita sul
grid-out = ha chiuso
grid-won = ha vinto
grid-fell = l’ha fatta cadere
grid-empty = Ancora nessuna mano.
grid-correct = Mano { $number }: correggi o annulla
grid-corrected = corretta
grid-struck = annullata, non conta

view-now = Vista con «{ $scoring }». Guardare non cambia nulla.
view-back = Torna a «{ $scoring }»
view-line = Con «{ $scoring }»: { $totals }
view-line-won = Con «{ $scoring }»: { $totals } · vince { $winners }

undo = Annulla { $change }
redo = Ripeti { $change }
change-hand = l’ultima mano
change-round = l’ultimo turno
round-title = Turno { $hand }
change-corrected = la correzione della mano { $number }
change-struck = l’annullamento della mano { $number }
change-played-on = il proseguimento
change-reopened = la riapertura
change-abandoned = l’abbandono

stale-tap = Un altro dispositivo è stato più veloce. Questa è la partita com’è ora.
stale-hand = Un altro dispositivo ha appena salvato la mano { $number }: { $gained }
stale-over = Un altro dispositivo ha appena chiuso questa partita.

reason-miscounted = Contata male
reason-wrong-player = Giocatore sbagliato
reason-twice = Inserita due volte

left-off = non ha giocato
left-none = nessuna carta
words-hand = { $name } ha chiuso{ $side ->
    [none] { "" }
   *[other] , { $side }
 }. { $others }
words-left = { $name }: { $cards } = { $points }
words-left-sum = { $name }: { $points }
words-left-off = { $name } non ha giocato
words-round = { $fell } ha fatto cadere la torre, vince { $won }
words-round-nobody = { $fell } ha fatto cadere la torre, non vince nessuno
words-gain = { $name } +{ $points }
words-no-points = nessun punto

history = Cronologia
history-by = ({ $name })
history-opened = Partita iniziata: dà le carte per primo { $dealer }, a { $target }. { $rules }
history-hand = Mano { $number }: { $result }
history-corrected = Mano { $number } corretta ({ $why }). Ora: { $now }. Prima: { $was }
history-struck = Mano { $number } annullata ({ $why }). Era: { $was }
history-played-on = Si prosegue fino a { $target }
history-reopened = Partita riaperta
history-abandoned = Partita abbandonata
history-undone = Tornati indietro: { $change }
history-redone = Ripetuto: { $change }
history-trouble = La voce { $entry } non si è potuta usare: { $why }

finish-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
 }
finish-margin = Con { $total }, { $points } di distacco, in { $hands ->
    [one] 1 mano
   *[other] { $hands } mani
 }.
finish-other-system = Con «{ $scoring }»: { $winners }
finish-abandoned = Questa partita è stata abbandonata. Non ha vinto nessuno.
finish-rematch = Rivincita
finish-target = Nuovo traguardo
finish-play-on = Prosegui fino a { $target }
finish-reopen = Riapri per correggere
finish-resume = Riprendila
abandon = Abbandona la partita
abandon-sure = La partita finisce senza vincitore. Si potrà riprendere più tardi.
abandon-yes = Sì, abbandonala

problem-nobody-out = Nessuno ha ancora chiuso. Tocca chi è stato.
problem-blank = { $name }: non c’è scritto niente. Nessuna carta non è lo stesso che vuoto.
problem-two-out = { $name } non ha carte, ma può chiudere uno solo. Se { $name } non ha giocato questa mano, dillo.
problem-not-in = È stato inserito un giocatore che non gioca questa mano.
problem-nobody-left = Deve aver giocato almeno un altro.
problem-no-sum = { $name }: { $sum } non è una somma. Numeri interi con il più, come 12+11.
problem-no-such-side = Questo gioco non ha quel lato.
problem-no-such-card = { $name }: { $card } non è una carta di questo lato.
problem-no-points = Questo gioco non ha punti.
problem-no-draw-card = { $face } non fa pescare nessuno.
problem-too-many = { $laid } volte { $face }: il mazzo ne ha solo { $copies }.
problem-too-many-of = { $laid } volte { $card }: il mazzo ne ha solo { $copies }.
problem-over-deck = { $total } punti in tutto: l’intero mazzo ne vale { $value }.
problem-impossible-sum = { $name }: con le carte rimaste non si possono fare { $sum } punti.
problem-fell-and-won = { $name } non può far cadere la torre e vincere il turno.

## Home
home-empty = Ancora nessuna partita. Iniziane una, e il segnapunti tiene i conti.
home-running = In corso
home-finished = Finite
home-next-hand = mano { $number }, dà le carte { $dealer }
home-next-round = turno { $number }, costruisce { $dealer }
home-resume = Riprendi
home-resume-hand = Riprendi · mano { $number }
home-resume-round = Riprendi · turno { $number }
home-open = Apri
home-new = Nuova partita
home-leads = in testa
home-winner = vincitore
home-won-hand = { $count ->
    [one] Ha vinto { $winners }
   *[other] Hanno vinto insieme { $winners }
} · { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}
home-won-round = { $count ->
    [one] Ha vinto { $winners }
   *[other] Hanno vinto insieme { $winners }
} · { $hands ->
    [one] { $hands } turno
   *[other] { $hands } turni
}
home-abandoned = abbandonata
home-search = Cerca
home-player = Giocatore
home-any-player = Chiunque
home-period = Dal – al
home-none-found = Nessuna partita finita corrisponde alla ricerca.
home-more = Mostra altre

## New match
new-again = Ancora { $names }
new-again-about = { $game } · { $scoring } · a { $target }
new-players-none = Chi gioca? Tocca o scrivi i nomi nell’ordine in cui siete seduti.
new-players = Giocatori, nell’ordine in cui sono seduti
new-name = Nuovo giocatore
new-name-hint = Scrivi un nome, poi Invio
new-more-players = { $count ->
    [one] C’è un altro giocatore in elenco: scrivi il nome.
   *[other] Ci sono altri { $count } giocatori in elenco: scrivi il nome.
}
new-up = Sposta { $name } in su
new-down = Sposta { $name } in giù
new-remove = Togli { $name }
new-name-empty = Un nome ha almeno una lettera.
new-name-long = Questo nome supera i 40 caratteri.
new-name-control = Questo nome contiene caratteri che non si possono mostrare.
new-name-taken = Qualcun altro si chiama già { $name }.
new-name-twice = { $name } è già al tavolo. Nomi diversi solo per maiuscole o spazi contano come uno solo.
new-name-seats = Si gioca al massimo in { $most }. Per { $name } non c’è posto.
new-game = Gioco
new-game-flip = Due facce, 112 carte
new-game-classic = Il primo, 108 carte
new-game-tippo = Sulla bilancia, 112 carte
new-game-stacko = La torre, si contano i turni
new-scoring = Punteggio
new-scoring-standard = Chi chiude prende i punti di tutte le altre mani
new-scoring-lowest = Ognuno segna le proprie carte, vince il totale più basso
new-scoring-elimination = Ognuno segna le proprie carte, vince l’ultimo sotto il limite
new-tie = Se più giocatori hanno il totale più basso
new-tie-shared = vincono tutti
new-tie-extra-hand = si gioca un’altra mano
new-target = Punti
new-rounds = Turni vinti
new-target-standard = Vince chi arriva per primo a { $target }.
new-target-lowest = Quando qualcuno arriva a { $target }, vince il totale più basso.
new-target-elimination = Chi arriva a { $target } è fuori.
new-target-rounds = Vince la partita chi vince per primo { $target ->
    [one] un turno
   *[other] { $target } turni
}.
new-dealer = Dà le carte per primo
new-builder = Costruisce la torre e comincia
new-draw = Estraete una carta
new-drawn = { $name } ha il numero più alto.
new-drawn-again = Pari: questi estraggono di nuovo.
new-missing = { $missing ->
    [one] Manca ancora un giocatore
   *[other] Scegli almeno { $missing } giocatori
}
new-start = Inizia · { $players } giocatori, dà le carte { $dealer }
new-start-tower = Inizia · { $players } giocatori, costruisce { $dealer }

## House rules
history-amended = Regole della casa cambiate. { $changes }
change-amended = il cambio di regole
house-nothing-changed = Non si gioca diversamente.
house-summary = { $sheet }, { $changed ->
    [0] niente di cambiato
    [one] un punto cambiato
   *[other] { $changed } punti cambiati
}
house-line = Regole della casa: { $rules }
house-changed = Cambiato: { $names }
house-cards = { $count ->
    [0] Nessuna.
    [one] Una carta.
   *[other] { $count } carte.
}
house-for-new = Per la prossima partita. Tocca quello che al vostro tavolo è diverso.
house-for-match = { $game } di { $names }
house-to-new = Regole della prossima partita
house-sheet = Foglio delle regole
house-reset = Torna al foglio
house-typed = Altrimenti, come { $example }
house-typed-wrong = Si scrive come { $example }.
house-what-changes = Che cosa cambia
house-against = A confronto con
house-no-difference = Nessuna differenza da: { $name }.
house-these = Queste regole
house-in-force = concordate finora
house-keep = Tieni per questo gruppo
house-name = Nome
house-save = Tieni
house-saved = { $name } è al sicuro.
house-drop = Togli
house-drop-yes = Sì, togli { $name }
house-to-match = Torna alla nuova partita
house-agree = D’ora in poi si gioca così
house-agreed = Così si gioca questa partita

## Rule book
nav-rules = Regole
nav-house-rules = Regole della casa
rules-of-match = Con le regole della casa di { $names }: { $rules }.
rules-contents = Indice
rules-from = Fonti: { $sources }
rules-sources-differ = le fonti non concordano
rules-tables-differ = i tavoli non concordano
rules-this-match = questa partita
rules-asked = Domande frequenti
rules-legal = Sì.
rules-illegal = No.
rules-contestable = Sì, se nessuno lo sfida.
rules-books = { $name } segna { $points }.
rules-table-cards = Le carte in breve
rules-table-blocks = I blocchi in breve
rules-side = { $side }, { $count } carte
rules-all = { $count } in tutto
rules-face = Carta
rules-copies = Quante
rules-points = Punti
rules-effect = Che cosa fa
rules-numbers = Numeri da { $first } a { $last }
rules-stops = Di questi stop, da { $first } a { $last }
rules-worth-number = il numero

## Players
players-none = I giocatori compaiono qui quando siedono alla loro prima partita.
players-no-match = Ancora nessuna partita
players-matches = { $count ->
    [one] Una partita
   *[other] { $count } partite
}
players-name = Nome
players-rename = Salva il nome
players-colour = Colore
players-colour-vermilion = vermiglio
players-colour-sky = celeste
players-colour-green = verde
players-colour-purple = viola
players-colour-orange = arancione
players-colour-blue = blu
players-colour-amber = ambra
players-colour-rose = rosa
players-colour-olive = oliva
players-colour-grey = grigio
players-symbol = Simbolo
players-symbol-circle = cerchio
players-symbol-triangle = triangolo
players-symbol-square = quadrato
players-symbol-diamond = rombo
players-symbol-star = stella
players-symbol-plus = più
players-symbol-cross = croce
players-symbol-pentagon = pentagono
players-symbol-hexagon = esagono
players-symbol-drop = goccia
players-repaint = Salva colore e simbolo
players-merge = È la stessa persona di
players-merge-nobody = Nessun altro
players-merge-sure = Tutte le partite di { $gone } conteranno per { $stays }, e { $gone } esce dall’elenco. Nessuna partita va persa. Non si può tornare indietro.
players-merge-yes = Unisci { $gone } a { $stays }
players-merge-no = Tieni entrambi
players-merge-met = { $gone } e { $stays } hanno giocato insieme, quindi non possono essere la stessa persona. Nulla è cambiato.

## Database trouble
trouble-unchanged = Non è stato scritto nulla: il file è come prima.
trouble-newer = Queste partite sono state scritte da una versione più recente dell’app
trouble-newer-way-on = Avvia la versione più recente, oppure indica un altro file in DATABASE_URL.
trouble-locked = Un altro programma tiene occupato il database
trouble-locked-way-on = Chiudi l’altro programma, per esempio un backup o una seconda copia dell’app, poi riprova.
trouble-read-only = Non si può scrivere nel database
trouble-read-only-way-on = Permetti a questa app di scrivere nel file e nella sua cartella, poi riprova.
trouble-full = Il disco è pieno
trouble-full-way-on = Libera spazio sul disco, poi riprova.
trouble-not-a-database = Questo file non è un segnapunti
trouble-not-a-database-way-on = Appartiene a un altro programma, oppure è danneggiato. Rimetti al suo posto una copia di riserva, oppure indica un altro file in DATABASE_URL.
trouble-unreachable = Il database non si raggiunge
trouble-unreachable-way-on = Controlla che il disco o il server su cui si trova sia collegato, poi riprova.
trouble-place = Dove si trova
trouble-detail = Che cosa dice il database
trouble-again = Riprova

## Play in words: cards and colours
colour-r = rosso
colour-y = giallo
colour-g = verde
colour-b = blu
colour-p = rosa
colour-t = turchese
colour-o = arancione
colour-u = viola
card = { $face } { $colour }
card-stop = { $card } (stop)
tray-0 = vassoio sinistro
tray-1 = vassoio destro
list-and = { $first } e { $last }
list-or = { $first } o { $last }

## Play in words: what somebody did
deed-started = { $count ->
    [one] La prima carta è { $cards }
   *[other] Le prime carte sono { $cards }
}
deed-colour = il colore è { $colour }
deed-played = { $name } gioca { $card }
deed-played-on = { $name } gioca { $card } sul { $tray }
deed-comes-up = compare { $card }
deed-names = sceglie { $colour }
deed-swaps = scambia la mano con { $name }
deed-uno = dice UNO
deed-drew = { $name } pesca una carta
deed-drew-card = { $name } pesca { $card }
deed-kept = { $name } tiene la carta pescata
deed-named = { $name } sceglie { $colour }
deed-named-for = { $name } sceglie { $colour } per il { $tray }
deed-accepted = { $name } accetta
deed-challenged = { $name } sfida. La mano mostrata: { $cards }
deed-challenged-empty = { $name } sfida. La mano mostrata è vuota
deed-challenged-guilty = { $name } sfida: era un bluff
deed-challenged-innocent = { $name } sfida: nessun bluff
deed-called = { $name } dice UNO in ritardo
deed-caught = { $name } si accorge che { $target } non ha detto UNO
deed-spilled = Cadono carte dalla bilancia dopo { $name }
deed-dropped = { $name } posa { $card } sulla bilancia
deed-falls = cadono carte
deed-pulled = { $name } sfila { $block }
deed-pulled-from = { $name } sfila { $block } dal livello { $level }
deed-placed = { $name } posa il blocco in cima
deed-placed-on = { $name } posa il blocco sul livello { $level }
deed-piled-up = { $name } ha visto due mani di { $target } e sceglie { $colour }
deed-advised = { $name } suggerisce a un altro
deed-reshuffled = Si rimescolano tutti gli scarti, e si { $count ->
    [one] scopre { $cards }
   *[other] scoprono { $cards }
}
deed-fell = { $name } fa cadere la torre
deed-back = { $deed }. Si torna indietro
deed-ruled-stands = Il tavolo decide: vale ({ $why })
deed-ruled-back = Il tavolo decide: non vale ({ $why })
change-move = ultima mossa

## Play in words: what happens next
outcome-card-back = { $name } riprende { $card }
outcome-block-back = { $name } rimette a posto { $block }
outcome-start-back = Al suo posto se ne scopre un’altra
outcome-guilty = { $name } non poteva giocarlo
outcome-innocent = { $name } poteva giocarlo
outcome-found-otherwise = Da quel che si sa qui non risulta; vale quello che ha visto il tavolo
outcome-none-left = Non resta nulla da pescare
outcome-draws = { $name } { $count ->
    [0] non pesca nulla
   *[other] pesca { $count }
}{ $loses ->
    [yes] {" "}e salta il turno
   *[no] { "" }
}
outcome-draws-until = { $name } pesca fino al colore { $colour }{ $extra ->
    [0] { "" }
   *[other] , e altre { $extra }
}{ $loses ->
    [yes] {" "}e salta il turno
   *[no] { "" }
}
outcome-all-miss = Tutti gli altri saltano il turno
outcome-misses = { $names } { $count ->
    [one] salta
   *[other] saltano
} il turno
outcome-hands-swap = Le due mani si scambiano
outcome-hands-on = Ogni mano passa al posto seguente
outcome-turned = Si gira tutto: { $side }
outcome-leftward = Ora si gioca verso sinistra
outcome-rightward = Ora si gioca verso destra
outcome-closed = Il { $tray } è chiuso
outcome-uno-owed = { $name } non ha detto UNO: ce ne si può accorgere
outcome-uno-safe = { $name } non rischia più nulla
outcome-answers = { $name } { $adds ->
    [no] { "" }
   *[other] aggiunge un altro { $adds },{" "}
}pesca { $count } e salta il turno, oppure sfida
outcome-answers-until = { $name } { $adds ->
    [no] { "" }
   *[other] aggiunge un altro { $adds },{" "}
}pesca fino al colore { $colour } e salta il turno, oppure sfida
outcome-drops = { $name } posa una carta sul Tilt
outcome-reveal = Dite quale carta sta ora in cima
outcome-colour = { $name } sceglie il colore
outcome-drawn = { $name } gioca la carta pescata o la tiene
outcome-out-then = Poi { $name } ha chiuso e la mano è finita
outcome-fell = { $name } ha fatto cadere la torre e perde
outcome-wins-round = { $name } vince il turno
outcome-nobody-wins = Nessuno vince il turno
outcome-out = { $name } ha chiuso: la mano è finita
outcome-nobody-out = La mano è finita e nessuno ha chiuso
outcome-owed = { $name } aggiunge un altro { $face }, oppure pesca { $count } e salta il turno
outcome-pulls-owed = { $name } sfila { $count ->
    [one] ancora un numero
   *[other] { $count } numeri
}{ $colour ->
    [any] {" "}di quel colore
   *[other] , colore { $colour }
}
outcome-nobody-draws = Nessuno pesca
outcome-plays-first = Comincia { $name }
outcome-plays-next = Poi gioca { $name }
outcome-plays-again = { $name } gioca ancora
outcome-plays-now = Tocca a { $name }
outcome-pulls-next = Poi sfila { $name }
outcome-pulls-again = { $name } sfila ancora
outcome-pulls-now = Tocca a { $name }
on-colour = {", "}colore { $colour }
on-anything = {", "}va bene tutto

## Verdicts
verdict-legal = Permesso
verdict-illegal = Non permesso
verdict-contestable = Vale se nessuno sfida
verdict-counts = Questo conta
verdict-started-legal = La carta resta
verdict-started-illegal = La carta torna nel mazzo
verdict-caught-legal = Visto in tempo
verdict-caught-illegal = Non vale
verdict-called-legal = Detto in tempo
verdict-called-illegal = Qui non c’è da dire UNO
verdict-challenge-right = La sfida riesce
verdict-challenge-fails = La sfida fallisce
verdict-why = Perché
verdict-readings = Altre letture
verdict-this-table = questo tavolo
verdict-then = allora: { $answer }
verdict-under = Visto con un’altra lettura: { $reading }
verdict-untold = decide la mano intera
verdict-own = A questo tavolo: { $answer }
verdict-ruled = Il tavolo ha deciso altrimenti: { $why }

## Ask the referee
nav-ask = Chiedi all’arbitro
ask-title = Di che cosa si tratta?
ask-may-play = Si può giocare questa carta?
ask-challenge = Sfido quel Jolly
ask-uno = Non ha detto UNO
ask-first-card = Che cosa fa la prima carta?
ask-last-draw = L’ultima carta fa pescare
ask-two-players = Salta turno o Inverti in due
ask-empty-pile = Il mazzo è finito
ask-stacking = Si possono sommare i Pesca?
ask-scale = Carte cadute, stop, tilt
ask-block = Quale blocco posso sfilare?
ask-whose = A quale tavolo?
ask-table = Al tavolo di { $names }
ask-other = Un’altra domanda
ask-afresh = Da capo
ask-log = Registra questa sfida
ask-sheet = Foglio delle regole
ask-side = Lato in uso
ask-direction = Si gioca
ask-direction-left = verso sinistra
ask-direction-right = verso destra

ask-who-may-play = Chi la gioca?
ask-who-challenge = Chi ha giocato il Jolly?
ask-who-uno = Chi non l’ha detto?
ask-who-last-draw = Di chi è l’ultima carta?
ask-who-two-players = Chi la gioca?
ask-who-empty-pile = Chi deve pescare?
ask-who-stacking = Chi è colpito e vuole sommare?
ask-who-scale = Chi ha posato o pescato per ultimo?
ask-who-block = Chi sfila?

ask-q-top = Quale carta è in cima?
ask-q-other = Quale carta è sull’altro vassoio?
ask-q-card = Quale carta si vuole giocare?
ask-q-tray = Su quale vassoio?
ask-q-drawn = Prima si è pescato?
ask-q-players = In quanti si gioca?
ask-q-face = Quale carta?
ask-q-named = Quale colore è stato scelto?
ask-q-left = Ci sono scarti da rimescolare?
ask-q-base = Quale carta Pesca è stata giocata?
ask-q-added = Quale ci si vuole mettere sopra?
ask-q-first = Quale carta è stata scoperta?
ask-q-second = Quale carta è sull’altro vassoio?
ask-q-noticed = Quando ce ne si è accorti?
ask-q-under = Quale carta c’era sotto il Jolly?
ask-q-shown = Quali carte ci sono nella mano mostrata?
ask-q-what = Che cosa è successo?
ask-q-stop = Quale carta stop c’è?
ask-q-other-stop = C’è uno stop anche sull’altro vassoio?
ask-q-dropped = Quale carta è stata posata per ultima?
ask-q-state = Che cosa c’è prima?
ask-q-last = Quale blocco è stato sfilato per ultimo?
ask-q-colour = Quale colore si deve sfilare?
ask-q-block = Quale blocco si vuole sfilare?
ask-q-level = Da dove?

ask-a-top = In cima
ask-a-other = Altro vassoio
ask-a-card = Da giocare
ask-a-named = Colore scelto
ask-a-first = Scoperta
ask-a-second = Altro vassoio
ask-a-under = Sotto il Jolly
ask-a-stop = Sul vassoio
ask-a-dropped = Posata per ultima
ask-a-last = Sfilato per ultimo
ask-a-colour = Dovuto
ask-a-block = Da sfilare
ask-a-face = Carta
ask-a-base = Giocata
ask-a-added = Da mettere sopra
ask-wild-named = { $card }, { $colour }

ask-tray-0 = sinistro
ask-tray-1 = destro
ask-drawn-no = no
ask-drawn-this = sì, questa
ask-drawn-another = sì, un’altra
ask-players-more = tre o più
ask-players-two = due
ask-left-discards = Sì, gli scarti
ask-left-nothing = No, non resta nulla
ask-empty-discards = Gli scarti si rimescolano in un nuovo mazzo; quello che è in cima resta
ask-empty-nothing = Chi deve altre carte prende quelle che ci sono
ask-noticed-at-once = Subito, prima che il seguente facesse qualcosa
ask-noticed-late = Dopo che il seguente aveva giocato o pescato
ask-noticed-said = Nessuno se n’è accorto: UNO si dice solo ora
ask-noticed-wrongly = UNO era stato detto, o restano più carte
ask-what-spill = Sono cadute carte dopo una giocata o una pesca
ask-what-stop = Su un vassoio c’è una carta stop
ask-what-tilt = Sono cadute carte durante un Tilt
ask-other-stop-no = no
ask-other-stop-yes = sì
ask-state-follow = un blocco
ask-state-owed = un Pesca due: se ne devono due
ask-state-paid = due blocchi appena pagati
ask-state-first = niente: è il primo
ask-level-below = sotto l’ultimo livello intero
ask-level-top = dall’ultimo livello intero

ask-handover = Passa il tablet a { $challenger }
ask-handover-why = { $author } mostra la mano a { $challenger } e a nessun altro. Quello che si tocca si vede solo qui, finché non è deciso.
ask-handover-go = Il tablet ce l’ha { $challenger }

role-player = chi gioca
role-next = chi segue
role-other = chi sta di fronte
role-after = chi viene dopo
role-before = chi sta prima
role-first = chi comincia
role-second = chi siede secondo
role-third = chi siede terzo
role-dealer = chi dà le carte
role-author = chi ha giocato il Jolly
role-challenger = chi sfida
role-spiller = chi ha posato o pescato per ultimo
role-dropper = chi l’ha posata

## Rulings of the table
ruling-otherwise = Il nostro tavolo decide altrimenti
ruling-which = Che cosa decide il tavolo?
ruling-in-words = Un’altra cosa, come dice il motivo
ruling-why = Perché?
ruling-record = Registra
ruling-missing = Dite che cosa decide il tavolo, e perché.
ruling-precedent = Questo tavolo ha già deciso: { $answer } «{ $why }» ({ $when })
ruling-amend = Giocate così in questa partita
ruling-drop = Non più

## Entering a hand

## Testata e giocatori
entry-title = Mano { $hand }
entry-title-correct = Correggi la mano { $hand }
entry-side = Finita sul
entry-players = Giocatori
entry-who-went-out = Chi ha chiuso?
entry-went-out = Ha chiuso { $name }
entry-change = Cambia
entry-out = ha chiuso
entry-blank-spoken = ancora niente

## Che cosa resta a un giocatore
entry-cards-one = { $n } carta
entry-cards-many = { $n } carte
entry-points-one = { $n } punto
entry-points-many = { $n } punti
entry-sum = una somma
entry-sat-out = non giocava
entry-sit-out = Non giocava
entry-clear = Svuota
entry-keypad = Carte rimaste a { $name }
entry-key = { $face }, { $points }, messe { $laid }
entry-laid = { $n }
entry-laid-none = Tocca le carte rimaste
entry-take-off = Togli una carta { $face }, messe { $n }
entry-or-sum = o una somma
entry-sum-of = Somma delle carte rimaste a { $name }
entry-plus = Aggiungi un più
entry-last = Ultima carta giocata
entry-last-other = Altra
entry-last-counted = Le carte pescate per essa sono contate

## Una manche senza punti
entry-fell = Chi ha fatto cadere la torre?
entry-won = Chi ha vinto, ultimo a posare bene?
entry-nobody = Nessuno

## Correggere
entry-who = Chi corregge?
entry-why = Perché?
entry-why-other = Un altro motivo
entry-strike = Cancella la mano { $hand }
entry-strike-sure = Tocca ancora per cancellare la mano { $hand }
entry-nothing-changed = Non è ancora cambiato niente.

## Andare avanti e salvare
entry-undo = Annulla
entry-next = Avanti: { $name }
entry-save = Salva · { $what }
entry-save-plain = Salva la mano { $hand }
entry-correct = Correggi la mano { $hand } · { $what }
entry-correct-plain = Correggi la mano { $hand }
entry-what-collects = { $name } +{ $n }
entry-what-books = { $name } { $n }
entry-what-all = { $n } punti in tutto
entry-what-wins = vince { $name }
entry-what-nobody = non vince nessuno
entry-saving = Salvataggio…
entry-saved = La mano { $hand } è salvata.
entry-saved-as-sent = La mano { $hand } è salvata, senza le ultime modifiche fatte qui.
entry-no-answer = Ancora nessuna risposta. Quello che hai inserito resta qui.
entry-resumed = Quello che hai inserito è ancora qui.
entry-moved-on = Iniziata come mano { $mine }. Il foglio intanto è alla mano { $hand }.
entry-stale-save = Salva la mia come mano { $hand }
entry-stale-correct = Correggi comunque la mano { $hand }
entry-stale-throw = Butta via la mia
entry-throw = Butta via questo inserimento
entry-throw-sure = Tocca ancora per buttarlo via
entry-thrown = L'inserimento è stato buttato via.
entry-bring-back = Riportalo qui

## Detto mentre si inserisce
entry-all-laid = Carta { $face } finita: il mazzo ne ha { $n }, tutte già messe.
entry-cards-replace = Ora contano le carte, non la somma { $sum }. Annulla la riporta.
entry-sum-replaces = Ora conta la somma, non le carte. Annulla le riporta.
entry-off-replaces = Quello che c'era è messo da parte. Annulla lo riporta.
entry-out-dropped = Ha chiuso { $name }: le sue carte sono messe da parte. Annulla le riporta.
entry-side-dropped = { $side }: non c'è posto per { $list }. Annulla riporta tutto.

## Che cosa non può essere giusto
entry-blank = { $name }: ancora niente
entry-below-zero = { $name }: i punti rimasti non sono mai sotto zero
entry-no-sum = { $name }: una somma si scrive come 12+11
entry-too-much = { $name }: { $n } è più di tutto il mazzo, { $value }
entry-together = Insieme { $n }: tutto il mazzo vale { $value }
entry-impossible = { $name }: nel mazzo non restano carte che facciano { $n }
entry-last-ask = Le carte pescate per l'ultima carta sono contate?
entry-fell-missing = Manca: chi ha fatto cadere la torre
entry-won-missing = Manca: chi ha vinto
entry-fell-and-won = Chi ha fatto cadere la torre non può vincere
entry-who-missing = Manca: chi corregge
entry-why-missing = Manca: perché

## Picking cards
picker-marked = { $card }, non secondo le regole: { $why }
picker-name-colour = { $card }: quale colore?
picker-back = Un’altra carta
picker-none-yet = Tocca le carte qui sotto.
picker-take-off = { $card }, togli
picker-done-none = Fatto · nessuna carta
picker-done-one = Fatto · 1 carta
picker-done-many = Fatto · { $n } carte
picker-all-laid = Niente più { $card }: nel mazzo ce ne sono { $n }.
picker-enough = Ne bastano { $n }. Toccane una per toglierla.

## Finding by free words
finding-label = Cerca con parole tue
finding-hint = «+2 su +4», «UNO non detto», «quanto vale un jolly»
finding-none = Niente trovato per «{ $words }». Prova con altre parole, per esempio il nome di una carta.

## Play along: what the log has missed, what was logged wrongly
deed-seen = Qui manca qualcosa: { $what }
deed-counted = Contato di nuovo: { $what }
deed-seen-turn = tocca a { $name }
deed-seen-left = si gioca verso sinistra
deed-seen-right = si gioca verso destra
deed-seen-side = ora: { $side }
deed-seen-top = in cima { $count ->
    [one] c’è
   *[other] ci sono
} { $cards }
deed-seen-holds = { $name } { $count ->
    [0] non ha carte
    [one] ha 1 carta
   *[other] ha { $count } carte
}
deed-revised = Riga { $line } corretta ({ $why }): { $deed }
deed-struck = Riga { $line } annullata ({ $why })
history-revised = { $now }. Prima: { $was }

nav-play = Segui la mano

play-not-begun = Ha dato le carte { $dealer }
play-play = Tocca a { $name }
play-drawn = { $name } ha pescato
play-acting = { $name } gioca fuori turno
play-challenge = Risponde { $name }
play-challenges = { $name } sfida: com’è andata?
play-colour = { $name } sceglie un colore
play-reveal = Che cosa c’è ora in cima?
play-tilt = { $name } posa una carta
play-over-out = { $name } ha chiuso
play-over-fell = L’ha fatta cadere { $name }
play-over-nobody = La mano è finita
play-leftward = Si gioca verso sinistra.
play-rightward = Si gioca verso destra.
play-holds = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
play-holds-unknown = carte non contate
play-owes = deve { $count }
play-owes-until = fino al colore
play-no-uno = niente UNO
play-uno = UNO
play-deals = mazziere
play-closed = chiuso
play-any-colour = qualsiasi colore
play-colour-open = colore aperto
play-nothing-up = vuoto
play-tower = { $levels } livelli{ $blocks ->
    [0] {""}
    [one] , 1 blocco sopra
   *[other] , { $blocks } blocchi sopra
}
play-begin = Segna che cosa succede mentre succede. Si può sempre tornare indietro.
play-refused = Non si può segnare: { $why }
play-undo = Annulla
play-redo = Ripeti
play-count = Conta le mani
play-count-round = Salva il turno
play-score = Segnapunti
play-way-next = Avanti
play-way-back = Ripresa{ $fine ->
    [0] {""}
   *[other] , pesca { $fine }
}
play-way-goes-back = Torna nel mazzo
play-way-stands = È rimasta
play-way-swap = Scambia con { $name }
play-way-over = mano finita
play-way-reveal = si gira
play-log = Questa mano
play-log-all = Mostra tutte le { $count } righe
play-log-empty = Ancora niente.
play-flag-struck = annullata
play-flag-revised = corretta
play-flag-ruled = deciso dal tavolo
play-flag-back = ripresa
play-flag-illegal = non consentita, è rimasta
play-line-fix = Correggi
play-line-strike = Annulla la riga
play-line-was = Prima: { $was }.
play-line-why = Perché: { $why }.
play-why-mistake = tocco sbagliato
play-why-player = giocatore sbagliato
play-why-later = notato dopo
play-text = Copia o rileggi questa mano
play-text-paste = Righe da aggiungere
play-text-hint = Un evento per riga, come sopra. I posti si contano da 0. Si aggiungono tutte le righe o nessuna.
play-text-read = { $count ->
    [0] Aggiungi righe
    [one] Aggiungi 1 riga
   *[other] Aggiungi { $count } righe
}
play-text-no-move = La riga { $number } «{ $line }» non è un evento di una mano. Non si aggiunge nulla.
play-text-wrong = La riga { $number } «{ $line }» non può seguire: { $why }. Non si aggiunge nulla.

act-draw = Pesca
act-keep = Tiene
act-uno = UNO
act-call = UNO tardi
act-catch = Scoperto
act-spill = Cadono carte
act-place = Posato
act-two-hands = Due mani
act-fall = La torre cade
act-accept = { $name } accetta
act-guilty = Era un bluff
act-innocent = Nessun bluff
act-challenge = Mostra la mano
act-take = { $name } pesca { $count }

ask-start = { $count ->
    [one] La prima carta scoperta
    [0] La prima carta scoperta
   *[other] Le prime carte: vassoio sinistro, poi destro
}
ask-colour = { $name } sceglie
ask-reveal = La carta in cima dopo aver girato
ask-drop = { $name } posa
ask-shown = { $name } mostra: basta una carta adatta
ask-two-hands = { $name } ha usato due mani: il colore della penalità
ask-seen = { $count ->
    [one] La carta che ora è in cima
    [0] La carta che ora è in cima
   *[other] Le carte che ora sono in cima: vassoio sinistro, poi destro
}

gap-under-way = La mano è già in corso
gap-missing = Manca qualcosa
gap-how = Tocca un giocatore per dire a chi tocca, oppure:
gap-direction = Si gioca nell’altro verso
gap-side = È su l’altro lato
gap-top = In cima c’è un’altra carta
gap-turn = Tocca a { $name }
gap-acts = { $name } gioca fuori turno
gap-count = { $name } ha

fix-line = Riga { $line }: { $deed }
fix-who = Chi
fix-whom = Di chi
fix-turn = A chi tocca
fix-tray = Quale vassoio
fix-uno = ha detto UNO
fix-stood = È rimasta lo stesso
fix-card = Che cosa era
fix-found = Com’è andata?
fix-why = Perché
fix-leave = Lascia così
fix-save = Correggi la riga { $line }
## In and out
nav-share = Dati
share-backup = Copia di sicurezza
share-bring = Portare dentro qualcosa
share-bring-about = Una copia di sicurezza di questa app, da questo o da un altro dispositivo, oppure ciò che hanno scritto Board Game Stats, BoardGameGeek, KeepScore o ScorePad. Si vede che cosa cambierebbe prima che si scriva qualcosa.
backups-about = Tutto in un solo file: partite con ogni riga, giocatori, regole della casa e decisioni. Meglio tenerlo altrove che su questo computer.
backups-download = Scarica la copia
backups-none-yet = Con la prima mano della giornata si scrive da sé una copia. Si tengono le ultime 14.
backups-daily = Scritte da sé giorno per giorno, le ultime 14 restano in { $folder }.
backups-day = Copia di
backups-look = Vedi che cosa riporterebbe
backups-size = { $kilobytes } kB
incoming-choose = Scegli un file
incoming-file = Un file
incoming-large = Questo file è troppo grande. Nulla è cambiato.
incoming-foreign = Questo file non è una copia di questa app, o ne è solo una parte, né di un’altra app che qui si sappia leggere. Nulla è cambiato.
incoming-newer = Questa copia viene da una versione più nuova dell’app. Prima va aggiornata questa. Nulla è cambiato.
incoming-damaged = Questo file è danneggiato o interrotto a metà. Nulla è cambiato.
incoming-detail = Che cosa non va
incoming-changes = Che cosa cambierebbe qui
incoming-nothing = Qui c’è già tutto
incoming-made = Il file è stato scritto: { $when }.
incoming-players = { $count ->
    [one] Un giocatore nuovo: { $names }
   *[other] { $count } giocatori nuovi: { $names }
}
incoming-profiles = { $count ->
    [one] Regole della casa sotto un nome
   *[other] Regole della casa sotto { $count } nomi
}
incoming-rulings = { $count ->
    [one] Una decisione
   *[other] { $count } decisioni
}
incoming-new = { $count ->
    [one] Una partita che qui non c’è
   *[other] { $count } partite che qui non ci sono
}
incoming-longer = { $count ->
    [one] Una partita continuata altrove
   *[other] { $count } partite continuate altrove
}
incoming-differs = { $count ->
    [one] Una partita continuata sia qui sia altrove: resta com’è qui
   *[other] { $count } partite continuate sia qui sia altrove: restano come sono qui
}
incoming-known = { $count ->
    [one] Una partita c’è già.
   *[other] { $count } partite ci sono già.
}
incoming-more = e altre { $count }
incoming-hands = { $count ->
    [one] 1 mano
   *[other] { $count } mani
}
incoming-merge = Porta dentro
incoming-leave = Lascia stare
incoming-close = Chiudi
incoming-done = Fatto. { $matches ->
    [0] Nessuna partita
    [one] Una partita
   *[other] { $matches } partite
} e { $players ->
    [0] nessun giocatore
    [one] un giocatore
   *[other] { $players } giocatori
}: ora sono qui.
share-tables = Tutte le partite in tabelle
tables-about = Per un foglio di calcolo o un programma. Una riga per mano e giocatore, o una riga per partita con una colonna per giocatore.
tables-hands = Mani (CSV)
tables-matches = Partite (CSV)
tables-rounds = Mano per mano (CSV)
tables-excel = Excel
share-match = Una partita da passare ad altri
out-match = Partita
out-no-match = Non c’è ancora nessuna partita.
finish-share = Condividi
out-paper = Su carta
out-tables = In tabelle e testo
out-pdf = PDF
out-html = Pagina da stampare
out-unprinted = I caratteri di questo computer non sanno scrivere { $names } nel PDF. La pagina da stampare usa quelli del proprio dispositivo.
out-png = Salva immagine
out-svg = Immagine SVG
out-bgstats = Manda all’app
out-bgstats-about = Il collegamento apre l’app sul telefono che ce l’ha. Lì si può aprire anche il file.
out-log = Registro come testo
out-bgsplay = File della partita
printed-total = Totale
printed-leads = { $count ->
    [one] { $names } è in testa
   *[other] { $names } sono in testa
}
printed-corrected = La mano { $number } è stata corretta.
printed-struck = La mano { $number } è stata annullata e non conta.

## In and out: files of other apps
report-from = Da { $app }.
report-titles = Quali di queste erano giochi nostri
report-no-title = senza titolo
report-titles-none = nessuna
report-titles-are = Erano
report-with-totals = Anche le partite di cui si sa solo la fine, una mano per giocatore
report-scoring = Dove i punti andrebbero bene per entrambi, si contava
report-scoring-told = come dice il file
report-collected = { $count ->
    [one] In una partita si sa chi ha preso i punti, ma non da chi. Sono segnati come rimasti al giocatore seguente.
   *[other] In { $count } partite si sa chi ha preso i punti, ma non da chi. Sono segnati come rimasti al giocatore seguente.
}
report-ends = { $count ->
    [one] Di una partita si sa solo la fine. Il totale di ciascuno è segnato come una mano: totali e vincitore sono giusti, il numero delle mani no.
   *[other] Di { $count } partite si sa solo la fine. Il totale di ciascuno è segnato come una mano: totali e vincitori sono giusti, il numero delle mani no.
}
report-refused = { $count ->
    [one] Una partita non può entrare: { $why }
   *[other] { $count } partite non possono entrare: { $why }
}
report-why-other-game = è un altro gioco
report-why-unnamed = il titolo non dice quale gioco era
report-why-tower = una torre non ha punti, e il file non dice chi l’ha fatta cadere
report-why-seats = troppi o troppo pochi giocatori
report-why-name = un giocatore non ha un nome che si possa mostrare
report-why-name-twice = due giocatori hanno lo stesso nome
report-why-score = un punteggio non è un numero intero
report-why-negative = ci sono punti sotto lo zero
report-why-rounds = i suoi turni non corrispondono a nessun punteggio di questo gioco
report-why-totals = si sa solo la fine
report-why-winner = il file indica un vincitore diverso da quello dei punti
report-why-teams = si giocava a squadre
report-why-quantity = più partite sono scritte come una
report-why-empty = non ci sono punti
report-why-unusable = i suoi punti non sono una partita che si possa giocare

score-play-along = Segui la mano
score-play-on = Torna alla mano
entry-count-known = Carte secondo il registro: { $n }
entry-count-differs = Secondo il registro { $name } ha { $n } carte, non { $laid }. Si può salvare lo stesso.
## Statistics
nav-stats = Statistiche
finish-stats = Statistiche
stats-view = Statistiche di
stats-view-group = Gruppo
stats-view-player = Giocatore
stats-view-match = Partita
stats-every-game = Tutti i giochi
stats-every-scoring = Tutti i punteggi
stats-more = Altri filtri
stats-mixed-scoring = Qui si sommano punteggi di sistemi diversi: i punti non significano la stessa cosa.
stats-rounds = A UNO Stacko una mano è un turno, dal primo blocco tolto al crollo della torre.
stats-mixed-game = Qui si sommano giochi diversi: il valore di una mano cambia da uno all’altro.
stats-in-force = Filtri attivi:
stats-meanings = Che cosa vogliono dire questi dati
stats-seats = Giocatori al tavolo
stats-people = Partite con
stats-people-any = Chiunque
stats-company = Chi altro giocava
stats-company-all = Questi e altri
stats-company-only = Solo questi
stats-percent = { $n } %
stats-too-few = Da { $least } in su; finora { $n }
stats-sample = su { $of }
stats-sample-interval = su { $of } · dal { $low } al { $high } %
stats-sample-range = su { $of } · da { $low } a { $high }
stats-of-hands = { $n ->
    [one] { $n } mano
   *[other] { $n } mani
}
stats-of-won = { $n ->
    [one] { $n } mano vinta
   *[other] { $n } mani vinte
}
stats-of-won-each = { $n ->
    [one] { $n } mano vinta per lato
   *[other] { $n } mani vinte per lato
}
stats-of-lost = { $n ->
    [one] { $n } mano persa
   *[other] { $n } mani perse
}
stats-of-known = { $n ->
    [one] { $n } mano persa con le sue carte
   *[other] { $n } mani perse con le loro carte
}
stats-of-such = { $n ->
    [one] { $n } mano così
   *[other] { $n } mani così
}
stats-of-along = { $n ->
    [one] { $n } mano seguita
   *[other] { $n } mani seguite
}
stats-of-timed = { $n ->
    [one] { $n } mano cronometrata
   *[other] { $n } mani cronometrate
}
stats-of-evening = { $n ->
    [one] { $n } mano in una serata
   *[other] { $n } mani in una serata
}
stats-of-nights = { $n ->
    [one] { $n } serata
   *[other] { $n } serate
}
stats-of-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
stats-of-games-won = { $n ->
    [one] { $n } partita vinta
   *[other] { $n } partite vinte
}
stats-of-lost-games = { $n ->
    [one] { $n } partita persa
   *[other] { $n } partite perse
}
stats-of-games-timed = { $n ->
    [one] { $n } partita cronometrata
   *[other] { $n } partite cronometrate
}
stats-of-challenges = { $n ->
    [one] { $n } sfida
   *[other] { $n } sfide
}
stats-of-missed = { $n ->
    [one] { $n } UNO dimenticato
   *[other] { $n } UNO dimenticati
}
stats-of-fell = { $n ->
    [one] { $n } torre fatta cadere
   *[other] { $n } torri fatte cadere
}
stats-of-target = { $n } % del traguardo
stats-per-hand = per mano
stats-side = Lato
stats-out = Ha chiuso
stats-round-won = Ha vinto
stat-game-minutes = Minuti per partita
stat-game-minutes-help = Partite di cui si conosce la durata di ogni mano, senza pause.
stat-night-games = Partite per serata
stat-night-games-help = Partite iniziate nei giorni in cui se n’è giocata almeno una. La serata dura fino alle sei del mattino.
stat-stuck-most = Rimasta più spesso
stat-stuck-most-help = Il tipo di carta rimasto più spesso nelle mani perse, dove le carte sono state inserite una a una. A pari merito sono nominati tutti.
stat-stuck-dearest = Carta più costosa
stat-stuck-dearest-help = Il tipo di carta costato più punti nelle mani perse, dove le carte sono state inserite una a una.
stat-biggest = La mano più ricca, carta per carta
stat-biggest-help = Che cosa è rimasto agli altri nella mano più ricca di questo giocatore. Se sono più d’una, le ultime cinque.
stat-causes = Carte fatte pescare, regola per regola
stat-causes-help = Quali regole hanno fatto pescare questo giocatore, nelle mani seguite giocata per giocata.
stats-count-cards = { $n ->
    [one] { $shown } carta
   *[other] { $shown } carte
}
stats-as-table = Mostra come tabella
stats-none = Qui non si è ancora giocata nessuna mano. Altri filtri possono trovarne.
stats-of-them-over = { $n } concluse
stats-leaderboard-caption = Un trattino indica troppo poche partite: servono 5 mani, o 3 partite.
stats-most-played = I { $n } che hanno giocato di più.
stats-against = { $name } davanti a { $other } in { $ahead } su { $games }, alla pari in { $level }; in media di { $gap } punti
stats-fed = { $name } ha lasciato { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a { $other }
stats-last-change = Ultima variazione
stats-unit-points = punti
stats-unit-cards = carte
stats-unit-games = partite
stats-unit-plays = giocate
stats-unit-minutes = minuti
stats-night = { $day }: { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
stats-value = Valore
stats-who = Chi
stats-when = Quando
stats-records-caption = Chi condivide un record è nominato, fino a cinque partite; per una partita, chi l’ha vinta.
stats-question = Domanda
stats-times = Volte
stats-argued-none = Nessun tavolo ha ancora deciso nulla.
stats-section-result = Vittorie
stats-section-points = Punti
stats-section-cards = Carte rimaste
stats-section-race = La corsa
stats-section-play = Gioco, dove è stato annotato
stats-section-scale = La bilancia
stats-section-tower = La torre
stats-section-others = Gli altri
stats-now = ora { $n }
stats-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
stats-no-bond = Ancora nessuno
stats-no-rival = Da 8 mani tra due in su
stats-won-of = { $won } mani vinte su { $hands }
stats-rate = { $rate } % ({ $low }–{ $high }), { $n } mani
stats-flips-odd = Girato un numero dispari di volte
stats-flips-even = Girato un numero pari, o mai
stats-place = { $n -> 
    [0] Mazziere
    [1] 1 a sinistra
   *[other] { $n } a sinistra
}
stats-match = Partita
stats-match-asked = La partita richiesta
stats-yes = Lo stesso
stats-no = Un altro
stats-ahead = Passa in testa
stats-all-figures = Tutti i dati a confronto
stats-all-caption = Un trattino indica che una partita non basta.
stats-home = Inizio
stat-matches = Partite
stat-matches-help = Partite iniziate, anche in corso o abbandonate. Per i piazzamenti contano solo quelle concluse.
stat-hands = Mani
stat-hands-help = Mani valide. Quelle annullate non contano mai.
stat-leaderboard = Classifica
stat-leaderboard-help = Per partite vinte, rispetto a una quota equa a ogni tavolo. Con Altri filtri si scelgono persone o periodo.
stat-games-won = Partite vinte
stat-hands-won = Mani vinte
stat-hand-rate = Mani vinte, quota
stat-hand-rate-help = Mani vinte su mani giocate. L’intervallo dice dove sta probabilmente il valore vero.
stat-hand-par = Mani rispetto alla quota equa
stat-hand-par-help = 1 vuol dire vincere quanto chiunque al tavolo, in due o in dieci. 1,5 è la metà in più.
stat-game-rate = Partite vinte, quota
stat-game-rate-help = Partite vinte su quelle concluse. Le vittorie condivise contano.
stat-game-par = Partite rispetto alla quota equa
stat-game-par-help = 1 vuol dire vincere tante partite quanto chiunque a tavoli di quella grandezza.
stat-luck = Sopra o sotto le attese
stat-luck-help = Quanto le mani vinte si scostano dalla quota equa, in deviazioni standard. Oltre 2 è difficilmente caso.
stat-consistency = Nella metà alta
stat-consistency-help = Quota di partite finite nella metà alta della classifica.
stat-second = Secondi posti
stat-second-help = Partite finite al secondo posto.
stat-last = Ultimi posti
stat-last-help = Partite in cui nessuno è finito dietro.
stat-points-won = Punti per mano vinta
stat-points-won-help = Quanto restava in media agli altri quando questo giocatore chiudeva.
stat-best-hand = Mano più ricca
stat-best-hand-help = Il massimo dei punti rimasti agli altri in una mano. Le sue carte stanno più in basso.
stat-conceded = Punti rimasti per mano
stat-conceded-help = Valore delle proprie carte a fine mano, su tutte le mani, anche vinte. Meno è meglio.
stat-conceded-lost = Punti rimasti per mano persa
stat-conceded-lost-help = Lo stesso, sulle mani vinte da altri.
stat-pace = Punti segnati per mano
stat-pace-help = Quanto è andato sul totale per mano, secondo il punteggio di ogni partita.
stat-volatility = Oscillazione
stat-volatility-help = Quanto cambiano i punti segnati da una mano all’altra: la deviazione standard.
stat-kingmaker = Kingmaker
stat-kingmaker-help = Nelle partite perse: la quota dei punti del vincitore venuta da questo giocatore.
stat-cards-left = Carte rimaste perdendo
stat-cards-left-help = Quante carte restavano nelle mani perse, dove sono state inserite una a una.
stat-dearness = Punti per carta in mano
stat-dearness-help = Quanto valeva in media una carta rimasta. Alto vuol dire tenersi le carte care.
stat-wild-share = Punti in jolly
stat-wild-share-help = Quota dei punti rimasti dovuta ai jolly.
stat-close = Per un pelo
stat-close-help = Mani perse con una sola carta rimasta.
stat-led = In testa
stat-led-help = Quota di mani dopo le quali nessuno era davanti.
stat-comeback = Rimonta più grande
stat-comeback-help = Il massimo svantaggio in una partita poi vinta.
stat-collapse = Vantaggio più grande perso
stat-collapse-help = Il massimo vantaggio in una partita vinta da un altro.
stat-clutch = Quando conta
stat-clutch-help = Mani vinte tra quelle in cui una mano media avrebbe portato qualcuno al traguardo.
stat-challenges = Sfide vinte
stat-challenges-help = Sfide di questo giocatore che hanno trovato l’altro colpevole.
stat-bluffs = Bluff scoperti
stat-bluffs-help = Sfide contro questo giocatore che hanno trovato una carta giocabile.
stat-net-cards = Carte dalle sfide
stat-net-cards-help = Carte pescate da altri per le sfide, meno quelle pescate.
stat-unchallenged = Jolly pesca accettati
stat-unchallenged-help = Jolly pesca di questo giocatore che nessuno ha sfidato.
stat-illegal = Giocate irregolari per mano
stat-illegal-help = Giocate contro le regole, ritirate o no, salvo che il tavolo le abbia ammesse.
stat-uno-missed = UNO dimenticati per mano
stat-uno-missed-help = Quante volte UNO non è stato detto con la penultima carta.
stat-uno-caught = Colti senza UNO
stat-uno-caught-help = Quota delle dimenticanze notate in tempo.
stat-uno-late = UNO detti in ritardo
stat-uno-late-help = Dimenticato, ma detto prima che qualcuno lo notasse.
stat-catches = Altri colti
stat-catches-help = Quante volte ha notato che qualcuno non aveva detto UNO.
stat-penalties = Carte fatte pescare per mano
stat-penalties-help = Carte pescate per una regola: carte pesca, sfide, UNO, cadute.
stat-fastest = Mano più rapida
stat-fastest-help = Il minor numero di giocate, di tutti insieme, in una mano vinta.
stat-spills = Cadute per mano
stat-spills-help = Quante volte le carte sono cadute dalla bilancia per causa sua.
stat-stops = Carte Stop per mano
stat-stops-help = Carte Stop posate sulla bilancia.
stat-topples = Torri crollate
stat-topples-help = Quota di manche in cui la torre è caduta per causa sua.
stat-blocks = Blocchi per crollo
stat-blocks-help = Blocchi sfilati per ogni torre crollata, dove il gioco è stato annotato.
stat-safe-streak = Sicuri in una partita
stat-safe-streak-help = Più manche di fila, in una partita, senza far cadere la torre.
stat-lead-changes = Cambi in testa
stat-lead-changes-help = Quante volte un altro è passato in testa da solo. Su più partite: in media.
stat-hands-per-game = Mani per partita
stat-hands-per-game-help = Quante mani sono servite per il traguardo.
stat-hand-minutes = Minuti per mano
stat-hand-minutes-help = Dalla prima giocata, o dalla mano prima, fino all’inserimento. Escluse: sotto mezzo minuto, copiate da carta, e oltre un’ora, con pausa.
stat-hand-plays = Giocate per mano
stat-hand-plays-help = Carte posate o blocchi sfilati, nelle mani annotate.
stat-flips = Giri per mano
stat-flips-help = Quante volte si è girato tutto, nelle mani annotate.
stat-agreement = Stesso vincitore con l’altro punteggio
stat-agreement-help = Chi chiude incassa e vince il più basso, sulle stesse mani: se il vincitore è lo stesso.
stat-head-to-head = Testa a testa
stat-head-to-head-help = In quante partite il giocatore della riga è finito davanti a quello della colonna, e di quanti punti in media (sotto zero: dietro). Per i duelli: due persone e Solo questi negli altri filtri.
stat-feeding = Chi regala punti a chi
stat-feeding-help = Punti rimasti al giocatore della riga quando chiudeva quello della colonna.
stat-rating = Valutazione
stat-rating-help = Abilità dai piazzamenti delle ultime 2000 partite, secondo Plackett e Luce: il valore garantito, la stima meno tre deviazioni. Da 3 partite in su.
stat-nights = Serate di gioco
stat-nights-help = Partite iniziate ogni giorno, nell’ultimo semestre. La serata dura fino alle sei del mattino.
stat-records = Record
stat-records-help = I massimi e i minimi di tutte queste partite.
stat-record-best-hand = Mano più ricca
stat-record-comeback = Rimonta più grande
stat-record-closest = Arrivo più serrato
stat-record-blow-out = Vittoria più netta
stat-record-lead-changes = Più cambi in testa
stat-record-longest-run = Più mani vinte di fila, in una partita
stat-record-longest-match = Partita più lunga, mani
stat-record-fastest-out = Meno giocate per chiudere
stat-record-safe-run = Più manche sicure di fila, in una partita
stat-argued = Regole più discusse
stat-argued-help = Ciò che i tavoli hanno più spesso deciso diversamente dal foglio. Quante volte l’hanno seguito non viene annotato: perciò manca la quota.
stat-streak = Mani vinte di fila
stat-streak-help = La serie più lunga di mani vinte, anche da una partita all’altra.
stat-drought = Mani senza vincere
stat-drought-help = La serie più lunga di mani vinte da altri.
stat-game-streak = Partite vinte di fila
stat-game-streak-help = La serie più lunga di partite vinte.
stat-game-drought = Partite senza vincere
stat-game-drought-help = La serie più lunga di partite vinte da altri.
stat-safe-row = Manche sicure di fila
stat-safe-row-help = La serie più lunga di manche senza far cadere la torre, da una partita all’altra.
stat-heavy-tail = In tre mani storte
stat-heavy-tail-help = Quota di tutti i punti rimasti venuta dalle tre mani peggiori.
stat-tilt-points = Punti in carte Tilt
stat-tilt-points-help = Punti rimasti in mano in carte Tilt.
stat-customer = Cliente preferito
stat-customer-help = Chi ha lasciato più punti a questo giocatore.
stat-sponsor-of = Finanzia
stat-sponsor-of-help = A chi questo giocatore ha lasciato più punti.
stat-nemesis = Bestia nera
stat-nemesis-help = Chi ha vinto la quota maggiore delle mani perse, almeno tre.
stat-minion = Vittima preferita
stat-minion-help = Di chi ha vinto la quota maggiore delle mani perse, almeno tre.
stat-rival = Rivale
stat-rival-help = Con chi le mani vinte sono più equilibrate. La quota è di questo giocatore.
stat-best-evening = Serata migliore
stat-best-evening-help = Più mani vinte oltre la quota equa, tra le serate con almeno 5 mani.
stat-worst-evening = Serata peggiore
stat-worst-evening-help = Meno mani vinte rispetto alla quota equa, tra le serate con almeno 5 mani.
stat-form = Forma
stat-form-help = Mani vinte rispetto alla quota equa, sulle ultime dieci partite in ogni punto. 1 è la parità.
stat-dark-share = Finite sul lato scuro
stat-dark-share-help = Mani finite con il lato scuro in gioco.
stat-dark-premium = Premio del lato scuro
stat-dark-premium-help = Quanto rende in più una mano vinta sul lato scuro rispetto al lato chiaro.
stat-sides = Vittorie per lato
stat-sides-help = Mani vinte, secondo il lato su cui sono finite. La linea a puntini è l’insieme.
stat-flip-parity = Vittorie per numero di giri
stat-flip-parity-help = Mani vinte, secondo che si sia girato un numero dispari di volte.
stat-places = Vittorie per posto al tavolo
stat-places-help = Mani vinte, secondo la distanza dal mazziere. Chi siede 1 a sinistra di solito comincia. La linea a puntini è l’insieme.
stat-faces = Carte rimaste, tipo per tipo
stat-faces-help = Quanto sono costate nelle mani perse, dalla più cara, dove sono state inserite una a una.
stat-left-of = A sinistra di
stat-left-of-help = Mani vinte sedendo a sinistra di ciascuno degli altri.
stat-awards = Premi della serata
stat-awards-help = Una riga ciascuno; chi è alla pari lo condivide.
stat-race = La corsa
stat-race-help = Totali mano per mano. Una linea a puntini segna chi passa in testa, nel suo colore. La tabella dice di ogni mano il lato, chi ha chiuso e i punti segnati.
stat-lengths = Durata mano per mano
stat-lengths-help = Minuti dalla prima giocata, o dalla mano prima, fino all’inserimento. Le giocate sono nella tabella, dove annotate.
stat-margin = Distacco
stat-margin-help = Quanto il vincitore era davanti al secondo.
stat-match-minutes = Minuti giocati
stat-match-minutes-help = Tutte le mani insieme, senza pause.
stats-count-points = { $n -> 
    [one] { $shown } punto
   *[other] { $shown } punti
}
stats-count-hands = { $n -> 
    [one] { $shown } mano
   *[other] { $shown } mani
}
stats-count-plays = { $n -> 
    [one] { $shown } giocata
   *[other] { $shown } giocate
}
stats-count-times = { $n -> 
    [one] una volta
   *[other] { $shown } volte
}
stats-count-games = { $n -> 
    [one] { $shown } partita
   *[other] { $shown } partite
}
award-sprinter = Il Velocista
award-sprinter-help = Meno giocate in una mano vinta.
award-big-hand = La Manona
award-big-hand-help = Più punti in una mano.
award-comeback = La Rimonta
award-comeback-help = Il più indietro, e ha vinto.
award-streak = In serie
award-streak-help = Più mani vinte di fila.
award-iron-wall = Il Muro
award-iron-wall-help = Meno punti rimasti per mano.
award-sponsor = Lo Sponsor
award-sponsor-help = Più punti lasciati agli altri.
award-hoarder = L’Accumulatore
award-hoarder-help = Le carte rimaste più care.
award-judge = Il Giudice
award-judge-help = Più sfide vinte.
award-catcher = Il Falco
award-catcher-help = Ha notato più UNO mancati.
award-sleeper = Il Dormiglione
award-sleeper-help = Ha dimenticato UNO più spesso.
award-steady-hand = La Mano ferma
award-steady-hand-help = Più manche sicure di fila, prima o dopo un crollo.
award-toppler = Il Demolitore
award-toppler-help = Ha fatto cadere la torre più spesso.
award-bridesmaid = L’eterno secondo
award-bridesmaid-help = Finito al secondo posto.
award-wooden-spoon = Il Cucchiaio di legno
award-wooden-spoon-help = Finito ultimo.

# Chi vincerà: una stima
chances = Stima: chi vince
chances-to-go = { $n ->
    [one] circa un'altra mano
   *[other] circa altre { $n } mani
}
chances-help = Il resto della partita si gioca molte migliaia di volte, con mani come quelle di questa partita, delle stesse persone in passato e del gioco a caso. Più mani avete giocato, meno contano queste ultime.
chances-none = Nessuna stima: questa partita non è una corsa a un traguardo a cui tutti si avvicinano mano dopo mano.
stat-chances = Stima: probabilità di vincere
stat-chances-help = Dopo ogni mano il resto della partita si gioca migliaia di volte, con mani come quelle di questa partita fino ad allora, delle stesse persone in passato e del gioco a caso. La linea punteggiata è ciò che tutti hanno all'inizio.
stat-hands-to-go = Mani mancanti
stat-own-pace = Al proprio ritmo
stat-own-pace-help = I punti che mancano al traguardo, divisi per i punti a mano segnati in questa partita. Non guarda agli altri: dove i punti sono a sfavore, dice quando si raggiunge il limite.
## House-rule lab
nav-lab = Laboratorio delle regole
lab-from-house = Prova in laboratorio che cosa cambia una regola
lab-about = Che cosa farebbe un’altra regola alle vostre serate? Le stesse distribuzioni vengono giocate con due serie di regole, molte volte.
lab-games = UNO Stacko qui non c’è: quanto regge una torre dipende dalla mano ferma, e al confronto le sue regole contano ben poco.
lab-one = Prime regole
lab-other = Seconde regole
lab-changed = Le prime, con un punto cambiato
lab-of-match = Come si gioca questa partita
lab-of-next = Come scelto per la prossima partita
lab-one-shown = Prime regole della prova mostrata
lab-other-shown = Seconde regole della prova mostrata
lab-point = Che cosa cambia
lab-to = Diventa
lab-seats = Giocatori
lab-hands = Mani con ciascuna
lab-seed = Mescolata
lab-seed-help = Lo stesso numero dà le stesse distribuzioni, su ogni computer. Un altro ne dà altre.
lab-on-machine = Si gioca su tutti i core di questo computer.
lab-on-cluster = Si gioca sul cluster { $address }.
lab-start = Gioca
lab-again = Gioca con un’altra mescolata
lab-compared = Che cosa si confronta
lab-cancel = Ferma
lab-starting = Preparazione …
lab-progress = { $done } mani su { $hands }, { $cores ->
    [one] su un core
   *[other] su { $cores } core
}
lab-seconds-left = { $left ->
    [0] quasi finito
    [one] ancora circa un secondo
   *[other] ancora circa { $left } secondi
}
lab-minutes-left = ancora circa { $left } minuti
lab-nobody = Il cluster c’è, ma nessun computer sta ancora giocando.
lab-cancelled = Fermato dopo { $done } mani su { $hands }.
lab-lost = Chi giocava le mani non c’è più. Avvia di nuovo.
lab-unreachable = Il cluster { $address } non risponde.
lab-use-machine = Gioca su questo computer
lab-no-machine = Questo computer non è riuscito a giocare.
lab-result = Che cosa ne risulta
lab-played = { $game }, { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}, { $hands } mani con ciascuna.
lab-all-alike = Nessuna di { $hands } mani è andata diversamente. Ciò che cambia non si vede quando si gioca a caso, o riguarda solo il punteggio della partita.
lab-unclear = Nessuna differenza che { $hands } mani potessero mostrare: { $what }.
lab-change = Differenza
lab-table = Sotto ogni cifra: dove si trova, diciannove volte su venti. Le differenze tra quote sono in punti su cento.
lab-interval = { $low } … { $high }
lab-measures = Che cosa si misura
lab-by-chance = Una simulazione, non persone vere: i giocatori calano a caso una carta che va bene e a volte dimenticano di dire UNO. Conta più la differenza che le cifre.
lab-moves = Mosse per mano
lab-moves-help = Carte giocate, e pescate con ciò che ne è seguito.
lab-moves-more = Le mani richiedono circa { $by } mosse in più (da { $low } a { $high }).
lab-moves-less = Le mani richiedono circa { $by } mosse in meno (da { $low } a { $high }).
lab-points = Punti per mano
lab-points-help = Quanto il vincitore incassa da tutti gli altri.
lab-points-more = Chi vince una mano incassa circa { $by } punti in più (da { $low } a { $high }).
lab-points-less = Chi vince una mano incassa circa { $by } punti in meno (da { $low } a { $high }).
lab-length = Mani fino a { $target }
lab-length-help = Mani finché qualcuno ha { $target } punti, quando incassa chi vince la mano. Le partite sono composte con le mani giocate.
lab-length-more = Una partita a { $target } richiede circa { $by } mani in più (da { $low } a { $high }).
lab-length-less = Una partita a { $target } richiede circa { $by } mani in meno (da { $low } a { $high }).
lab-comeback = Rimonte
lab-comeback-help = Partite vinte da qualcuno che era dietro a chi conduceva quando il primo giocatore aveva metà di { $target } punti.
lab-comeback-more = Su 100 partite, circa { $by } in più sono vinte in rimonta (da { $low } a { $high }).
lab-comeback-less = Su 100 partite, circa { $by } in meno sono vinte in rimonta (da { $low } a { $high }).
lab-ran-out = Mazzo esaurito
lab-ran-out-help = Mani in cui qualcuno doveva pescare e il mazzo era vuoto.
lab-ran-out-more = Il mazzo si esaurisce in circa { $by } mani in più su 100 (da { $low } a { $high }).
lab-ran-out-less = Il mazzo si esaurisce in circa { $by } mani in meno su 100 (da { $low } a { $high }).
lab-first-seat = Vinte dal primo posto
lab-first-seat-help = Mani vinte da chi siede alla sinistra del mazziere.
lab-first-seat-more = Su 100 mani, chi siede alla sinistra del mazziere ne vince circa { $by } in più (da { $low } a { $high }).
lab-first-seat-less = Su 100 mani, chi siede alla sinistra del mazziere ne vince circa { $by } in meno (da { $low } a { $high }).
stat-lab-lengths = Quanto durano le mani
stat-lab-lengths-help = Quante mani su 100 richiedono tante mosse. La centesima parte più lunga sta nell’ultimo gradino.
lab-axis-moves = Mosse
lab-axis-share = Mani su 100
lab-up-to = fino a { $n }
## Ask: one question instead of a whole hand
ask-q-held = Nella mano mostrata c’è una carta del colore che era in gioco prima del Jolly?
ask-held-yes = Sì, almeno una
ask-held-no = No, nessuna
ask-held-hand = Tocca tutte le carte

# The words of the screens in English. Keys are grouped by screen; en.ftl and it.ftl have the same keys.

app-name = Score sheet
language = Language

## Navigation
nav-home = Home
nav-new-match = New match
nav-score = Score
nav-players = Players
nav-more = More

## Games
game-flip = UNO Flip
game-classic = UNO
game-tippo = UNO Tippo
game-stacko = UNO Stacko

side-light = Light side
side-dark = Dark side

scoring-standard = Winner collects
scoring-lowest = Lowest wins
scoring-elimination = Elimination
scoring-rounds = Rounds won

face-s = Skip
face-r = Reverse
face-f = Flip
face-e = Skip Everyone
face-plus1 = Draw One
face-plus2 = Draw Two
face-plus5 = Draw Five
face-w = Wild
face-wplus2 = Wild Draw Two
face-wplus4 = Wild Draw Four
face-wc = Wild Draw Color
face-wt = Tilt

## Score sheet
score-no-such-match = There is no match at this address. It may have been opened on another computer.
score-go-home = All matches
score-stop-correcting = Leave hand as it is
score-reopened = This match is over, and open for corrections. Tap a hand below to correct it or strike it out.

sheet-deals = Hand { $number } · { $dealer } deals, { $starter } starts
sheet-builds = Round { $number } · { $dealer } builds and starts
sheet-over = Match over
sheet-abandoned = Match abandoned
sheet-about = { $game } · { $scoring } · to { $target }

standings = Standings
standings-leads = in the lead
standings-to-go = { $points } to go
standings-to-limit = { $points } to the limit
standings-reached = target reached
standings-won = won
standings-out = out

race-hand = Hand
race-round = Round
race-points = Points
race-rounds = Rounds
race-target = Target { $target }

grid-caption = Hand by hand
grid-side = Ended on
grid-out = went out
grid-won = won
grid-fell = brought it down
grid-empty = No hand yet.
grid-correct = Hand { $number }: correct or strike out
grid-corrected = corrected
grid-struck = struck out, does not count

view-now = Shown under { $scoring }. Nothing is changed by looking.
view-back = Back to { $scoring }
view-line = Under { $scoring }: { $totals }
view-line-won = Under { $scoring }: { $totals } · won by { $winners }

undo = Undo { $change }
redo = Redo { $change }
change-hand = last hand
change-round = last round
round-title = Round { $hand }
change-corrected = correction of hand { $number }
change-struck = striking hand { $number }
change-played-on = playing on
change-reopened = reopening
change-abandoned = abandoning

stale-tap = Another device was faster. This is the match as it is now.
stale-hand = Another device has just saved hand { $number }: { $gained }
stale-over = Another device has just ended this match.

reason-miscounted = Miscounted
reason-wrong-player = Wrong player
reason-twice = Entered twice

left-off = took no part
left-none = no cards
words-hand = { $name } out{ $side ->
    [none] { "" }
   *[other] , { $side }
 }. { $others }
words-left = { $name }: { $cards } = { $points }
words-left-sum = { $name }: { $points }
words-left-off = { $name } took no part
words-round = { $fell } brought the tower down, { $won } wins
words-round-nobody = { $fell } brought the tower down, nobody wins
words-gain = { $name } +{ $points }
words-no-points = no points

history = History
history-by = ({ $name })
history-opened = Match begun: { $dealer } deals first, to { $target }. { $rules }
history-hand = Hand { $number }: { $result }
history-corrected = Hand { $number } corrected ({ $why }). Now: { $now }. Before: { $was }
history-struck = Hand { $number } struck out ({ $why }). It was: { $was }
history-played-on = Playing on to { $target }
history-reopened = Match opened again
history-abandoned = Match abandoned
history-undone = Taken back: { $change }
history-redone = Done again: { $change }
history-trouble = Entry { $entry } could not be used: { $why }

finish-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
 }
finish-margin = With { $total }, { $points } ahead, in { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
 }.
finish-other-system = Under { $scoring }: { $winners }
finish-abandoned = This match was abandoned. Nobody has won.
finish-rematch = Rematch
finish-target = New target
finish-play-on = Play on to { $target }
finish-reopen = Reopen to correct
finish-resume = Take it up again
abandon = Abandon match
abandon-sure = The match ends without a winner. It can be taken up again later.
abandon-yes = Yes, abandon it

problem-nobody-out = Nobody has gone out yet. Tap who did.
problem-blank = { $name }: nothing is entered. No cards is not the same as blank.
problem-two-out = { $name } holds no cards, but only one player can go out. If { $name } sat this hand out, say so.
problem-not-in = A player who is not in this hand was entered.
problem-nobody-left = At least one other player must have taken part.
problem-no-sum = { $name }: { $sum } is no sum. Whole numbers with plus signs, such as 12+11.
problem-no-such-side = This game has no such side.
problem-no-such-card = { $name }: { $card } is not a card of this side.
problem-no-points = This game has no points.
problem-no-draw-card = { $face } makes nobody draw.
problem-too-many = { $laid } times { $face }: the deck has only { $copies }.
problem-too-many-of = { $laid } times { $card }: the deck has only { $copies }.
problem-over-deck = { $total } points in all: the whole deck is worth { $value }.
problem-impossible-sum = { $name }: the cards that are left cannot make { $sum } points.
problem-fell-and-won = { $name } cannot both bring the tower down and win the round.

## Home
home-empty = No match yet. Start one, and the sheet keeps the score.
home-running = Running
home-finished = Finished
home-next-hand = hand { $number }, { $dealer } deals
home-next-round = round { $number }, { $dealer } builds
home-resume = Resume
home-resume-hand = Resume · hand { $number }
home-resume-round = Resume · round { $number }
home-open = Open
home-new = New match
home-leads = in the lead
home-winner = winner
home-won-hand = { $count ->
    [one] { $winners } won
   *[other] { $winners } won together
} · { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
home-won-round = { $count ->
    [one] { $winners } won
   *[other] { $winners } won together
} · { $hands ->
    [one] { $hands } round
   *[other] { $hands } rounds
}
home-abandoned = abandoned
home-search = Search
home-player = Player
home-any-player = Anybody
home-period = From – to
home-none-found = No finished match fits this search.
home-more = Show more

## New match
new-again = { $names } again
new-again-about = { $game } · { $scoring } · to { $target }
new-players-none = Who plays? Tap or type them in the order in which they sit.
new-players = Players, in the order in which they sit
new-name = New player
new-name-hint = Type a name, then Enter
new-more-players = { $count ->
    [one] One more player is known: type the name.
   *[other] { $count } more players are known: type the name.
}
new-up = Move { $name } up
new-down = Move { $name } down
new-remove = Take { $name } out
new-name-empty = A name needs at least one letter.
new-name-long = This name is longer than 40 characters.
new-name-control = This name contains characters that cannot be shown.
new-name-taken = Somebody else is called { $name } already.
new-name-twice = { $name } sits at the table already. Names that differ only in case or spaces count as one.
new-name-seats = { $most } players are the most. { $name } finds no seat.
new-game = Game
new-game-flip = Two sides, 112 cards
new-game-classic = The first one, 108 cards
new-game-tippo = On the tipping scale, 112 cards
new-game-stacko = The tower, scored in rounds
new-scoring = Scoring
new-scoring-standard = Who goes out gets the points of all other hands
new-scoring-lowest = All book their own cards, the lowest total wins
new-scoring-elimination = All book their own cards, the last one below the target wins
new-tie = If several share the lowest total
new-tie-shared = they all win
new-tie-extra-hand = one more hand is played
new-target = Points
new-rounds = Rounds won
new-target-standard = Who reaches { $target } first wins.
new-target-lowest = Once anybody reaches { $target }, the lowest total wins.
new-target-elimination = Who reaches { $target } is out.
new-target-rounds = Who wins { $target ->
    [one] one round
   *[other] { $target } rounds
} first wins the match.
new-dealer = Deals first
new-builder = Builds the tower and starts
new-draw = Draw cards for it
new-drawn = { $name } drew the highest number.
new-drawn-again = A tie, so these draw again.
new-missing = { $missing ->
    [one] One more player is needed
   *[other] Choose at least { $missing } players
}
new-start = Start · { $players } players, { $dealer } deals
new-start-tower = Start · { $players } players, { $dealer } builds the tower

## House rules
history-amended = House rules changed. { $changes }
change-amended = change of house rules
house-nothing-changed = Nothing is played otherwise.
house-summary = { $sheet }, { $changed ->
    [0] nothing changed
    [one] one point changed
   *[other] { $changed } points changed
}
house-line = House rules: { $rules }
house-changed = Changed: { $names }
house-cards = { $count ->
    [0] None.
    [one] One card.
   *[other] { $count } cards.
}
house-for-new = For the next match. Tap what your table plays otherwise.
house-for-match = { $game } of { $names }
house-to-new = House rules of the next match
house-sheet = Rule sheet
house-reset = Back to the sheet
house-typed = Otherwise, like { $example }
house-typed-wrong = Write it like { $example }.
house-what-changes = What changes
house-against = Compared with
house-no-difference = No difference from: { $name }.
house-these = These rules
house-in-force = agreed on so far
house-keep = Keep for this group
house-name = Name
house-save = Keep
house-saved = { $name } is kept.
house-drop = Remove
house-drop-yes = Yes, remove { $name }
house-to-match = Back to the new match
house-agree = Play by these from now on
house-agreed = This is what the match is played by

## Rule book
nav-rules = Rule book
nav-house-rules = House rules
rules-of-match = With the house rules of { $names }: { $rules }.
rules-contents = Contents
rules-from = Sources: { $sources }
rules-sources-differ = sources differ
rules-tables-differ = tables differ
rules-this-match = this match
rules-asked = Questions people ask
rules-legal = Yes.
rules-illegal = No.
rules-contestable = Yes, unless it is challenged.
rules-books = { $name } books { $points }.
rules-table-cards = The cards at a glance
rules-table-blocks = The blocks at a glance
rules-side = { $side }, { $count } cards
rules-all = { $count } in all
rules-face = Card
rules-copies = How many
rules-points = Points
rules-effect = What it does
rules-numbers = Numbers { $first } to { $last }
rules-stops = Of these Stop, { $first } to { $last }
rules-worth-number = as shown

## Players
players-none = Players come here when they first sit down in a match.
players-no-match = No match yet
players-matches = { $count ->
    [one] One match
   *[other] { $count } matches
}
players-name = Name
players-rename = Save name
players-colour = Colour
players-colour-vermilion = vermilion
players-colour-sky = sky blue
players-colour-green = green
players-colour-purple = purple
players-colour-orange = orange
players-colour-blue = blue
players-colour-amber = amber
players-colour-rose = rose
players-colour-olive = olive
players-colour-grey = grey
players-symbol = Symbol
players-symbol-circle = circle
players-symbol-triangle = triangle
players-symbol-square = square
players-symbol-diamond = diamond
players-symbol-star = star
players-symbol-plus = plus
players-symbol-cross = cross
players-symbol-pentagon = pentagon
players-symbol-hexagon = hexagon
players-symbol-drop = drop
players-repaint = Save colour and symbol
players-merge = The same person as
players-merge-nobody = Nobody else
players-merge-sure = All matches of { $gone } will count for { $stays }, and { $gone } leaves the list. No match is lost. This cannot be taken back.
players-merge-yes = Merge { $gone } into { $stays }
players-merge-no = Keep both
players-merge-met = { $gone } and { $stays } have sat in one match together, so they cannot be one person. Nothing was changed.

## Database trouble
trouble-unchanged = Nothing was written: the file is as it was.
trouble-newer = These matches were written by a newer version of the app
trouble-newer-way-on = Start the newer version, or name another file in DATABASE_URL.
trouble-locked = Another program is holding the database
trouble-locked-way-on = Close the other program, such as a backup or a second copy of the app, then try again.
trouble-read-only = The database cannot be written
trouble-read-only-way-on = Allow this app to write the file and the folder it lies in, then try again.
trouble-full = The disk is full
trouble-full-way-on = Make room on the disk, then try again.
trouble-not-a-database = This file is not a score sheet
trouble-not-a-database-way-on = It belongs to another program, or it is damaged. Put a backup in its place, or name another file in DATABASE_URL.
trouble-unreachable = The database cannot be reached
trouble-unreachable-way-on = Check that the disk or the server it lies on is connected, then try again.
trouble-place = Where it is
trouble-detail = What the database says
trouble-again = Try again

## Play in words: cards and colours
colour-r = red
colour-y = yellow
colour-g = green
colour-b = blue
colour-p = pink
colour-t = teal
colour-o = orange
colour-u = purple
card = { $colour } { $face }
card-stop = { $card } (Stop)
tray-0 = left tray
tray-1 = right tray
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Play in words: what somebody did
deed-started = { $count ->
    [one] The first card is { $cards }
   *[other] The first cards are { $cards }
}
deed-colour = the colour is { $colour }
deed-played = { $name } plays { $card }
deed-played-on = { $name } plays { $card } on the { $tray }
deed-comes-up = { $card } comes up
deed-names = names { $colour }
deed-swaps = swaps hands with { $name }
deed-uno = says UNO
deed-drew = { $name } draws a card
deed-drew-card = { $name } draws { $card }
deed-kept = { $name } keeps the card drawn
deed-named = { $name } names { $colour }
deed-named-for = { $name } names { $colour } for the { $tray }
deed-accepted = { $name } accepts
deed-challenged = { $name } challenges. The hand shown: { $cards }
deed-challenged-empty = { $name } challenges. The hand shown is empty
deed-challenged-guilty = { $name } challenges: it was a bluff
deed-challenged-innocent = { $name } challenges: it was honest
deed-called = { $name } says UNO late
deed-caught = { $name } catches { $target } without UNO
deed-spilled = Cards fall off the scale after { $name }
deed-dropped = { $name } drops { $card } on the scale
deed-falls = cards fall
deed-pulled = { $name } pulls { $block }
deed-pulled-from = { $name } pulls { $block } from level { $level }
deed-placed = { $name } puts the block on top
deed-placed-on = { $name } puts the block on level { $level }
deed-piled-up = { $name } saw two hands of { $target } and names { $colour }
deed-advised = { $name } advises somebody else
deed-reshuffled = All discards are shuffled, and { $count ->
    [one] { $cards } is turned up
   *[other] { $cards } are turned up
}
deed-fell = { $name } brings the tower down
deed-back = { $deed }. It is taken back
deed-ruled-stands = The table decides: it stands ({ $why })
deed-ruled-back = The table decides: it does not stand ({ $why })
change-move = last move

## Play in words: what happens next
outcome-card-back = { $name } takes { $card } back
outcome-block-back = { $name } puts { $block } back
outcome-start-back = Another card is turned up in its place
outcome-guilty = { $name } was not allowed to play it
outcome-innocent = { $name } was allowed to play it
outcome-found-otherwise = What is known here says otherwise; what the table found counts
outcome-none-left = Nothing is left to draw
outcome-draws = { $name } draws { $count ->
    [0] nothing
   *[other] { $count }
}{ $loses ->
    [yes] {" "}and misses a turn
   *[no] { "" }
}
outcome-draws-until = { $name } draws until { $colour } comes{ $extra ->
    [0] { "" }
   *[other] , and { $extra } more
}{ $loses ->
    [yes] {" "}and misses a turn
   *[no] { "" }
}
outcome-all-miss = All the others miss a turn
outcome-misses = { $names } { $count ->
    [one] misses
   *[other] miss
} a turn
outcome-hands-swap = The two hands are swapped
outcome-hands-on = Every hand moves on one seat
outcome-turned = Everything is turned over: { $side }
outcome-leftward = Play now runs to the left
outcome-rightward = Play now runs to the right
outcome-closed = The { $tray } is closed
outcome-uno-owed = { $name } has not said UNO and can be caught
outcome-uno-safe = { $name } can no longer be caught
outcome-answers = { $name } { $adds ->
    [no] { "" }
   *[other] adds another { $adds },{" "}
}draws { $count } and misses a turn, or challenges
outcome-answers-until = { $name } { $adds ->
    [no] { "" }
   *[other] adds another { $adds },{" "}
}draws until { $colour } comes and misses a turn, or challenges
outcome-drops = { $name } drops a card on the Tilt
outcome-reveal = Say which card lies on top now
outcome-colour = { $name } names the colour
outcome-drawn = { $name } plays the card drawn, or keeps it
outcome-out-then = After that { $name } is out, and the hand is over
outcome-fell = { $name } brought the tower down and loses
outcome-wins-round = { $name } wins the round
outcome-nobody-wins = Nobody wins the round
outcome-out = { $name } is out: the hand is over
outcome-nobody-out = The hand is over, and nobody is out
outcome-owed = { $name } adds another { $face }, or draws { $count } and misses a turn
outcome-pulls-owed = { $name } pulls { $count ->
    [one] one more number
   *[other] { $count } numbers
}{ $colour ->
    [any] {" "}of that colour
   *[other] , colour { $colour }
}
outcome-nobody-draws = Nobody draws
outcome-plays-first = { $name } plays first
outcome-plays-next = Then { $name } plays
outcome-plays-again = { $name } plays again
outcome-plays-now = It is { $name }’s turn
outcome-pulls-next = Then { $name } pulls
outcome-pulls-again = { $name } pulls again
outcome-pulls-now = It is { $name }’s turn
on-colour = {", "}on { $colour }
on-anything = {", "}anything goes

## Verdicts
verdict-legal = Allowed
verdict-illegal = Not allowed
verdict-contestable = Stands unless challenged
verdict-counts = That counts
verdict-started-legal = The card stays
verdict-started-illegal = The card goes back
verdict-caught-legal = Caught in time
verdict-caught-illegal = Not caught
verdict-called-legal = Said in time
verdict-called-illegal = This call is not due
verdict-challenge-right = The challenge is right
verdict-challenge-fails = The challenge fails
verdict-why = Why
verdict-readings = Other readings
verdict-this-table = this table
verdict-then = then: { $answer }
verdict-under = Seen under another reading: { $reading }
verdict-untold = the whole hand decides
verdict-own = At this table: { $answer }
verdict-ruled = The table has decided it otherwise: { $why }

## Ask the referee
nav-ask = Ask the referee
ask-title = What is it about?
ask-may-play = May this card be played?
ask-challenge = I challenge that wild
ask-uno = UNO wasn’t called
ask-first-card = What does the first card do?
ask-last-draw = Last card was a draw card
ask-two-players = Skip or Reverse with two players
ask-empty-pile = The draw pile is empty
ask-stacking = Can I stack draw cards?
ask-scale = Scale spilled, stop, tilt
ask-block = Which block may I pull?
ask-whose = At whose table?
ask-table = At the table of { $names }
ask-other = Another question
ask-afresh = Start again
ask-log = Log this challenge
ask-sheet = Rule sheet
ask-side = Side in use
ask-direction = Play runs
ask-direction-left = to the left
ask-direction-right = to the right

ask-who-may-play = Who plays it?
ask-who-challenge = Who played the wild?
ask-who-uno = Who did not call?
ask-who-last-draw = Whose last card is it?
ask-who-two-players = Who plays it?
ask-who-empty-pile = Who has to draw?
ask-who-stacking = Who is hit and wants to stack?
ask-who-scale = Who laid or drew last?
ask-who-block = Who pulls?

ask-q-top = Which card lies on top?
ask-q-other = Which card lies on the other tray?
ask-q-card = Which card is to be played?
ask-q-tray = On which tray?
ask-q-drawn = Was a card drawn first?
ask-q-players = How many play?
ask-q-face = Which card?
ask-q-named = Which colour was named?
ask-q-left = Are there discards to shuffle?
ask-q-base = Which draw card was played?
ask-q-added = Which one is to go on it?
ask-q-first = Which card was turned up?
ask-q-second = Which card lies on the other tray?
ask-q-noticed = When was it noticed?
ask-q-under = Which card lay under the wild?
ask-q-shown = Which cards are in the hand shown?
ask-q-what = What happened?
ask-q-stop = Which Stop card lies there?
ask-q-other-stop = Does the other tray show a Stop too?
ask-q-dropped = Which card was dropped last?
ask-q-state = What comes before it?
ask-q-last = Which block was pulled last?
ask-q-colour = Which colour is owed?
ask-q-block = Which block is to be pulled?
ask-q-level = From where?

ask-a-top = On top
ask-a-other = Other tray
ask-a-card = To be played
ask-a-named = Colour named
ask-a-first = Turned up
ask-a-second = Other tray
ask-a-under = Under the wild
ask-a-stop = On the tray
ask-a-dropped = Dropped last
ask-a-last = Pulled last
ask-a-colour = Owed
ask-a-block = To be pulled
ask-a-face = Card
ask-a-base = Played
ask-a-added = To go on it
ask-wild-named = { $card }, { $colour }

ask-tray-0 = left
ask-tray-1 = right
ask-drawn-no = no
ask-drawn-this = yes, this one
ask-drawn-another = yes, another one
ask-players-more = three or more
ask-players-two = two
ask-left-discards = Yes, the discards
ask-left-nothing = No, nothing is left
ask-empty-discards = The discards are shuffled into a new draw pile; what lies on top stays
ask-empty-nothing = Who owes cards takes what there is
ask-noticed-at-once = At once, before the next player acted
ask-noticed-late = After the next player had played or drawn
ask-noticed-said = Nobody noticed: UNO is said only now
ask-noticed-wrongly = UNO was said, or more cards are left
ask-what-spill = Cards fell after a play or a draw
ask-what-stop = A Stop card lies on a tray
ask-what-tilt = Cards fell during a Tilt
ask-other-stop-no = no
ask-other-stop-yes = yes
ask-state-follow = a block
ask-state-owed = a Draw Two: two are owed
ask-state-paid = two blocks just paid
ask-state-first = nothing: the first pull
ask-level-below = below the top full level
ask-level-top = the top full level

ask-handover = Hand the tablet to { $challenger }
ask-handover-why = { $author } shows the hand to { $challenger }, and to nobody else. What is tapped in is seen only here, until it is decided.
ask-handover-go = The tablet is with { $challenger }

role-player = the player
role-next = the next player
role-other = the other player
role-after = a later player
role-before = the player before
role-first = the first player
role-second = the second player
role-third = the third player
role-dealer = the dealer
role-author = whoever played the wild
role-challenger = the challenger
role-spiller = whoever laid or drew last
role-dropper = whoever dropped it

## Rulings of the table
ruling-otherwise = Our table rules otherwise
ruling-which = What does the table decide?
ruling-in-words = Something else, as the reason says
ruling-why = Why?
ruling-record = Record it
ruling-missing = Say what the table decides, and why.
ruling-precedent = This table has decided before: { $answer } “{ $why }” ({ $when })
ruling-amend = Play it so in this match
ruling-drop = No longer

## Entering a hand

## Head and players
entry-title = Hand { $hand }
entry-title-correct = Correct hand { $hand }
entry-side = Ended on
entry-players = Players
entry-who-went-out = Who went out?
entry-went-out = { $name } went out
entry-change = Change
entry-out = went out
entry-blank-spoken = nothing entered yet

## What is left with a player
entry-cards-one = { $n } card
entry-cards-many = { $n } cards
entry-points-one = { $n } point
entry-points-many = { $n } points
entry-sum = a sum
entry-sat-out = sat out
entry-sit-out = Sat out
entry-clear = Clear
entry-keypad = Cards left with { $name }
entry-key = { $face }, { $points }, { $laid }
entry-laid = { $n } laid
entry-laid-none = Tap the cards left
entry-take-off = Take one { $face } off, { $n } laid
entry-or-sum = or a sum
entry-sum-of = Sum of the cards left with { $name }
entry-plus = Add a plus sign
entry-last = Last card played
entry-last-other = Other
entry-last-counted = The cards drawn for it are counted in

## A round without points
entry-fell = Who brought the tower down?
entry-won = Who won: last to place safely?
entry-nobody = Nobody

## Correcting
entry-who = Who corrects it?
entry-why = Why?
entry-why-other = Another reason
entry-strike = Strike hand { $hand } out
entry-strike-sure = Tap again to strike hand { $hand } out
entry-nothing-changed = Nothing is changed yet.

## Going on and saving
entry-undo = Undo
entry-next = Next: { $name }
entry-save = Save · { $what }
entry-save-plain = Save hand { $hand }
entry-correct = Correct hand { $hand } · { $what }
entry-correct-plain = Correct hand { $hand }
entry-what-collects = { $name } +{ $n }
entry-what-books = { $name } { $n }
entry-what-all = { $n } points in all
entry-what-wins = { $name } wins the round
entry-what-nobody = nobody wins the round
entry-saving = Saving…
entry-saved = Hand { $hand } is saved.
entry-saved-as-sent = Hand { $hand } is saved, without what was changed here last.
entry-no-answer = No answer from the app yet. What you entered is kept.
entry-resumed = Your entry is still here.
entry-moved-on = Begun as hand { $mine }. The sheet has gone on to hand { $hand } since.
entry-stale-save = Save mine as hand { $hand }
entry-stale-correct = Correct hand { $hand } all the same
entry-stale-throw = Throw mine away
entry-throw = Throw this entry away
entry-throw-sure = Tap again to throw it away
entry-thrown = The entry is thrown away.
entry-bring-back = Bring it back

## Said while entering
entry-all-laid = No more { $face }: the deck has { $n }, all are laid.
entry-cards-replace = Cards count now, not the sum { $sum }. Undo brings it back.
entry-sum-replaces = The sum counts now, not the cards. Undo brings them back.
entry-off-replaces = What was entered is set aside. Undo brings it back.
entry-out-dropped = { $name } went out: the cards entered are set aside. Undo brings them back.
entry-side-dropped = { $side } has no room for { $list }. Undo brings it back.

## What cannot be right
entry-blank = { $name }: nothing entered yet
entry-below-zero = { $name }: points left are never below zero
entry-no-sum = { $name }: a sum is written like 12+11
entry-too-much = { $name }: { $n } is more than the whole deck, { $value }
entry-together = Together { $n }: the whole deck is worth { $value }
entry-impossible = { $name }: the deck has no cards left that make { $n }
entry-last-ask = Are the cards drawn for the last card counted in?
entry-fell-missing = Still open: who brought the tower down
entry-won-missing = Still open: who won
entry-fell-and-won = Who brought the tower down cannot win the round
entry-who-missing = Still open: who corrects it
entry-why-missing = Still open: why

## Picking cards
picker-marked = { $card }, not by the rules: { $why }
picker-name-colour = { $card }: which colour?
picker-back = Another card
picker-none-yet = Tap the cards below.
picker-take-off = { $card }, take off
picker-done-none = Done · no cards
picker-done-one = Done · 1 card
picker-done-many = Done · { $n } cards
picker-all-laid = No more of { $card }: the deck has { $n }.
picker-enough = { $n } are enough. Tap one to take it off.

## Finding by free words
finding-label = Search in your own words
finding-hint = “+2 on +4”, “forgot UNO”, “what is a wild worth”
finding-none = Nothing found for “{ $words }”. Other words may do, such as the name of a card.

## Play along: what the log has missed, what was logged wrongly
deed-seen = Something is missing here: { $what }
deed-counted = Counted again: { $what }
deed-seen-turn = it is { $name }’s turn
deed-seen-left = play runs to the left
deed-seen-right = play runs to the right
deed-seen-side = now up: { $side }
deed-seen-top = { $cards } { $count ->
    [one] lies
   *[other] lie
} on top
deed-seen-holds = { $name } holds { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
deed-revised = Line { $line } corrected ({ $why }): { $deed }
deed-struck = Line { $line } struck out ({ $why })
history-revised = { $now }. Before: { $was }

nav-play = Play along

play-not-begun = { $dealer } has dealt
play-play = { $name }’s turn
play-drawn = { $name } has drawn
play-acting = { $name } acts out of turn
play-challenge = { $name } answers
play-challenges = { $name } challenges, and what was found?
play-colour = { $name } names a colour
play-reveal = What lies on top now?
play-tilt = { $name } drops a card
play-over-out = { $name } is out
play-over-fell = { $name } brought it down
play-over-nobody = The hand is over
play-leftward = Play runs to the left.
play-rightward = Play runs to the right.
play-holds = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
play-holds-unknown = cards not counted
play-owes = owes { $count }
play-owes-until = until colour
play-no-uno = no UNO
play-uno = UNO
play-deals = dealer
play-closed = closed
play-any-colour = any colour
play-colour-open = colour open
play-nothing-up = empty
play-tower = { $levels } levels{ $blocks ->
    [0] {""}
    [one] , 1 block above
   *[other] , { $blocks } blocks above
}
play-begin = Log what happens as it happens. Whatever you tap can be taken back.
play-refused = That cannot be logged: { $why }
play-undo = Undo
play-redo = Redo
play-count = Count the hands
play-count-round = Save the round
play-score = Score sheet
play-way-next = Next
play-way-back = Taken back{ $fine ->
    [0] {""}
   *[other] , draws { $fine }
}
play-way-goes-back = Goes back into the deck
play-way-stands = It stood
play-way-swap = Swaps with { $name }
play-way-over = hand over
play-way-reveal = turn over
play-log = This hand
play-log-all = Show all { $count } lines
play-log-empty = Nothing logged yet.
play-flag-struck = struck out
play-flag-revised = corrected
play-flag-ruled = table’s ruling
play-flag-back = taken back
play-flag-illegal = not allowed, stood
play-line-fix = Correct
play-line-strike = Strike out
play-line-was = Before: { $was }.
play-line-why = Why: { $why }.
play-why-mistake = mistapped
play-why-player = wrong player
play-why-later = noticed later
play-text = Copy or read in this hand
play-text-paste = Lines to add
play-text-hint = One event per line, as above. Seats are counted from 0. Either all lines are added or none.
play-text-read = { $count ->
    [0] Add lines
    [one] Add 1 line
   *[other] Add { $count } lines
}
play-text-no-move = Line { $number } “{ $line }” is no event of a hand. Nothing is added.
play-text-wrong = Line { $number } “{ $line }” cannot follow: { $why }. Nothing is added.

act-draw = Draw
act-keep = Keep
act-uno = UNO
act-call = Late UNO
act-catch = Caught
act-spill = Cards fall
act-place = Placed
act-two-hands = Two hands
act-fall = Tower falls
act-accept = { $name } accepts
act-guilty = It was a bluff
act-innocent = It was honest
act-challenge = Show the hand
act-take = { $name } draws { $count }

ask-start = { $count ->
    [one] The first card turned up
    [0] The first card turned up
   *[other] The first cards: left tray, then right
}
ask-colour = { $name } names
ask-reveal = The card on top after turning over
ask-drop = { $name } drops
ask-shown = { $name } shows: a card that fits is enough
ask-two-hands = { $name } used two hands: the colour of the penalty
ask-seen = { $count ->
    [one] The card on top now
    [0] The card on top now
   *[other] The cards on top now: left tray, then right
}

gap-under-way = The hand is under way already
gap-missing = Something is missing
gap-how = Tap a player to say whose turn it is, or:
gap-direction = Play runs the other way
gap-side = The other side is up
gap-top = Another card is on top
gap-turn = It is { $name }’s turn
gap-acts = { $name } acts out of turn
gap-count = { $name } holds

fix-line = Line { $line }: { $deed }
fix-who = Who
fix-whom = Whom
fix-turn = Whose turn
fix-tray = Which tray
fix-uno = said UNO
fix-stood = It stood all the same
fix-card = What it was
fix-found = What was found?
fix-why = Why
fix-leave = Leave it
fix-save = Correct line { $line }
## In and out
nav-share = In and out
share-backup = Backup
share-bring = Bring something in
share-bring-about = A backup of this app, from this or another device, or what Board Game Stats, BoardGameGeek, KeepScore or ScorePad have written. You see what it would change before anything is written.
backups-about = Everything in one file: matches with every entry, players, house rules and rulings. Keep it somewhere else than on this computer.
backups-download = Download backup
backups-none-yet = With the first hand of a day a backup is written by itself. The last 14 are kept.
backups-daily = Written by itself day by day, the last 14 are kept in { $folder }.
backups-day = Backup of
backups-look = See what it would bring back
backups-size = { $kilobytes } kB
incoming-choose = Choose a file
incoming-file = A file
incoming-large = This file is too large. Nothing was changed.
incoming-foreign = This file is no backup of this app, or only a part of one, and of no other app that can be read here. Nothing was changed.
incoming-newer = This backup was written by a newer version of the app. Bring this one up to date first. Nothing was changed.
incoming-damaged = This file is damaged or was cut short. Nothing was changed.
incoming-detail = What is wrong with it
incoming-changes = What would change here
incoming-nothing = All of this is here already
incoming-made = The file was written: { $when }.
incoming-players = { $count ->
    [one] A new player: { $names }
   *[other] { $count } new players: { $names }
}
incoming-profiles = { $count ->
    [one] House rules under one name
   *[other] House rules under { $count } names
}
incoming-rulings = { $count ->
    [one] One ruling
   *[other] { $count } rulings
}
incoming-new = { $count ->
    [one] One match that is not here
   *[other] { $count } matches that are not here
}
incoming-longer = { $count ->
    [one] One match that went on elsewhere
   *[other] { $count } matches that went on elsewhere
}
incoming-differs = { $count ->
    [one] One match that went on both here and elsewhere: it stays as it is here
   *[other] { $count } matches that went on both here and elsewhere: they stay as they are here
}
incoming-known = { $count ->
    [one] One match is here already.
   *[other] { $count } matches are here already.
}
incoming-more = and { $count } more
incoming-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
incoming-merge = Bring it in
incoming-leave = Leave it
incoming-close = Close
incoming-done = Done. { $matches ->
    [0] No match
    [one] One match
   *[other] { $matches } matches
} and { $players ->
    [0] no player
    [one] one player
   *[other] { $players } players
} came in.
share-tables = All matches as tables
tables-about = For a spreadsheet or a program. A row per hand and player, or a row per match with a column per player.
tables-hands = Hands (CSV)
tables-matches = Matches (CSV)
tables-rounds = Hand by hand (CSV)
tables-excel = Excel
share-match = A match to hand on
out-match = Match
out-no-match = There is no match yet.
finish-share = Share
out-paper = On paper
out-tables = As tables and text
out-pdf = PDF
out-html = Page to print
out-unprinted = The fonts of this computer cannot write { $names } in the PDF. The page to print uses the letters of your own device.
out-png = Save picture
out-svg = Picture as SVG
out-bgstats = Send to the app
out-bgstats-about = The link opens the app on a phone that has it. The file can be opened there too.
out-log = Log as text
out-bgsplay = Play file
printed-total = Total
printed-leads = { $count ->
    [one] { $names } leads
   *[other] { $names } lead
}
printed-corrected = Hand { $number } was corrected.
printed-struck = Hand { $number } was struck out and does not count.

## In and out: files of other apps
report-from = From { $app }.
report-titles = Which of these were games of ours
report-no-title = without a title
report-titles-none = none of them
report-titles-are = They were
report-with-totals = Also matches of which only the end is known, one hand per player
report-scoring = Where the points would fit both, they were scored as
report-scoring-told = the file says
report-collected = { $count ->
    [one] In one match it is known who got the points, but not from whom. They are noted as left with the next player.
   *[other] In { $count } matches it is known who got the points, but not from whom. They are noted as left with the next player.
}
report-ends = { $count ->
    [one] Of one match only the end is known. Each player’s total is noted as one hand, so totals and winner are right and the number of hands is not.
   *[other] Of { $count } matches only the end is known. Each player’s total is noted as one hand, so totals and winners are right and the number of hands is not.
}
report-refused = { $count ->
    [one] One match cannot come in: { $why }
   *[other] { $count } matches cannot come in: { $why }
}
report-why-other-game = another game
report-why-unnamed = the title does not say which game it was
report-why-tower = a tower has no points, and the file does not say who brought it down
report-why-seats = too few or too many players
report-why-name = a player has no name that can be shown
report-why-name-twice = two players have the same name
report-why-score = a score is no whole number
report-why-negative = there are points below zero
report-why-rounds = its rounds fit no scoring of this game
report-why-totals = only the end is known
report-why-winner = the file names another winner than the points
report-why-teams = it was played in teams
report-why-quantity = several plays stand for one
report-why-empty = there are no points
report-why-unusable = its points are no match that can be played

score-play-along = Play along
score-play-on = Back to the hand
entry-count-known = By the log: { $n } cards
entry-count-differs = By the log { $name } holds { $n } cards, not { $laid }. It can be saved all the same.
## Statistics
nav-stats = Statistics
finish-stats = Statistics
stats-view = Statistics of
stats-view-group = Group
stats-view-player = Player
stats-view-match = Match
stats-every-game = All games
stats-every-scoring = All scoring systems
stats-more = More filters
stats-mixed-scoring = Several scoring systems are added together here: points mean different things in each.
stats-rounds = At UNO Stacko a hand is a round, from the first pull to the fall.
stats-mixed-game = Several games are added together here: what a hand is worth differs from one to another.
stats-in-force = Filtered:
stats-meanings = What these figures mean
stats-seats = Players at the table
stats-people = Matches with
stats-people-any = Anybody
stats-company = Who else played
stats-company-all = These and others
stats-company-only = Only these
stats-percent = { $n } %
stats-too-few = Told from { $least } on; so far { $n }
stats-sample = out of { $of }
stats-sample-interval = out of { $of } · { $low } to { $high } %
stats-sample-range = out of { $of } · { $low } to { $high }
stats-of-hands = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
}
stats-of-won = { $n ->
    [one] { $n } hand won
   *[other] { $n } hands won
}
stats-of-won-each = { $n ->
    [one] { $n } hand won on each side
   *[other] { $n } hands won on each side
}
stats-of-lost = { $n ->
    [one] { $n } hand lost
   *[other] { $n } hands lost
}
stats-of-known = { $n ->
    [one] { $n } lost hand with its cards
   *[other] { $n } lost hands with their cards
}
stats-of-such = { $n ->
    [one] { $n } such hand
   *[other] { $n } such hands
}
stats-of-along = { $n ->
    [one] { $n } hand played along
   *[other] { $n } hands played along
}
stats-of-timed = { $n ->
    [one] { $n } timed hand
   *[other] { $n } timed hands
}
stats-of-evening = { $n ->
    [one] { $n } hand in an evening
   *[other] { $n } hands in an evening
}
stats-of-nights = { $n ->
    [one] { $n } game night
   *[other] { $n } game nights
}
stats-of-games = { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
stats-of-games-won = { $n ->
    [one] { $n } match won
   *[other] { $n } matches won
}
stats-of-lost-games = { $n ->
    [one] { $n } match lost
   *[other] { $n } matches lost
}
stats-of-games-timed = { $n ->
    [one] { $n } timed match
   *[other] { $n } timed matches
}
stats-of-challenges = { $n ->
    [one] { $n } challenge
   *[other] { $n } challenges
}
stats-of-missed = { $n ->
    [one] { $n } forgotten call
   *[other] { $n } forgotten calls
}
stats-of-fell = { $n ->
    [one] { $n } tower brought down
   *[other] { $n } towers brought down
}
stats-of-target = { $n } % of the target
stats-per-hand = per hand
stats-side = Side
stats-out = Went out
stats-round-won = Won
stat-game-minutes = Minutes per match
stat-game-minutes-help = Matches of which every hand was timed, without breaks.
stat-night-games = Matches per night
stat-night-games-help = Matches begun on each day on which any was. A night lasts until six in the morning.
stat-stuck-most = Most often stuck with
stat-stuck-most-help = The kind of card that was left most often in lost hands, where cards were entered one by one. Who is level is named.
stat-stuck-dearest = Costliest cards
stat-stuck-dearest-help = The kind of card that cost most points in lost hands, where cards were entered one by one.
stat-biggest = The biggest hand, card by card
stat-biggest-help = What the others were left with in this player’s biggest hand. Of several the latest five.
stat-causes = Cards made to draw, by rule
stat-causes-help = Which rules made this player draw, in hands that were played along.
stats-count-cards = { $n ->
    [one] { $shown } card
   *[other] { $shown } cards
}
stats-as-table = Show as table
stats-none = No hand has been played here yet. Other filters may find some.
stats-of-them-over = { $n } won
stats-leaderboard-caption = A dash stands where too little has been played: 5 hands, or 3 matches.
stats-most-played = The { $n } who have played most.
stats-against = { $name } was ahead of { $other } in { $ahead } of { $games }, level in { $level }; by { $gap } points on average
stats-fed = { $name } left { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $other }
stats-last-change = Last change
stats-unit-points = points
stats-unit-cards = cards
stats-unit-games = matches
stats-unit-plays = plays
stats-unit-minutes = minutes
stats-night = { $day }: { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
stats-value = Value
stats-who = Who
stats-when = When
stats-records-caption = Everybody who shares a record is named, up to five matches; of a match, its winners.
stats-question = Question
stats-times = Times
stats-argued-none = No table has ruled on anything yet.
stats-section-result = Winning
stats-section-points = Points
stats-section-cards = Cards left
stats-section-race = The race
stats-section-play = Play, where it was logged
stats-section-scale = The scale
stats-section-tower = The tower
stats-section-others = The others
stats-now = now { $n }
stats-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
stats-no-bond = Nobody yet
stats-no-rival = Told from 8 hands between two on
stats-won-of = { $won } of { $hands } hands won
stats-rate = { $rate } % ({ $low }–{ $high }), { $n } hands
stats-flips-odd = Flipped an odd number of times
stats-flips-even = Flipped an even number, or never
stats-place = { $n -> 
    [0] Dealing
    [1] 1 to the left
   *[other] { $n } to the left
}
stats-match = Match
stats-match-asked = The match asked for
stats-yes = The same
stats-no = Another
stats-ahead = Took the lead
stats-all-figures = All figures side by side
stats-all-caption = A dash stands where one match is too little to tell.
stats-home = Home
stat-matches = Matches
stat-matches-help = Matches with at least one seat taken, also those that are still on or were abandoned. Only those that were won count for places.
stat-hands = Hands
stat-hands-help = Hands that count. Struck ones are left out everywhere.
stat-leaderboard = Leaderboard
stat-leaderboard-help = By matches won, measured against an even share at each table. Tap More filters to choose people or a period.
stat-games-won = Matches won
stat-hands-won = Hands won
stat-hand-rate = Hands won, share
stat-hand-rate-help = Hands won out of hands played. The range is where the true rate most likely lies.
stat-hand-par = Hands against an even share
stat-hand-par-help = 1 means winning as often as anybody at the table, whether two play or ten. 1.5 is half as often again.
stat-game-rate = Matches won, share
stat-game-rate-help = Matches won out of matches that ended with a winner. Shared wins count.
stat-game-par = Matches against an even share
stat-game-par-help = 1 means winning as many matches as anybody at tables of that size.
stat-luck = Above or below the odds
stat-luck-help = How far the hands won are from an even share, in standard deviations. Beyond 2 it is hardly chance.
stat-consistency = In the upper half
stat-consistency-help = Share of matches finished in the upper half of the table.
stat-second = Second places
stat-second-help = Matches finished as runner-up.
stat-last = Last places
stat-last-help = Matches in which nobody finished behind.
stat-points-won = Points per hand won
stat-points-won-help = What the others were left with, on average, when this player went out.
stat-best-hand = Biggest hand
stat-best-hand-help = The most points that the others were left with in one hand. Its cards stand further down.
stat-conceded = Points left per hand
stat-conceded-help = What this player’s own cards were worth at the end, over all hands, won ones included. Less is better.
stat-conceded-lost = Points left per lost hand
stat-conceded-lost-help = The same, over the hands that somebody else won.
stat-pace = Points booked per hand
stat-pace-help = What went on this player’s total per hand, under the scoring of each match.
stat-volatility = Swing
stat-volatility-help = How much the points booked differ from hand to hand: their standard deviation.
stat-kingmaker = Kingmaker
stat-kingmaker-help = In matches lost: the share of the winner’s points that came from this player.
stat-cards-left = Cards left when losing
stat-cards-left-help = How many cards were left in lost hands, where they were entered one by one.
stat-dearness = Points per card held
stat-dearness-help = What one card left was worth on average. High means holding on to dear cards.
stat-wild-share = Points in wilds
stat-wild-share-help = Share of the points left that were wild cards.
stat-close = So close
stat-close-help = Lost hands with a single card left.
stat-led = In the lead
stat-led-help = Share of hands after which nobody was ahead of this player.
stat-comeback = Greatest comeback
stat-comeback-help = The most points behind in a match that was won all the same.
stat-collapse = Greatest lead lost
stat-collapse-help = The largest lead in a match that somebody else won.
stat-clutch = When it matters
stat-clutch-help = Hands won among those in which an average hand would have taken somebody to the target.
stat-challenges = Challenges won
stat-challenges-help = Challenges by this player that found the other one guilty.
stat-bluffs = Caught bluffing
stat-bluffs-help = Challenges against this player that found a playable card.
stat-net-cards = Cards from challenges
stat-net-cards-help = Cards that others drew because of challenges, less those drawn oneself.
stat-unchallenged = Wild draws accepted
stat-unchallenged-help = Wild draw cards of this player that nobody challenged.
stat-illegal = Illegal plays per hand
stat-illegal-help = Plays against the rules, taken back or not, unless the table let them stand.
stat-uno-missed = UNO forgotten per hand
stat-uno-missed-help = How often UNO was not called with the second last card.
stat-uno-caught = Caught without UNO
stat-uno-caught-help = Share of forgotten calls that somebody noticed in time.
stat-uno-late = UNO called late
stat-uno-late-help = Forgotten at first, called before anybody noticed.
stat-catches = Caught others
stat-catches-help = How often this player noticed that somebody had not called UNO.
stat-penalties = Cards made to draw per hand
stat-penalties-help = Cards drawn because of a rule: draw cards, challenges, UNO, spills.
stat-fastest = Fastest hand
stat-fastest-help = The fewest plays, of all together, in a hand this player won.
stat-spills = Spills per hand
stat-spills-help = How often cards fell off the scale by this player’s doing.
stat-stops = Stop cards per hand
stat-stops-help = Stop cards that this player laid on the scale.
stat-topples = Towers brought down
stat-topples-help = Share of rounds in which the tower fell by this player’s doing.
stat-blocks = Blocks per topple
stat-blocks-help = Blocks pulled for each tower brought down, where play was logged.
stat-safe-streak = Safe within a match
stat-safe-streak-help = Most rounds in a row, within a match, without bringing the tower down.
stat-lead-changes = Changes of the lead
stat-lead-changes-help = How often somebody else took the lead alone. Of several matches: on average.
stat-hands-per-game = Hands per match
stat-hands-per-game-help = How many hands it took to reach the target.
stat-hand-minutes = Minutes per hand
stat-hand-minutes-help = From the first play, or the hand before, until it was entered. Left out: under half a minute, copied from paper, and over an hour, with a break.
stat-hand-plays = Plays per hand
stat-hand-plays-help = Cards laid or blocks pulled, in hands that were played along.
stat-flips = Flips per hand
stat-flips-help = How often everything was turned over, in hands that were played along.
stat-agreement = Same winner by the other scoring
stat-agreement-help = Winner collects and lowest wins, on the same hands: whether both name the same winner.
stat-head-to-head = Head to head
stat-head-to-head-help = In how many matches that both finished the player of the row was ahead of the player of the column, and by how many points on average (below zero: behind). Choose two people and Only these under More filters for duels.
stat-feeding = Who feeds whom
stat-feeding-help = Points that the player of the row was left with when the player of the column went out.
stat-rating = Rating
stat-rating-help = Skill from the places of the latest 2,000 matches, by Plackett and Luce: what can be vouched for, the estimate less three deviations. Told from 3 matches on.
stat-nights = Game nights
stat-nights-help = Matches begun on each day, the latest half year. A night lasts until six in the morning.
stat-records = Records
stat-records-help = The highest and lowest of all these matches.
stat-record-best-hand = Biggest hand
stat-record-comeback = Greatest comeback
stat-record-closest = Closest finish
stat-record-blow-out = Clearest win
stat-record-lead-changes = Most changes of the lead
stat-record-longest-run = Most hands won in a row, in a match
stat-record-longest-match = Longest match, hands
stat-record-fastest-out = Fewest plays to go out
stat-record-safe-run = Most safe rounds in a row, in a match
stat-argued = Most argued rules
stat-argued-help = What tables most often decided otherwise than the sheet. How often they followed it is not noted, so there is no share.
stat-streak = Hands won in a row
stat-streak-help = The longest row of hands won, also from one match to the next.
stat-drought = Hands without a win
stat-drought-help = The longest row of hands that others won.
stat-game-streak = Matches won in a row
stat-game-streak-help = The longest row of matches won.
stat-game-drought = Matches without a win
stat-game-drought-help = The longest row of matches that others won.
stat-safe-row = Safe rounds in a row
stat-safe-row-help = The longest row of rounds without bringing the tower down, from match to match.
stat-heavy-tail = In three bad hands
stat-heavy-tail-help = Share of all points left that came from the three worst hands.
stat-tilt-points = Points in Tilt cards
stat-tilt-points-help = Points that were left with this player in cards that tilt the scale.
stat-customer = Favourite customer
stat-customer-help = Who left this player the most points.
stat-sponsor-of = Sponsors
stat-sponsor-of-help = To whom this player left the most points.
stat-nemesis = Nemesis
stat-nemesis-help = Who won the largest share of the hands this player lost, three at least.
stat-minion = Minion
stat-minion-help = Whose lost hands this player won the largest share of, three at least.
stat-rival = Rival
stat-rival-help = With whom hands are most evenly won. The share is this player’s.
stat-best-evening = Best evening
stat-best-evening-help = The most hands won above an even share, of evenings with 5 hands or more.
stat-worst-evening = Worst evening
stat-worst-evening-help = The fewest hands won against an even share, of evenings with 5 hands or more.
stat-form = Form
stat-form-help = Hands won against an even share, over the latest ten matches at each point. 1 is even.
stat-dark-share = Ended on the dark side
stat-dark-share-help = Hands that ended with the dark side up.
stat-dark-premium = Dark premium
stat-dark-premium-help = How much more a hand won on the dark side brings than one on the light side.
stat-sides = Wins by side
stat-sides-help = Hands won, by the side on which they ended. The dotted line is all hands together.
stat-flip-parity = Wins by number of flips
stat-flip-parity-help = Hands won, by whether everything was turned over an odd number of times.
stat-places = Wins by place at the table
stat-places-help = Hands won, by the distance from the dealer. Who sits 1 to the left usually starts. The dotted line is all hands together.
stat-faces = Cards left, kind by kind
stat-faces-help = What they cost this player in lost hands, the dearest first, where they were entered one by one.
stat-left-of = To the left of
stat-left-of-help = Hands won when sitting to the left of each of the others.
stat-awards = Awards of the night
stat-awards-help = One line each; who is level shares it.
stat-race = The race
stat-race-help = Totals hand by hand. A dotted line stands where somebody else took the lead, in their colour. The table has each hand’s side, who went out and what was booked.
stat-lengths = Length hand by hand
stat-lengths-help = Minutes from the first play, or the hand before, until it was entered. Plays stand in the table, where they were logged.
stat-margin = Margin
stat-margin-help = How far the winner was ahead of the runner-up.
stat-match-minutes = Minutes played
stat-match-minutes-help = All hands together, without breaks.
stats-count-points = { $n -> 
    [one] { $shown } point
   *[other] { $shown } points
}
stats-count-hands = { $n -> 
    [one] { $shown } hand
   *[other] { $shown } hands
}
stats-count-plays = { $n -> 
    [one] { $shown } play
   *[other] { $shown } plays
}
stats-count-times = { $n -> 
    [one] once
   *[other] { $shown } times
}
stats-count-games = { $n -> 
    [one] { $shown } match
   *[other] { $shown } matches
}
award-sprinter = The Sprinter
award-sprinter-help = Fewest plays in a hand won.
award-big-hand = The Big Hand
award-big-hand-help = Most points in a hand.
award-comeback = The Comeback
award-comeback-help = Furthest behind, and won.
award-streak = On a Roll
award-streak-help = Most hands won in a row.
award-iron-wall = The Iron Wall
award-iron-wall-help = Fewest points left per hand.
award-sponsor = The Sponsor
award-sponsor-help = Most points left to others.
award-hoarder = The Hoarder
award-hoarder-help = Dearest cards left.
award-judge = The Judge
award-judge-help = Most challenges won.
award-catcher = The Hawk
award-catcher-help = Noticed most missing UNO calls.
award-sleeper = The Sleeper
award-sleeper-help = Forgot UNO most often.
award-steady-hand = The Steady Hand
award-steady-hand-help = Most safe rounds in a row, after a fall or before.
award-toppler = The Toppler
award-toppler-help = Brought the tower down most often.
award-bridesmaid = The Bridesmaid
award-bridesmaid-help = Finished second.
award-wooden-spoon = The Wooden Spoon
award-wooden-spoon-help = Finished last.

# Who will win: an estimate
chances = Estimate: who wins
chances-to-go = { $n ->
    [one] about one more hand
   *[other] about { $n } more hands
}
chances-help = The rest of the match is played out many thousand times, with hands like those of this match, of the same people before, and of chance play. The more hands you have played, the less the last of these counts.
chances-none = No estimate: this match is not a race to a target that everybody comes nearer to hand by hand.
stat-chances = Estimate: chances to win
stat-chances-help = After each hand the rest of the match is played out thousands of times, with hands like those of this match until then, of the same people before, and of chance play. The dotted line is what all have at the start.
stat-hands-to-go = Hands to go
stat-own-pace = At their own pace
stat-own-pace-help = Points left to the target, shared out over hands like this player’s own in this match. It looks at nobody else: where points count against, it says when the limit is reached.
## House-rule lab
nav-lab = House-rule lab
lab-from-house = Try in the lab what a rule does
lab-about = What would another rule do to your evenings? The same deals are played under two sets of rules, many times over.
lab-games = UNO Stacko is not played here: how long a tower stands is up to steady hands, and beside them its rules hardly count.
lab-one = First rules
lab-other = Second rules
lab-changed = The first, with one point changed
lab-of-match = As this match is played
lab-of-next = As chosen for the next match
lab-one-shown = First rules of the trial shown
lab-other-shown = Second rules of the trial shown
lab-point = What is changed
lab-to = To
lab-seats = Players
lab-hands = Hands under each
lab-seed = Shuffle
lab-seed-help = The same number gives the same deals, on every computer. Another one gives others.
lab-on-machine = Played on all cores of this computer.
lab-on-cluster = Played on the cluster { $address }.
lab-start = Play
lab-again = Play with another shuffle
lab-compared = What is compared
lab-cancel = Stop
lab-starting = Getting ready …
lab-progress = { $done } of { $hands } hands, { $cores ->
    [one] on one core
   *[other] on { $cores } cores
}
lab-seconds-left = { $left ->
    [0] nearly done
    [one] about a second left
   *[other] about { $left } seconds left
}
lab-minutes-left = about { $left } minutes left
lab-nobody = The cluster is there, but no computer in it plays yet.
lab-cancelled = Stopped after { $done } of { $hands } hands.
lab-lost = Whoever played the hands is gone. Start once more.
lab-unreachable = The cluster { $address } does not answer.
lab-use-machine = Play on this computer
lab-no-machine = This computer could not start to play.
lab-result = What came of it
lab-played = { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
}, { $hands } hands under each.
lab-all-alike = Not one of { $hands } hands went otherwise. What differs does not show where players lay by chance, or only in how a match is scored.
lab-unclear = No difference that { $hands } hands could show: { $what }.
lab-change = Difference
lab-table = Below each figure: where it lies, nineteen times out of twenty. Differences of shares are in points of a hundred.
lab-interval = { $low } … { $high }
lab-measures = What is measured
lab-by-chance = A simulation, not real people: players lay any card that fits, by chance, and sometimes forget to call UNO. Trust the difference more than the figures.
lab-moves = Moves per hand
lab-moves-help = Cards played, and draws with what became of them.
lab-moves-more = Hands take about { $by } moves more ({ $low } to { $high }).
lab-moves-less = Hands take about { $by } moves fewer ({ $low } to { $high }).
lab-points = Points per hand
lab-points-help = What the winner collects from all others.
lab-points-more = The winner of a hand collects about { $by } points more ({ $low } to { $high }).
lab-points-less = The winner of a hand collects about { $by } points fewer ({ $low } to { $high }).
lab-length = Hands to { $target }
lab-length-help = Hands until somebody has { $target } points, where the winner of a hand collects. Matches are put together from the hands played.
lab-length-more = A match to { $target } takes about { $by } hands more ({ $low } to { $high }).
lab-length-less = A match to { $target } takes about { $by } hands fewer ({ $low } to { $high }).
lab-comeback = Comebacks
lab-comeback-help = Matches won by somebody who was behind the leader when the first player had half of { $target } points.
lab-comeback-more = Of 100 matches, about { $by } more are won from behind ({ $low } to { $high }).
lab-comeback-less = Of 100 matches, about { $by } fewer are won from behind ({ $low } to { $high }).
lab-ran-out = Draw pile empty
lab-ran-out-help = Hands in which somebody had to draw and the draw pile was empty.
lab-ran-out-more = The draw pile runs out in about { $by } more hands of 100 ({ $low } to { $high }).
lab-ran-out-less = The draw pile runs out in about { $by } fewer hands of 100 ({ $low } to { $high }).
lab-first-seat = Won by the first seat
lab-first-seat-help = Hands won by whoever sits to the left of the dealer.
lab-first-seat-more = Of 100 hands, whoever sits to the left of the dealer wins about { $by } more ({ $low } to { $high }).
lab-first-seat-less = Of 100 hands, whoever sits to the left of the dealer wins about { $by } fewer ({ $low } to { $high }).
stat-lab-lengths = How long hands are
stat-lab-lengths-help = How many hands of 100 take so many moves. The longest hundredth is put into the last step.
lab-axis-moves = Moves
lab-axis-share = Hands of 100
lab-up-to = up to { $n }
## Ask: one question instead of a whole hand
ask-q-held = Does the hand shown hold a card of the colour that lay there before the wild?
ask-held-yes = Yes, one or more
ask-held-no = No, none
ask-held-hand = Tap in the whole hand

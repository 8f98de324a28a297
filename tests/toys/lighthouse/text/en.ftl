title = Lighthouse
description = One of you knows which ship is out there; together you bring it home.
option-players = Players
    .help = How many keepers there are, people and bots.
option-nights = Nights
    .help = How many ships must find their way.
list =
    .comma = { $rest }, { $last }
    .and = { $rest } and { $last }

call-leave = leave it
    .help = says nothing to this signal
call-call = call
    .help = you know the name, and must say it if the watch speaks
call-silent = stay silent
    .help = the one on watch says no name
call-speak = speak
    .help = the one on watch says a name, then all callers
verdict-wrong = wrong
verdict-right = right
ship-albatross = albatross
ship-beluga = beluga
ship-cormorant = cormorant
ship-dolphin = dolphin
ship-eider = eider
ship-frigate = frigate
ship-gannet = gannet
ship-heron = heron
ship-ibis = ibis
ship-jackdaw = jackdaw
ship-kittiwake = kittiwake
ship-lapwing = lapwing

NightBegun = Night { $night }: { $tower } climbs the tower.
ShipDrawn = { $ship ->
    [hidden] { $tower } sees a ship.
   *[seen] { $tower } sees the { $ship }.
}
Signalled = { $tower } signals: { $words }.
Called = { $seat } calls.
LeftIt = { $seat } leaves it.
Spoken = { $seat } says: { $words }.
Judged = { $right ->
    [yes] { $seat } is right.
   *[no] { $seat } is wrong.
}
FellAsleep = { $seat } falls asleep.
NightOver = { $home ->
    [yes] The { $ship } comes home.
   *[no] The { $ship } is lost.
}

tower =
    .ship = Which ship passes?
    .ship-help = A name that has not passed yet.
    .signal = What do you signal?
    .signal-help = Any words but the name itself.
    .judge = Is { $guesser } right to say “{ $words }”?
    .judge-help = Those words are none of the names, so you alone decide.
watch =
    .call = Do you speak?
    .call-help = Whoever calls must say a name, and falls asleep if it is wrong.
    .guess = Which ship is it?
    .guess-help = Say its name.

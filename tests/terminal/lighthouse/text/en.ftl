title = Lighthouse
description = Bring the ships home together.
list =
    .comma = { $rest }, { $last }
    .and = { $rest } and { $last }
myself = { $name } (yourself)
call-leave = leave it
call-call = call
call-silent = stay silent
call-speak = speak
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
    .signal = What do you signal?
    .signal-help = Any words but the name itself.
    .judge = Is { $seat } right?
    .judge-help = You alone decide.
watch =
    .call = Do you speak?
    .call-help = Whoever is wrong falls asleep.
    .guess = Which ship is it?
    .guess-help = Say its name.

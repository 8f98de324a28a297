title = Masquerade
description = A ball at which nobody must be recognised.
option-players = Players
list =
    .comma = { $rest }, { $last }
    .and = { $rest } and { $last }
myself = { $name } (yourself)

colour-red = red
colour-blue = blue
colour-gold = golden
colour-black = black
mask-red_fox = red fox
mask-red_owl = red owl
mask-red_cat = red cat
mask-blue_fox = blue fox
mask-blue_owl = blue owl
mask-blue_cat = blue cat
mask-gold_fox = golden fox
mask-gold_owl = golden owl
mask-gold_cat = golden cat
mask-black_fox = black fox
mask-black_owl = black owl
mask-black_cat = black cat
deed-peek = peek
deed-rest = rest
deed-accuse = accuse
reply-let = let it be
reply-turn = turn it round

MaskDealt = { $mask ->
    [hidden] { $seat } puts on a mask.
   *[seen] { $seat } puts on the { $mask }.
}
RoundBegun = Round { $round }.
DeedChosen = { $deed ->
    [hidden] { $seat } has chosen.
   *[seen] { $seat } has chosen: { $deed }.
}
DeedShown = { $seat } will { $deed }.
TargetNamed = { $seat } turns to { $target }.
FanSpent = { $seat } spends a fan.
MaskSeen = { $mask ->
    [hidden] { $seat } looks behind the mask of { $target }.
   *[seen] { $seat } looks behind the mask of { $target }: { $mask }.
}
ColourSeen = { $colour ->
    [hidden] { $seat } sees only the colour of { $target }.
   *[seen] { $seat } sees only the colour of { $target }: { $colour }.
}
MaskLaidAside = { $mask ->
    [hidden] { $seat } lays a mask aside.
   *[seen] { $seat } lays the { $mask } aside.
}
MaskNamed = { $seat } says that { $target } is the { $mask }.
Unmasked = { $seat } leaves as the { $mask }.
BallOver = The ball is over; { $winners } won.

ball =
    .deal = Which mask is dealt?
    .deal-help = As the rules say.
    .rest = Which mask is drawn?
    .rest-help = As the rules say.
    .deed = What will you do?
    .deed-help = As the rules say.
    .target = At whom?
    .target-help = As the rules say.
    .react = Does { $seat } get away with it?
    .react-help = As the rules say.
    .mask = Who is { $seat }?
    .mask-help = As the rules say.

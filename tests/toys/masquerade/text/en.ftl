title = Masquerade
description = A ball at which nobody must be recognised.
option-players = Players
    .help = How many guests come to the ball, people and bots.
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
    .help = look behind somebody’s mask
deed-rest = rest
    .help = draw a mask from the chest and lay it aside
deed-accuse = accuse
    .help = name a guest’s mask aloud; if you are wrong, you leave
side-left = left
side-right = right
reply-let = let it be
    .help = it stays as it is now
reply-turn = turn it round
    .help = costs a fan

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
CardWritten = { $colour ->
    [hidden] { $side-id ->
        [right] { $seat } hands in a farewell card.
       *[left] {""}
    }
   *[seen] { $seat } writes for the neighbour on the { $side }: { $colour }.
}
CardRead = { $seat } wrote: { $left } on the left, { $right } on the right.
BallOver = The ball is over; { $winners } won.
MaskRecognisable = You could have known that { $target } wore the { $mask }.

ball =
    .deal = Which mask is dealt?
    .deal-help = One of the masks that nobody wears yet.
    .rest = Which mask is drawn?
    .rest-help = One of the masks that are still in the chest.
    .deed = What will you do?
    .deed-help = All choose in secret; then all deeds are shown and carried out in seat order.
    .target = At whom?
    .target-help = Any other guest who is still at the ball. You want to: { $deed }.
    .react = Does { $rival } get away with it?
    .react-help = Let it stand, or spend a fan to turn it round. { $rival } may do the same after you.
    .react-option-turn = turn it back on { $rival }
    .mask = Who is { $target }?
    .mask-help = Right, and { $target } must leave the ball; wrong, and you must.

card =
    .colour = Which colour did { $neighbour } wear?
    .colour-help = Your neighbour on the { $side }. A right colour is worth a point, and a card you have handed in stays as it is.

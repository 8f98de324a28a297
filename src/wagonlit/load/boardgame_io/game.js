// A game of boardgame.io like those that our own server is put under load with: four seats with hidden hands and a
// deduction sheet each, a few events for every move, a view and a length of about the same size.
"use strict";

const CARDS = 72;
const HAND = 10;
const MOVES = 220; // answers until the game is over
const TURN = 4; // answers in a row

const left = (seat, seats) => (seat + 1) % seats;

// Nobody knows anything yet: each card may lie anywhere.
function emptySheet(seats) {
  const anywhere = Array.from({ length: seats + 1 }, (_, place) => place);
  return Array.from({ length: CARDS }, (_, card) => ({ card, may_be: anywhere, seen: 0, from: null, mark: "" }));
}

function knows(sheet, card, place, from) {
  const line = sheet[card];
  line.may_be = [place];
  line.seen += 1;
  line.from = from;
}

function setup({ ctx, random }) {
  const seats = ctx.numPlayers;
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
  const hands = Array.from({ length: seats }, () => deck.splice(0, HAND));
  const sheets = hands.map((hand, seat) => {
    const sheet = emptySheet(seats);
    hand.forEach((card) => knows(sheet, card, seat, seat));
    return sheet;
  });
  const sizes = hands.map((hand) => hand.length);
  return { moves: 0, clock: 0, leg: 0, deck, hands, sheets, sizes, route: ["paris", "strasbourg", "munich"] };
}

function give({ G, ctx, playerID, random, log }, card) {
  const seats = ctx.numPlayers;
  const giver = Number(playerID);
  const place = G.hands[giver].indexOf(card);
  if (place < 0) return "INVALID_MOVE";
  const taker = left(giver, seats);
  G.hands[giver].splice(place, 1);
  G.hands[taker].push(card);
  knows(G.sheets[giver], card, taker, giver);
  knows(G.sheets[taker], card, taker, giver);
  // Whoever only looked on knows that some card has moved on.
  for (let seat = 0; seat < seats; seat += 1) {
    const line = G.sheets[seat][random.Die(CARDS) - 1];
    if (line.may_be.length > 1 && !line.may_be.includes(taker)) line.may_be.push(taker);
  }
  const events = [{ event: "CardPassed", facts: { giver, taker, card: null } }];
  G.moves += 1;
  G.clock = (G.clock + 1) % 24;
  events.push({ event: "TimePassed", facts: { seat: giver, hours: 1, clock: G.clock } });
  if (G.hands[giver].length < HAND / 2) {
    const fresh = G.hands[taker].shift();
    G.hands[giver].push(fresh);
    knows(G.sheets[giver], fresh, giver, taker);
    events.push({ event: "CardTaken", facts: { taker: giver, giver: taker, card: null } });
  }
  G.sizes = G.hands.map((hand) => hand.length);
  log.setMetadata(events);
}

// A seat is sent its own hand and sheet, and what everybody sees.
function playerView({ G, ctx, playerID }) {
  const { deck, hands, sheets, ...open } = G;
  const view = { ...open, deck: deck.length };
  if (playerID === null || playerID === undefined) return view;
  const asked = ctx.currentPlayer === playerID && ctx.gameover === undefined;
  return { ...view, hand: hands[playerID], sheet: sheets[playerID], options: asked ? hands[playerID] : [] };
}

exports.game = {
  name: "express",
  minPlayers: 2,
  maxPlayers: 6,
  setup,
  // The card a player gives is nobody else's to read in the log; hidden, so the server alone moves.
  moves: { give: { move: give, redact: true, client: false } },
  turn: { minMoves: TURN, maxMoves: TURN },
  endIf: ({ G }) => (G.moves >= MOVES ? { winner: String(G.moves % G.sizes.length) } : undefined),
  playerView,
};

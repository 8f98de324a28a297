// One table: a match with a socket for each seat, spoken to as boardgame.io's own client does.
"use strict";

const { io } = require("socket.io-client");

async function posted(address, body) {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

class Table {
  // `told` is called when every seat has heard of the move that was sent.
  constructor(server, game, match, credentials, told) {
    Object.assign(this, { match, credentials, told });
    this.states = credentials.map(() => null);
    this.target = 0;
    this.sent = 0;
    this.sockets = credentials.map((_, seat) => this.connected(server, game, seat));
  }

  static async opened(server, game, seats, told) {
    const lobby = `${server}/games/${game}`;
    const { matchID } = await posted(`${lobby}/create`, { numPlayers: seats });
    const credentials = [];
    for (let seat = 0; seat < seats; seat += 1) {
      const join = { playerID: String(seat), playerName: `seat ${seat}` };
      credentials.push((await posted(`${lobby}/${matchID}/join`, join)).playerCredentials);
    }
    const table = new Table(server, game, matchID, credentials, told);
    await Promise.all(table.sockets.map((socket) => new Promise((resolve) => socket.once("sync", resolve))));
    return table;
  }

  connected(server, game, seat) {
    const socket = io(`${server}/${game}`, { transports: ["websocket"], forceNew: true });
    const seats = this.credentials.length;
    socket.on("connect", () => socket.emit("sync", this.match, String(seat), this.credentials[seat], seats));
    socket.on("sync", (_match, { state }) => this.heard(seat, state));
    socket.on("update", (_match, state) => this.heard(seat, state));
    return socket;
  }

  heard(seat, state) {
    this.states[seat] = state;
    if (!this.sent || this.states.some((known) => known === null || known._stateID < this.target)) return;
    const waited = performance.now() - this.sent;
    this.sent = 0;
    this.told(this, waited);
  }

  get over() {
    return this.states[0].ctx.gameover !== undefined;
  }

  // The seat whose turn it is makes one of the moves it may make.
  move() {
    const seat = Number(this.states[0].ctx.currentPlayer);
    const { G, _stateID } = this.states[seat];
    const card = G.options[Math.floor(Math.random() * G.options.length)];
    const payload = { type: "give", args: [card], playerID: String(seat), credentials: this.credentials[seat] };
    this.target = _stateID + 1;
    this.sent = performance.now();
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.match, String(seat));
  }

  close() {
    this.sockets.forEach((socket) => socket.disconnect());
  }
}

exports.Table = Table;

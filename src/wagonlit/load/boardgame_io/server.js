// boardgame.io's server with that one game, as its documentation sets it up: tables in memory.
"use strict";

const readline = require("node:readline");
const { Server } = require("boardgame.io/server");
const { game } = require("./game.js");

const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const server = Server({ games: [game], origins: [] });

server.run({ port: { port: 0, host: "127.0.0.1" } }).then(({ appServer }) => {
  say({ port: appServer.address().port, name: game.name });
});

// It says for how long it has used a processor or else, whatever it is asked, how much memory it holds, without what is
// only waiting to be collected.
readline
  .createInterface({ input: process.stdin })
  .on("line", (asked) => {
    const { user, system } = process.cpuUsage();
    if (asked === "processor") return say({ processor_s: (user + system) / 1e6 });
    global.gc();
    say({ memory_kb: process.memoryUsage().rss / 1024 });
  })
  .on("close", () => process.exit(0));

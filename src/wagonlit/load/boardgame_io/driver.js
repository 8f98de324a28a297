// Drives tables of boardgame.io: node driver.js ADDRESS GAME SEATS. Asked on its input, one JSON object a
// line: {"open": tables}, {"moves_per_s": rate, "seconds": long} (rate 0 is as fast as possible), {"forget": true}.
// Says {"share": done} until that is 1, after a measure also what was measured.
"use strict";

const readline = require("node:readline");
const { Table } = require("./table.js");

const [server, game, seats] = process.argv.slice(2);
const OPENING = 8; // tables opened at the same time
const PATIENCE = 10; // seconds that an answer may take before it counts as lost
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const slept = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const idle = []; // tables that wait for their next move, longest first
let tables = 0;
let waits = [];
let flatOut = false;

const opened = () => Table.opened(server, game, Number(seats), told);

function told(table, waited) {
  waits.push(waited);
  if (table.over) replace(table);
  else ready(table);
}

function ready(table) {
  if (flatOut) table.move();
  else idle.push(table);
}

// The same number of games goes on.
function replace(table) {
  table.close();
  opened().then(ready, () => (tables -= 1));
}

async function open(count) {
  let begun = 0;
  let done = 0;
  const work = async () => {
    while (begun < count) {
      begun += 1;
      idle.push(await opened());
      tables += 1;
      done += 1;
      if (done < count) say({ share: done / count });
    }
  };
  await Promise.all(Array.from({ length: OPENING }, work));
}

function forget() {
  idle.splice(0).forEach((table) => table.close());
  tables = 0;
}

// Answers go out when the plan says so, however long the earlier ones take.
async function paced(rate, seconds) {
  const start = performance.now();
  for (let sent = 0; performance.now() - start < seconds * 1000; ) {
    const due = start + (sent / rate) * 1000;
    if (performance.now() < due || idle.length === 0) {
      await slept(1);
      continue;
    }
    idle.shift().move();
    sent += 1;
  }
}

async function hurried(seconds) {
  flatOut = true;
  idle.splice(0).forEach((table) => table.move());
  await slept(seconds * 1000);
  flatOut = false;
}

async function measure(rate, seconds) {
  waits = [];
  const start = performance.now();
  const shown = setInterval(() => say({ share: Math.min((performance.now() - start) / 1000 / seconds, 0.99) }), 200);
  await (rate ? paced(rate, seconds) : hurried(seconds));
  clearInterval(shown);
  const elapsed = (performance.now() - start) / 1000;
  const moves = waits.length;
  for (let left = PATIENCE * 100; left > 0 && idle.length < tables; left -= 1) await slept(10);
  return { seconds: elapsed, moves, waits_ms: waits, lost: tables - idle.length };
}

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line);
    let found = null;
    if (asked.open) await open(asked.open);
    else if (asked.forget) forget();
    else found = await measure(asked.moves_per_s, asked.seconds);
    say({ share: 1 });
    if (found) say(found);
  }
  process.exit(0);
}

main().catch((fault) => {
  console.error(String(fault));
  process.exit(1);
});

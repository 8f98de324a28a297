// Writes .gz and .br beside every file of the built page that gets smaller by it, and weighs the first load.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const page = join(dirname(fileURLToPath(import.meta.url)), "../../src/wagonlit/table/page");
const FIRST_LOAD = 250_000; // bytes, compressed, without fonts

const small = (file) => /\.(html|js|css|svg|ftl|txt|json|webmanifest)$/.test(file);
const best = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

for (const file of readdirSync(page, { recursive: true }).filter(small)) {
  const text = readFileSync(join(page, file));
  writeFileSync(join(page, `${file}.gz`), gzipSync(text, { level: 9 }));
  writeFileSync(join(page, `${file}.br`), best(text));
}

const index = readFileSync(join(page, "index.html"), "utf8");
const first = [...index.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((found) => found[1]);
const weigh = (file) => gzipSync(readFileSync(join(page, file)), { level: 9 }).length;
const weight = ["index.html", ...first.filter(small)].reduce((sum, file) => sum + weigh(file), 0);
console.log(`first load: ${(weight / 1000).toFixed(1)} kB (gzip, without fonts)`);
if (weight > FIRST_LOAD) {
  console.error(`That is more than ${FIRST_LOAD / 1000} kB.`);
  process.exit(1);
}

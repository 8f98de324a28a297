import { defineConfig } from "vitest/config";

const server = process.env["WAGONLIT"] ?? "http://localhost:8000";

export default defineConfig({
  build: {
    outDir: "../src/wagonlit/table/page",
    emptyOutDir: true,
    // Nothing inline: the page is served under a policy that allows files of its own host only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // Texts lie beside the games in Python; the gallery reads them from there.
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: {
    environment: "happy-dom",
    // A window for each file would take as long as all tests; test/fresh.ts makes this one new each time.
    isolate: false,
    pool: "threads",
    setupFiles: ["test/fresh.ts"],
    // A time limit that only something broken exceeds: the machine may be busy.
    testTimeout: 30_000,
    include: ["src/**/*.test.ts?(x)", "test/**/*.test.ts?(x)"],
  },
});

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
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts?(x)", "test/**/*.test.ts?(x)"] },
});

/** Builds the page into the package; `npm run dev` serves it beside a running `firehouse serve`. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { appFiles } from "./build/app_files.ts";
import { compress } from "./build/compress.ts";
import { indexWords } from "./build/index_words.ts";

const LANGUAGE = process.env.FIREHOUSE_LANGUAGE || "en";
const SERVICE = process.env.FIREHOUSE_SERVICE ?? "http://127.0.0.1:8000";

export default defineConfig({
  build: {
    outDir: process.env.FIREHOUSE_PAGE_OUT ?? "../src/firehouse/web",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A message goes to where it is said, and is loaded with that.
    rolldownOptions: { optimization: { inlineConst: { mode: "all" } } },
  },
  worker: { format: "es" },
  resolve: { alias: { words: fileURLToPath(new URL(`words/${LANGUAGE}`, import.meta.url)) } },
  plugins: [indexWords(LANGUAGE), appFiles(), compress()],
  server: { proxy: { "/api": { target: SERVICE, ws: true } } },
  // A test that needs a document says so in its first line: making one takes longer than most tests.
  test: { environment: "node", pool: "threads", include: ["src/**/*.test.{ts,tsx}"] },
});

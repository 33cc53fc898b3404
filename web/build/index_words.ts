/** Puts the words of the table [index] where index.html names them, and the code of the language. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

export function indexWords(language: string): Plugin {
  let folder = "";
  return {
    name: "index-words",
    configResolved(config) {
      folder = resolve(config.root, "words", language);
    },
    async transformIndexHtml(html) {
      const words = (await import(pathToFileURL(resolve(folder, "index.ts")).href)) as Record<string, string>;
      return html.replaceAll(/%(\w+)%/g, (all, name: string) => (name === "language" ? language : (words[name] ?? all)));
    },
  };
}

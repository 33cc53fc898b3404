/** Lists the built files in a script for the service worker; with another build it is another script. */
import { readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

export function appFiles(): Plugin {
  let folder = "";
  return {
    name: "app-files",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const files = readdirSync(join(folder, "assets")).map((name) => `/assets/${name}`);
      writeFileSync(join(folder, "app-files.js"), `self.APP_FILES = ${JSON.stringify(files.toSorted())};\n`);
    },
  };
}

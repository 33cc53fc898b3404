/** Lists the built files in a script for the service worker; with another build it is another script. */
import type { Plugin } from "vite";

export function appFiles(): Plugin {
  return {
    name: "app-files",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/")).map((name) => `/${name}`);
      const source = `self.APP_FILES = ${JSON.stringify(files.toSorted())};\n`;
      this.emitFile({ type: "asset", fileName: "app-files.js", source });
    },
  };
}
